import { isDeepStrictEqual } from "node:util";
import type { DietId } from "@larder/domain/recipe/recipe-request";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { type RecipeDraft, recipeDraftSchema } from "@larder/domain/recipe/recipe";
import { propertyRuns } from "@larder/domain/testing/property-runs";
import { findTimers } from "@larder/domain/time/timers";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Composition } from "./composition.ts";
import { cardById } from "./cards/cards.ts";
import { suggestPlain } from "./cards/suggest-plain.ts";
import { cardOfFoods } from "./compose-freely.ts";
import { composeRecipe } from "./compose-recipe.ts";
import { generalCardOf } from "./dish-names.ts";
import { seededRandom } from "./random.ts";
import { amountFaults, safetyFaults } from "./testing/cooks-rules.ts";
import {
  amountsByFood,
  foodNamesIn,
  foodsIn,
  foodsOf,
  isListed,
  languageOf,
  longestPath,
  partsOf,
  rowsOf,
  textOf,
} from "./testing/examine.ts";
import { type RandomQuery, randomQuery } from "./testing/queries.ts";
import { barredBy } from "@larder/domain/request/barred";
import { foodById } from "@larder/domain/food/foods";
import { holds, holdsFood } from "@larder/domain/food/holds";
import { understandQuery } from "./understand.ts";

const SEED = 20260301;
const COUNT = propertyRuns(600);

interface Answer extends Composition {
  asked: RandomQuery;
  isOfCard: boolean;
}

let answers: Answer[] = [];
beforeAll(() => {
  answers = fc.sample(randomQuery, { numRuns: COUNT, seed: SEED }).map((asked) => ({
    asked,
    isOfCard: isCard(asked),
    ...composeRecipe({ query: asked.query, language: asked.language }),
  }));
}, 60_000);

/** Returns whether a query is answered with the dish of a card, which has tests of its own. */
function isCard({ query, language }: RandomQuery): boolean {
  const request = understandQuery(query, language);
  const id = request.dish?.id ?? "";
  const isNamed = cardById(id) !== null || generalCardOf(id) !== null || cardOfFoods(request) !== null;
  return isNamed || suggestPlain(request, seededRandom(query)) !== null;
}

const CLAIMS: Readonly<Record<string, DietId>> = {
  vegan: "vegan",
  vegano: "vegan",
  vegetarian: "vegetarian",
  vegetariano: "vegetarian",
  "gluten-free": "gluten-free",
  "sin gluten": "gluten-free",
};

type Faults = (recipe: RecipeDraft, asked: RandomQuery, answer: Answer) => readonly string[];

/** Returns the faults of all recipes, each with its query, up to a few. */
function faultsOf(find: Faults): string[] {
  const found: string[] = [];
  for (const answer of answers) {
    if (!answer.recipe || found.length >= 5 || answer.isOfCard) continue;
    const [fault] = find(answer.recipe, answer.asked, answer);
    if (fault !== undefined) found.push(`${answer.asked.query}: ${fault}`);
  }
  return found;
}

describe("composeRecipe, for hundreds of queries", { timeout: 30_000 }, () => {
  it("finds a recipe for nearly every food, and else reports the reason", () => {
    const without = answers.filter(({ recipe }) => recipe === null);
    expect(without.length).toBeLessThan(COUNT / 30);
    const reasons = ["impossible", "unknown-dish", "not-without"];
    expect(without.filter(({ notes }) => !notes.some(({ code }) => reasons.includes(code)))).toEqual([]);
  });

  it("returns a recipe of the schema, tagged as composed", () => {
    const shapeless = faultsOf((recipe) => {
      const { error } = recipeDraftSchema.safeParse(recipe);
      return [...(error ? [error.message] : []), ...(recipe.tags.includes("composed") ? [] : ["no tag"])];
    });
    expect(shapeless).toEqual([]);
  });

  it("returns a recipe that normaliseRecipe does not change", () => {
    const changed = faultsOf((recipe) => {
      const { recipe: normalised, notes } = normaliseRecipe(structuredClone(recipe));
      return isDeepStrictEqual(normalised, recipe) && notes.length === 0 ? [] : [JSON.stringify(notes)];
    });
    expect(changed).toEqual([]);
  });

  it("lists the ingredients of its steps, in the same amounts, and no others", () => {
    const different = faultsOf((recipe) => {
      const used = amountsByFood(partsOf(recipe).flatMap((part) => part.ingredients ?? []));
      const listed = amountsByFood(rowsOf(recipe));
      return isDeepStrictEqual(used, listed)
        ? []
        : [`${JSON.stringify(used)} is not ${JSON.stringify(listed)}`];
    });
    expect(different).toEqual([]);
  });

  it("names only listed ingredients in its steps", () => {
    const unlisted = faultsOf((recipe) => {
      const foods = foodsIn(recipe);
      const language = languageOf(recipe);
      return foodNamesIn(textOf(recipe), language).filter((name) => !isListed(name, foods, language));
    });
    expect(unlisted).toEqual([]);
  });

  it("puts everything that it prepares into the dish", () => {
    const forgotten = faultsOf((recipe) => {
      const language = languageOf(recipe);
      const cooking = recipe.steps.filter((step) => !/^(Prepare the|Prepara los) /.test(step.main_step));
      const named = foodNamesIn(textOf({ ...recipe, steps: cooking }), language);
      const isNamed = (row: Parameters<typeof foodsOf>[0]) =>
        foodsOf(row, language).some((food) => named.some((name) => isListed(name, [food], language)));
      return rowsOf(recipe)
        .filter((row) => !isNamed(row))
        .map((row) => row.ingredient_name);
    });
    expect(forgotten).toEqual([]);
  });

  it("takes as long as its steps, counting the longest of parallel ones", () => {
    const wrong = faultsOf(({ duration, steps }) => {
      const {
        prep_time_minutes: prep,
        cook_time_minutes: cook,
        total_time_minutes: total,
        formatted,
      } = duration;
      const isRight = prep + cook === total && longestPath(steps) === total && total > 0 && total < 800;
      return isRight ? [] : [`${prep} + ${cook} = ${total} (${formatted}), steps ${longestPath(steps)}`];
    });
    expect(wrong).toEqual([]);
  });

  it("runs pans in parallel where there is more than one", () => {
    const withGroups = answers.filter(({ recipe }) =>
      recipe?.steps.some(
        (step, at) =>
          step.parallel_group !== undefined && recipe.steps[at + 1]?.parallel_group === step.parallel_group,
      ),
    );
    expect(withGroups.length).toBeGreaterThan(COUNT / 4);
  });

  it("states the minutes of a part in its text, so that a timer finds them", () => {
    const silent = faultsOf((recipe) =>
      partsOf(recipe)
        .filter(({ description, duration_minutes }) => {
          const timed = findTimers(description).map(({ minSeconds }) => minSeconds / 60);
          return timed.length > 0 && !timed.some((minutes) => minutes === duration_minutes);
        })
        .map(({ description }) => description),
    );
    expect(silent).toEqual([]);
  });

  it("has a timer for everything that cooks or waits for longer than some minutes", () => {
    const untimed = faultsOf((recipe) =>
      partsOf(recipe)
        .filter(
          ({ description, duration_minutes = 0, ingredients = [] }) =>
            duration_minutes > 10 && ingredients.length === 0 && findTimers(description).length === 0,
        )
        .map(({ description }) => description),
    );
    expect(untimed).toEqual([]);
  });

  it("states when risky foods are safe", () => {
    expect(faultsOf(safetyFaults)).toEqual([]);
  });

  it("measures out amounts that a person can eat", () => {
    expect(faultsOf(amountFaults)).toEqual([]);
  });

  it("obeys the requested diets, and tags no diet that it does not obey", () => {
    const broken = faultsOf((recipe, { query, language }) => {
      const foods = foodsIn(recipe).flatMap(({ id }) => foodById(id) ?? []);
      const { excluded, diets } = understandQuery(query, language);
      const claimed = recipe.dietary_preferences.flatMap((tag) => CLAIMS[tag] ?? []);
      const target = barredBy({
        excluded,
        diets: [...diets, ...claimed.map((diet) => ({ diet, words: "" }))],
      });
      return foods.filter((food) => holds({ food, lacks: [] }, target)).map(({ id }) => id);
    });
    expect(broken).toEqual([]);
  });

  it("uses the requested servings", () => {
    const others = faultsOf((recipe, { servings }) =>
      servings === undefined || recipe.servings === servings ? [] : [`for ${recipe.servings}`],
    );
    expect(others).toEqual([]);
  });

  it("uses only the language of the query", () => {
    const foreign = faultsOf((recipe, { query, language: given }) => {
      const { language } = understandQuery(query, given);
      const said = [...recipe.steps.map((step) => step.main_step), textOf(recipe), recipe.description ?? ""];
      const other = language === "en" ? /\b(los|las|con|hasta)\b/ : /\b(the|with|until|and)\b/;
      const words = said.flatMap((text) => other.exec(text)?.[0] ?? []);
      return recipe.language === language ? words : [`it is in ${recipe.language}`];
    });
    expect(foreign).toEqual([]);
  });

  it("leaves no placeholder in a sentence", () => {
    const holed = faultsOf((recipe) =>
      [
        recipe.name,
        recipe.description ?? "",
        ...partsOf(recipe).map(({ description }) => description),
      ].filter((text) =>
        / {2}| [,.:;]|\bthe (and|with|for|on)\b|\b(el|la|los|las) (y|con|por)\b|[{}|]|undefined|NaN|\b(de el|a el)\b/.test(
          text,
        ),
      ),
    );
    expect(holed).toEqual([]);
  });

  it("uses every requested food, or reports that it does not", () => {
    const silent = faultsOf((recipe, { query, language }, { notes }) => {
      const listed = foodsIn(recipe).flatMap(({ id }) => foodById(id) ?? []);
      const excused = notes.filter(({ code }) =>
        ["skipped", "contradiction", "swapped", "unknown"].includes(code),
      );
      const request = understandQuery(query, language);
      const missing = request.foods.filter(({ food: id }) => {
        const food = foodById(id ?? "");
        return (
          food && !listed.some((each) => [food.id, ...food.is].some((wanted) => holdsFood(each, wanted)))
        );
      });
      return missing.length > excused.length ? missing.map(({ words }) => words) : [];
    });
    expect(silent).toEqual([]);
  });
});

describe("composeRecipe", { timeout: 30_000 }, () => {
  it("returns the same recipe for the same query and seed, and mostly another for another seed", () => {
    const queries = fc.sample(randomQuery, { numRuns: propertyRuns(60), seed: 7 });
    const made = queries.map(({ query, language }) =>
      [1, 1, 2].map((seed) => JSON.stringify(composeRecipe({ query, language, seed }))),
    );
    expect(made.filter(([first, second]) => first !== second)).toEqual([]);
    expect(made.filter(([first, , third]) => first !== third).length).toBeGreaterThan(queries.length / 2);
  });

  it("reports every unknown word", () => {
    const unknown = fc.constantFrom("zorblax", "quuxfruit", "ñandufa");
    fc.assert(
      fc.property(randomQuery, unknown, ({ query }, word) => {
        const { notes } = composeRecipe({ query: `${query} ${word}` });
        return notes.some(
          ({ code, words }) =>
            (code === "unknown" || code === "unknown-dish") && words.some((each) => each.includes(word)),
        );
      }),
      { numRuns: propertyRuns(60), seed: SEED },
    );
  });

  it("accepts any text", () => {
    const anyText = fc.string({ unit: "grapheme", maxLength: 500 });
    fc.assert(
      fc.property(anyText, (query) => {
        const { recipe, notes } = composeRecipe({ query });
        return recipe !== null || notes.length > 0;
      }),
      { numRuns: propertyRuns(100), seed: SEED },
    );
  });
});
