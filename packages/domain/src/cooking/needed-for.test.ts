import { describe, expect, it } from "vitest";
import { rowFromLine } from "../ingredient/ingredient-row.ts";
import { formatMeasure } from "../measure/shown-amount.ts";
import { type Amounts, neededFor } from "./needed-for.ts";

const written: Amounts = { factor: 1, units: "written" };
const step = (...lines: string[]) => ({
  sub_steps: lines.map((line) => ({ description: "Stir.", ingredients: [rowFromLine(line)] })),
});
const needed = (lines: string[], amounts: Amounts = written) =>
  neededFor(step(...lines), amounts).map(({ row }) =>
    [formatMeasure(row), row.unit, row.ingredient_name].filter((part) => part !== "").join(" "),
  );

describe("neededFor", () => {
  it.each([
    ["the same food in the same unit once", ["1 tsp salt", "2 tsp Salt"], ["3 tsp salt"]],
    ["spoons into cups", ["1 cup milk", "2 tbsp milk"], ["1⅛ cup milk"]],
    ["kilograms and grams", ["1 kg potatoes", "500 g potatoes"], ["1.5 kg potatoes"]],
    ["counts", ["2 eggs", "1 eggs"], ["3 eggs"]],
    ["cloves", ["2 cloves garlic", "1 clove garlic"], ["3 clove garlic"]],
    ["ranges by their ends", ["1-2 tbsp oil", "1 tbsp oil"], ["2–3 tbsp oil"]],
    ["what has no amount, said twice, once", ["salt", "salt"], ["salt"]],
    ["but not weights and volumes", ["1 cup flour", "50 g flour"], ["1 cup flour", "50 g flour"]],
    ["nor a handful and grams", ["1 handful mint", "20 g mint"], ["1 handful mint", "20 g mint"]],
    ["nor what is cut in two ways", ["1 onion, chopped", "1 onion, sliced"], ["1 onion", "1 onion"]],
    ["nor other foods", ["1 tbsp oil", "1 tbsp olive oil"], ["1 tbsp oil", "1 tbsp olive oil"]],
  ])("sums %s", (_, lines, expected) => {
    expect(needed(lines)).toEqual(expected);
  });

  it("scales and converts the sum, not its parts", () => {
    expect(needed(["1 lb beef", "8 oz beef"], { factor: 2, units: "metric" })).toEqual(["1.35 kg beef"]);
    expect(needed(["1 taza de harina"], { factor: 2, units: "metric" })).toEqual(["240 g harina"]);
  });

  it("scales spoons into the spoon that measures them, and into cups where the recipe has cups", () => {
    expect(needed(["1 tsp salt", "2 tsp salt"], { factor: 2, units: "written" })).toEqual(["2 tbsp salt"]);
    const doubled: Amounts = { factor: 2, units: "written" };
    expect(needed(["8 tbsp butter"], doubled)).toEqual(["16 tbsp butter"]);
    expect(needed(["8 tbsp butter"], { ...doubled, hasCups: true })).toEqual(["1 cup butter"]);
  });

  it("is empty where no sub-step names an ingredient", () => {
    expect(neededFor({ sub_steps: [{ description: "Wait." }] }, written)).toEqual([]);
  });
});
