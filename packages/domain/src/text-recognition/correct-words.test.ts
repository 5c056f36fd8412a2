import { describe, expect, it } from "vitest";
import { correctWords } from "./correct-words.ts";
import { UNSURE_BELOW } from "./recognised-page.ts";

const wordsOf = (line: string, confidence = 90) =>
  line.split(" ").map((text) => ({ text, confidence, box: null }));
const corrected = (line: string, confidence?: number) =>
  correctWords(wordsOf(line, confidence))
    .map(({ text }) => text)
    .join(" ");

describe("mistakes of recognisers in amounts", () => {
  it.each([
    ["a letter before digits", "l00 g flour", "100 g flour"],
    ["a letter among digits", "2O0 g flour", "200 g flour"],
    ["letters at the end of a number", "1OO g flour", "100 g flour"],
    ["a one before a slash", "l/2 cup milk", "1/2 cup milk"],
    ["a one alone before a unit", "I cup milk", "1 cup milk"],
    ["a small l alone", "l egg", "1 egg"],
    ["a litre behind its amount", "1 | vegetable stock", "1 l vegetable stock"],
    ["a half for a percent sign", "% cup milk", "½ cup milk"],
    ["a half behind a whole number", "• 1% cups milk", "• 1 ½ cups milk"],
    ["a half behind a number and a space", "1 % cdta. sal", "1 ½ cdta. sal"],
    ["a half for a Y and a two", "Y2 tsp salt", "½ tsp salt"],
    ["a quarter for a Y and a four", "Y4 tsp salt", "¼ tsp salt"],
    ["a degree for a star", "Bake at 180*C.", "Bake at 180°C."],
    ["a degree for a nine", "Bake at 1809C", "Bake at 180°C"],
    ["a degree for a quote, apart", "a 220 “C (425 *F) de", "a 220 °C (425 °F) de"],
  ])("are mended: %s", (_, line, expected) => {
    expect(corrected(line)).toBe(expected);
  });

  it.each([
    ["a litre", "1l stock"],
    ["milk with 2% fat", "2% milk"],
    ["the content of cocoa", "100 g chocolate, 70% cocoa"],
    ["a sentence with I", "I always fry the onions"],
    ["a Spanish word", "Ya está lista"],
    ["a range", "4 - 6 eggs"],
    ["an address", "1001 nights"],
  ])("are not seen in %s", (_, line) => {
    expect(corrected(line)).toBe(line);
  });

  it("leave a word that is no longer sure", () => {
    const [first] = correctWords(wordsOf("l00 g flour", 96));
    expect(first).toEqual({ text: "100", confidence: UNSURE_BELOW - 1, box: null });
  });

  it("are mended in the dot between two facts, where the recogniser is unsure", () => {
    expect(corrected("Serves 4 - 45 min", 50)).toBe("Serves 4 · 45 min");
    expect(corrected("Raciones: 4 : 45 min")).toBe("Raciones: 4 · 45 min");
  });
});
