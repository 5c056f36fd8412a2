import { isContent } from "@larder/domain/food/content";
import { findBreaches } from "@larder/domain/examine/find-breaches";
import { phrasings } from "@larder/domain/request/testing/phrasings";
import { describe, expect, it } from "vitest";
import { composeRecipe } from "./compose-recipe.ts";
import { understandQuery } from "./understand.ts";

/** Every tenth phrasing of the table, about 900 queries; with `THOROUGH` all of them. */
const STEP = process.env["THOROUGH"] ? 1 : 10;

describe.each(["en", "es"] as const)("composed recipes (%s)", (language) => {
  const queries = phrasings(language).filter((_, index) => index % STEP === 0);

  it(
    "have nothing that their query leaves out in any wording, in rows and sentences",
    { timeout: 120_000 },
    () => {
      const broken = queries.flatMap(({ query, cases }) => {
        const { recipe } = composeRecipe({ request: understandQuery(query, language) });
        const bars = cases.flatMap((each) => each.bars);
        const excluded = {
          words: "",
          foods: bars.filter((bar) => !isContent(bar)),
          contents: bars.filter(isContent),
          isAllergy: true,
        };
        const breaches = recipe ? findBreaches(recipe, { excluded: [excluded], diets: [] }) : [];
        return breaches.map(({ food, quote }) => `${query}: ${food} in "${quote}"`);
      });
      expect(broken).toEqual([]);
      expect(queries.length).toBeGreaterThan(300);
    },
  );

  it("are made for most of these queries", () => {
    const sample = queries.filter((_, index) => index % 4 === 0);
    const made = sample.filter(
      ({ query }) => composeRecipe({ request: understandQuery(query, language) }).recipe,
    );
    expect(made.length / sample.length).toBeGreaterThan(0.6);
  });
});
