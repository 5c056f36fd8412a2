import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDurationMinutes } from "../time/duration.ts";
import { parseIngredientLine } from "../ingredient/ingredient-line.ts";
import { rowFromLine } from "../ingredient/ingredient-row.ts";
import { LIMITS } from "../limits.ts";
import { linkIngredients } from "../links/link-ingredients.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { parseQuantity } from "../measure/quantity.ts";
import { ingredientRowSchema, recipeDraftSchema } from "../recipe/recipe.ts";
import { parseRecipeText, textImportProblem } from "../text-import/parse-recipe-text.ts";
import { computingMs } from "./computing-time.ts";
import { findTimers } from "../time/timers.ts";

/** Parts of recipes, and parts that break parsers. */
const piece = fc.oneof(
  fc.constantFrom(
    ..."1|2|1/2|½|1½|1,5|1.500|１２|-|–|to|or|a|una|half|cup|cups|g|oz|lb|can|(|)|,|;|of|de|plus|for|min|hours|hora|y|media|every|up".split(
      "|",
    ),
    ..."Ingredients|Method|Serves|Total time:|# |> |* |1. |2) |\n|\r\n|\u2028|:|'|\"|\u0000|\ud800|🍕|\u202e|×|1e309|NaN|__proto__".split(
      "|",
    ),
  ),
  fc.string({ unit: "binary", maxLength: 5 }),
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(" "));

describe("any text", () => {
  it("is an ingredient line whose row fits the schema", () => {
    fc.assert(
      fc.property(text, (line) => {
        const { quantity } = parseIngredientLine(line);
        expect(quantity?.max ?? Infinity).toBeGreaterThan(quantity?.min ?? 0);
        expect(ingredientRowSchema.safeParse(rowFromLine(line)).error).toBeUndefined();
      }),
    );
  });

  it("has timers in order, inside the text, of whole seconds", () => {
    fc.assert(
      fc.property(text, (step) => {
        let before = 0;
        for (const { start, end, minSeconds, maxSeconds } of findTimers(step)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(step.length);
          expect(Number.isInteger(minSeconds) && Number.isInteger(maxSeconds ?? 0)).toBe(true);
          before = end;
        }
      }),
    );
  });

  it("is a step or a line of links that stay inside the step, each line once", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), fc.array(text, { maxLength: 4 }), (lines, steps) => {
        const ingredients = lines.map((line, at) => ({ text: line, group: at % 2 === 0 ? null : line }));
        const uses = linkIngredients({ ingredients, steps });
        expect(uses).toHaveLength(steps.length);
        for (const [at, own] of uses.entries()) {
          expect(new Set(own.map(({ i }) => i)).size).toBe(own.length);
          for (const { i, start, end } of own) {
            expect(lines[i]).toBeDefined();
            expect((start === null) === (end === null)).toBe(true);
            if (start === null || end === null) continue;
            expect(start >= 0 && end > start && end <= (steps[at]?.length ?? 0)).toBe(true);
          }
        }
      }),
    );
  });

  it("is a duration of whole minutes within the limit, or none", () => {
    fc.assert(
      fc.property(text, (label) => {
        const minutes = parseDurationMinutes(label) ?? 0;
        expect(Number.isInteger(minutes) && minutes >= 0 && minutes <= LIMITS.minutes).toBe(true);
      }),
    );
  });

  it("is a finite quantity that does not fall, or none", () => {
    fc.assert(
      fc.property(text, (written) => {
        const { min, max } = parseQuantity(written) ?? { min: 0 };
        expect(Number.isFinite(min) && min >= 0 && (max ?? Infinity) > min).toBe(true);
      }),
    );
  });

  it("is a recipe text that normaliseRecipe accepts", () => {
    fc.assert(
      fc.property(text, (paste) => {
        const recipe = parseRecipeText(paste);
        expect(textImportProblem(recipe)).toBeNull();
        expect(recipeDraftSchema.safeParse(normaliseRecipe(recipe).recipe).error).toBeUndefined();
      }),
    );
  });
});

/**
 * The length of inputs on which patterns with backtracking take minutes. A linear parser needs a fraction of a second
 * for each; the bound is far above what a busy machine takes and far below what a quadratic parser would.
 */
const LENGTH = 200_000;
const REPEATED = [
  "1 ",
  "(",
  "½",
  "9",
  "1-",
  "1 or ",
  "a and ",
  ",",
  "1 hour and ",
  "30 min to ",
  "1. ",
  "\n",
  "# ",
  "> ",
  "**a** ",
  "_",
  "45' ",
  ": ",
  "a: b | ",
  "x y or z, ",
];
const MOST_MS = 5_000;

describe("the parsers' time grows linearly", () => {
  it.each(REPEATED)("for %j repeated", (unit) => {
    const long = unit.repeat(LENGTH / unit.length);
    const readers = [
      parseIngredientLine,
      findTimers,
      parseDurationMinutes,
      parseQuantity,
      parseRecipeText,
      linkAll,
    ];
    expect(computingMs(() => readers.forEach((read) => read(long)), 1)).toBeLessThan(MOST_MS);
  });
});

/** Links a text as the line and as the step. */
function linkAll(long: string) {
  return linkIngredients({ ingredients: [{ text: long, group: long }], steps: [long] });
}

describe("a text of 300 KB", () => {
  const RECIPE =
    "Soup\nServes 4\n2 leeks, sliced\n1 l stock\n1. Boil the leeks for 10 to 15 minutes, then rest 5 min.\n";
  const ofLength = (length: number) => RECIPE.repeat(Math.ceil(length / RECIPE.length));

  it.each([
    ["ingredient line", parseIngredientLine],
    ["timers", findTimers],
    ["recipe", parseRecipeText],
    ["links", linkAll],
  ])("takes time linear in its length: %s", { timeout: 120_000 }, (_, read) => {
    const [short, long] = [ofLength(30_000), ofLength(300_000)];
    read(short);
    // Ten times as long takes about ten times the time, a hundred times if it were quadratic; the rest is a busy machine.
    const shortMs = computingMs(() => read(short));
    expect(computingMs(() => read(long))).toBeLessThan(Math.max(shortMs, 5) * 30);
  });
});
