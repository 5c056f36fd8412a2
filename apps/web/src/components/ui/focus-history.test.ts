import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { restoreFocus } from "@/components/ui/focus-history";

const query = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not on the page`);
  return element;
};

/** Adds a modal dialog and moves the focus into it, as an opening dialog does. */
function openDialog(name: string): HTMLElement {
  query("main").insertAdjacentHTML(
    "afterend",
    `<div aria-modal="true" id="${name}"><button>Yes</button></div>`,
  );
  query(`#${name} button`).focus();
  return query(`#${name}`);
}

describe("restoreFocus", () => {
  beforeEach(() => {
    document.body.innerHTML = `<main tabindex="-1"><button id="delete">Delete</button><button id="other">Other</button></main>`;
    query("#delete").focus();
  });
  afterEach(() => document.body.replaceChildren());

  it("moves the focus to what had it before the dialog", () => {
    const dialog = openDialog("first");
    dialog.remove();
    restoreFocus(dialog);
    expect(document.activeElement).toBe(query("#delete"));
  });

  it("skips the closed dialog that the second one replaced, also when its closing was never reported", () => {
    openDialog("first").remove();
    const second = openDialog("second");
    second.remove();
    restoreFocus(second);
    expect(document.activeElement).toBe(query("#delete"));
  });

  it("leaves the focus in the second dialog when the first reports its closing afterwards", () => {
    const first = openDialog("first");
    const second = openDialog("second");
    first.remove();
    restoreFocus(first);
    expect(document.activeElement).toBe(query("#second button"));
    second.remove();
    restoreFocus(second);
    expect(document.activeElement).toBe(query("#delete"));
  });

  it("moves the focus back into the dialog from which another was opened", () => {
    openDialog("first");
    const inner = openDialog("second");
    inner.remove();
    restoreFocus(inner);
    expect(document.activeElement).toBe(query("#first button"));
  });

  it("finds the element that took the id of the removed one", () => {
    const dialog = openDialog("first");
    query("#delete").outerHTML = `<button id="delete">Delete again</button>`;
    dialog.remove();
    restoreFocus(dialog);
    expect(document.activeElement).toBe(query("#delete"));
    expect(document.activeElement?.textContent).toBe("Delete again");
  });

  it("moves the focus to the page when none of these is left", () => {
    const dialog = openDialog("first");
    query("#delete").remove();
    dialog.remove();
    restoreFocus(dialog);
    expect(document.activeElement).toBe(query("main"));
  });
});
