import { beforeEach, describe, expect, it } from "vitest";
import { commandOf } from "@/features/cooking/cooking-keys";

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key, ...more });

/** Renders HTML and returns its focused element. */
function focused(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.querySelector("[data-focus]") ?? document.body;
  return element;
}

beforeEach(() => void (document.body.innerHTML = ""));

describe("a shortcut of cooking mode", () => {
  it.each([
    ["ArrowRight", "next"],
    ["PageDown", "next"],
    ["ArrowLeft", "previous"],
    ["PageUp", "previous"],
    [" ", "tick"],
    ["t", "timer"],
    ["+", "more"],
    ["-", "less"],
    ["?", "help"],
    ["Escape", "leave"],
    ["ArrowDown", null],
    ["Enter", null],
    ["constructor", null],
  ])("%s means %s", (key, command) => {
    expect(commandOf(press(key), focused("<h1 data-focus tabindex=-1>Stir</h1>"))).toBe(command);
  });

  it.each([
    ["while one types", "t", "<input data-focus>"],
    ["in a longer text", "ArrowLeft", "<textarea data-focus></textarea>"],
    ["in a dialog", "ArrowRight", "<div role=dialog><p data-focus>Tea</p></div>"],
    ["beside an open dialog", "Escape", "<p data-focus>Tea</p><div role=dialog></div>"],
    ["with the space on a key", " ", "<button data-focus>Next</button>"],
    ["with the space on a tick", " ", "<input type=checkbox data-focus>"],
    ["with an arrow among choices", "ArrowRight", "<input type=radio data-focus>"],
  ])("means nothing %s", (_, key, html) => {
    expect(commandOf(press(key), focused(html))).toBeNull();
  });

  it("still leads on from a tick", () => {
    expect(commandOf(press("ArrowRight"), focused("<input type=checkbox data-focus>"))).toBe("next");
    expect(commandOf(press("t"), focused("<input type=checkbox data-focus>"))).toBe("timer");
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
    "belongs to the browser, or is held, with %j",
    (more) => {
      expect(commandOf(press("ArrowRight", more), document.body)).toBeNull();
    },
  );

  it("adds minutes while it is held", () => {
    expect(commandOf(press("+", { repeat: true }), document.body)).toBe("more");
  });
});
