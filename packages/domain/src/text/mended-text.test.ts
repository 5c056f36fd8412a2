import { describe, expect, it } from "vitest";
import { mendedText } from "./mended-text.ts";

describe("mendedText", () => {
  it.each([
    ["a no-break space", "1/2Â cup milk", "1/2 cup milk"],
    ["a fraction", "1Â¼ cups", "1¼ cups"],
    ["degrees", "bake at 180Â°C", "bake at 180°C"],
    ["letters with accents", "crÃ¨me fraÃ®che", "crème fraîche"],
    ["a curly apostrophe", "butcherâ€™s twine", "butcher’s twine"],
    ["a dash", "2â€“3 eggs", "2–3 eggs"],
    [
      "words that are written so",
      "Âge, Île, pâte à crêpes, São João, PÃO",
      "Âge, Île, pâte à crêpes, São João, PÃO",
    ],
    ["plain text", "3 eggs", "3 eggs"],
    ["a registered name", "NESTLÉ® cocoa", "NESTLÉ® cocoa"],
  ])("reads %s", (_, text, meant) => {
    expect(mendedText(text)).toBe(meant);
  });
});
