import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowFromLine } from "../ingredient-row.ts";
import { formatMeasure } from "../shown-amount.ts";
import { arbitraryDraft } from "../testing/arbitrary-draft.ts";
import { type Amounts, gatherAll, neededFor } from "./needed-for.ts";

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

  it("needs nothing where no sub-step says what it takes", () => {
    expect(neededFor({ sub_steps: [{ description: "Wait." }] }, written)).toEqual([]);
  });
});

describe("gatherAll", () => {
  const recipe = {
    ingredients: {
      dough: [rowFromLine("2 cups flour"), rowFromLine("1 tsp salt"), rowFromLine("1 tsp salt, for the top")],
      sauce: [rowFromLine("1 tsp salt")],
      none: [],
    },
    tools: [
      { tool_name: "Bowl", purpose: "" },
      { tool_name: "Bowl", purpose: "small" },
    ],
  };

  it("lists every ingredient in its group, and the tools, each under a mark of its own", () => {
    const { groups, tools } = gatherAll(recipe, written);
    expect(groups.map(({ key, ingredients }) => [key, ingredients.map(({ mark }) => mark)])).toEqual([
      ["dough", ["ready:dough:flour", "ready:dough:salt", "ready:dough:salt:2:"]],
      ["sauce", ["ready:sauce:salt"]],
    ]);
    expect(tools.map(({ mark }) => mark)).toEqual(["tool:bowl", "tool:bowl:2:"]);
  });

  it("gives the same marks for other servings and other units, and no two alike", () => {
    const marksOf = (amounts: Amounts, of: Parameters<typeof gatherAll>[0]) => {
      const { groups, tools } = gatherAll(of, amounts);
      return [...groups.flatMap(({ ingredients }) => ingredients), ...tools].map(({ mark }) => mark);
    };
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const marks = marksOf(written, draft);
        expect(new Set(marks).size).toBe(marks.length);
        expect(marksOf({ factor: 2.5, units: "us", language: "es" }, draft)).toEqual(marks);
        expect(marksOf({ factor: 1 / 3, units: "metric" }, draft)).toEqual(marks);
      }),
      { numRuns: 60 },
    );
  });
});
