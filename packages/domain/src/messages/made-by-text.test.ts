import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { madeByText } from "./made-by-text.ts";

describe("madeByText", () => {
  it.each([
    [{ kind: "composer" }, "Put together offline, without AI"],
    [{ kind: "writer", model: "llama3.2" }, "Written by AI (llama3.2)"],
    [{ kind: "writer", model: "" }, "Written by AI"],
    [{ kind: "reader", page: "The Pot" }, "Read by AI from The Pot"],
    [{ kind: "helper" }, "Made with AI"],
  ] as const)("of %o", (made, text) => {
    expect(madeByText(en, made)).toBe(text);
  });
});
