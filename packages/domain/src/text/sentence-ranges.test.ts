import { expect, it } from "vitest";
import { sentenceRanges } from "./sentence-ranges.ts";

it.each<[string, string, string[]]>([
  ["two sentences", "Chop the leeks. Fry them.", ["Chop the leeks.", "Fry them."]],
  ["other marks", "Is it brown? Good! Serve…  Enjoy", ["Is it brown?", "Good!", "Serve…", "Enjoy"]],
  [
    "a quote and a bracket after the mark",
    'Press "Start." Wait (an hour.) Serve.',
    ['Press "Start."', "Wait (an hour.)", "Serve."],
  ],
  ["numbers with a dot", "Add 1.5 cups. Stir 2.5 min.", ["Add 1.5 cups.", "Stir 2.5 min."]],
  ["abbreviations", "Use approx. 2 cups, e.g. Rice. Stir.", ["Use approx. 2 cups, e.g. Rice.", "Stir."]],
  [
    "a unit before a number",
    "Add 2 tbsp. 1 cup. Wait 5 min. Serve.",
    ["Add 2 tbsp. 1 cup.", "Wait 5 min.", "Serve."],
  ],
  ["a unit before a lower-case letter", "Add 2 tsp. salt. Stir.", ["Add 2 tsp. salt.", "Stir."]],
  ["degrees", "Heat to 180 °C. Bake.", ["Heat to 180 °C.", "Bake."]],
  ["numbers of a list", "1. Mix. 2. Bake.", ["1. Mix.", "2. Bake."]],
  ["a line break", "Mix\n\nBake", ["Mix", "Bake"]],
  ["Spanish marks", "Mezcla bien. ¿Está seco? Añade agua.", ["Mezcla bien.", "¿Está seco?", "Añade agua."]],
  [
    "German abbreviations",
    "Kräuter, z. B. Dill, ca. 5 g. Rühren.",
    ["Kräuter, z. B. Dill, ca. 5 g.", "Rühren."],
  ],
  ["Japanese", "切る。煮る。", ["切る。", "煮る。"]],
  ["no text", "  ", []],
])("splits %s", (_, text, sentences) => {
  expect(sentenceRanges(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});

it("reads a long run of marks in linear time", () => {
  const started = performance.now();
  sentenceRanges(".".repeat(200_000) + "x" + ". ".repeat(100_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
