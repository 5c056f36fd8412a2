import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preserveFocus } from "@/lib/focus/preserve-focus";

let stop: () => void;

beforeEach(() => {
  stop = preserveFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function show(html: string): void {
  document.body.innerHTML = html;
}

const control = (name: string) => {
  const found = document.querySelector<HTMLElement>(`#${name}`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

function focusAndRemove(name: string): void {
  control(name).focus();
  control(name).remove();
}

const focused = () => document.activeElement?.id;
const settled = () => new Promise((resolve) => setTimeout(resolve, 80));

describe("the focus of a control that is removed", () => {
  it("moves to the next control", async () => {
    show(`<main><button id="a"></button><p><button id="b"></button></p><a id="c" href="#"></a></main>`);
    focusAndRemove("b");
    await vi.waitFor(() => expect(focused()).toBe("c"));
  });

  it("moves to the previous control when none follows", async () => {
    show(`<main><button id="a"></button><button id="b"></button></main>`);
    focusAndRemove("b");
    await vi.waitFor(() => expect(focused()).toBe("a"));
  });

  it("skips text fields and what cannot be reached", async () => {
    show(
      `<main><button id="a"></button><input id="b"><p inert><button id="c"></button></p><button id="d"></button></main>`,
    );
    focusAndRemove("a");
    await vi.waitFor(() => expect(focused()).toBe("d"));
  });

  it("goes back from a notice to the page", async () => {
    show(`<main><button id="a"></button><button id="b"></button></main><p><button id="c"></button></p>`);
    control("a").focus();
    focusAndRemove("c");
    await vi.waitFor(() => expect(focused()).toBe("a"));
  });

  it("goes to the page itself when no control is left", async () => {
    show(`<main id="page" tabindex="-1"><button id="a"></button></main>`);
    focusAndRemove("a");
    await vi.waitFor(() => expect(focused()).toBe("page"));
  });
});

describe("the focus stays where it is", () => {
  it("when the page moves it itself", async () => {
    show(`<main><button id="a"></button><button id="b"></button><input id="c"></main>`);
    focusAndRemove("a");
    control("c").focus();
    await settled();
    expect(focused()).toBe("c");
  });

  it("when it was taken from a control on purpose, which is removed later", async () => {
    show(`<main><button id="a"></button><button id="b"></button></main>`);
    control("a").focus();
    control("a").blur();
    await settled();
    control("a").remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it("when another control is removed", async () => {
    show(`<main><button id="a"></button><button id="b"></button></main>`);
    control("b").focus();
    control("a").remove();
    await settled();
    expect(focused()).toBe("b");
  });
});
