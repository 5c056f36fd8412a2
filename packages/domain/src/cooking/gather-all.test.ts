import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowFromLine } from "../ingredient/ingredient-row.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import { arbitraryDraft } from "../testing/arbitrary-draft.ts";
import { gatherAll } from "./gather-all.ts";
import { type Amounts, shownAs } from "./needed-for.ts";

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

  it("lists every ingredient in its group, and the tools, each with its own id", () => {
    const { groups, tools } = gatherAll(recipe);
    expect(groups.map(({ key, ingredients }) => [key, ingredients.map(({ doneId }) => doneId)])).toEqual([
      ["dough", ["ready:dough:flour", "ready:dough:salt", "ready:dough:salt:2:"]],
      ["sauce", ["ready:sauce:salt"]],
    ]);
    expect(tools.map(({ doneId }) => doneId)).toEqual(["tool:bowl", "tool:bowl:2:"]);
  });

  it("gives the same unique ids for other servings and other units", () => {
    const doneIdsOf = (of: Parameters<typeof gatherAll>[0]) => {
      const { groups, tools } = gatherAll(of);
      return [...groups.flatMap(({ ingredients }) => ingredients), ...tools].map(({ doneId }) => doneId);
    };
    const shown = ({ ingredients, tools }: RecipeDraft, amounts: Amounts) => ({
      tools,
      ingredients: Object.fromEntries(
        Object.entries(ingredients).map(([key, rows]) => [key, rows.map((row) => shownAs(row, amounts).row)]),
      ),
    });
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const doneIds = doneIdsOf(draft);
        expect(new Set(doneIds).size).toBe(doneIds.length);
        expect(doneIdsOf(shown(draft, { factor: 2.5, units: "us", language: "es" }))).toEqual(doneIds);
        expect(doneIdsOf(shown(draft, { factor: 1 / 3, units: "metric" }))).toEqual(doneIds);
      }),
      { numRuns: 60 },
    );
  });
});
