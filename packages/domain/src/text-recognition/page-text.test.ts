import { describe, expect, it } from "vitest";
import { pageText } from "./page-text.ts";
import type { PrintedLine } from "./recognised-page.ts";

const CHARACTER = 0.01;
const HEIGHT = 0.012;

interface Printed {
  text: string;
  /** The left edge and the block; the first column and block without them. */
  left?: number;
  block?: number;
  height?: number;
  confidence?: number;
}

/** Sets lines one below the other, each character a hundredth of the page wide. */
function printed(lines: readonly (string | Printed)[]): PrintedLine[] {
  return lines.map((line, at) => {
    const {
      text,
      left = 0.1,
      block = 0,
      height = HEIGHT,
      confidence = 95,
    } = typeof line === "string" ? { text: line } : line;
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      confidence,
      box: { left: left + index * CHARACTER, top: 0.05 + at * 0.02, width: word.length * CHARACTER, height },
    }));
    return { words, block, paragraph: block };
  });
}

const textOf = (lines: readonly (string | Printed)[]) => pageText(printed(lines), "recognition").text;

describe("the text of a page", () => {
  it("joins the lines of a step that were broken for lack of space", () => {
    expect(
      textOf([
        "1. Fry the leeks in the butter on low for ten",
        "minutes, until they are soft. Add the stock.",
        "Boil everything for twenty minutes and serve.",
        "2. Serve.",
      ]),
    ).toBe(
      "1. Fry the leeks in the butter on low for ten minutes, until they are soft. Add the stock. Boil everything for twenty minutes and serve.\n2. Serve.",
    );
  });

  it("leaves the lines of a list apart", () => {
    const lines = ["200 g flour", "1 egg", "150 ml milk at room temperature", "salt"];
    expect(textOf(lines)).toBe(lines.join("\n"));
  });

  it("joins an item with the line that is set in below its text, but no other item whose bullet was lost", () => {
    expect(
      textOf([
        "• 5 tbsp olive oil of the first",
        { text: "pressing", left: 0.12 },
        "• 2 cloves of garlic",
        { text: "1 onion", left: 0.12 },
      ]),
    ).toBe("• 5 tbsp olive oil of the first pressing\n• 2 cloves of garlic\n1 onion");
  });

  it("puts a hyphenated word together", () => {
    expect(textOf(["Melt the dark choco-", "late in a bowl."])).toBe("Melt the dark chocolate in a bowl.");
  });

  it.each(["*", "«", "¢", "_", "e"])("makes %s before the items of a list a bullet", (sign) => {
    expect(textOf([`${sign} 2 leeks`, `${sign} 1 egg`, `${sign} salt`])).toBe("• 2 leeks\n• 1 egg\n• salt");
  });

  it("leaves a word of one letter at the start of one line", () => {
    expect(textOf(["Perejil picado fino", "o cilantro", "2 huevos"])).toBe(
      "Perejil picado fino\no cilantro\n2 huevos",
    );
  });

  it("has an empty line between blocks", () => {
    expect(textOf(["Leek soup", { text: "2 leeks", block: 1 }])).toBe("Leek soup\n\n2 leeks");
  });

  it("puts a large title of two lines in one", () => {
    expect(
      textOf([
        { text: "Chickpea curry with", height: 0.03 },
        { text: "rice", height: 0.026, block: 1 },
        { text: "Serves 4", block: 2 },
        { text: "2 onions", block: 2 },
        { text: "1 chilli", block: 2 },
      ]),
    ).toBe("Chickpea curry with rice\n\nServes 4\n2 onions\n1 chilli");
  });

  it("leaves out stains, which no word is sure of", () => {
    expect(textOf(["2 leeks", { text: "HNNH Hb", confidence: 12 }, "1 egg"])).toBe("2 leeks\n1 egg");
  });

  it("is empty for a page without lines", () => {
    expect(pageText([], "recognition")).toEqual({ by: "recognition", text: "", lines: [] });
  });

  it("keeps the words of its lines, in the order of the text", () => {
    const { text, lines } = pageText(printed(["% cup milk", "1 egg"]), "recognition");
    expect(lines.map(({ words }) => words.map((word) => word.text).join(" ")).join("\n")).toBe(text);
  });
});
