import { readdir, readFile } from "node:fs/promises";
import { formatMinutes } from "@larder/domain/time/format-minutes";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import {
  type IngredientRow,
  type Recipe,
  recipeDraftSchema,
  recipeSchema,
} from "@larder/domain/recipe/recipe";
import { stepMinutes } from "@larder/domain/time/step-minutes";
import { findTimers } from "@larder/domain/time/timers";
import { findUnit } from "@larder/domain/measure/units";
import { describe, expect, it } from "vitest";
import { readStarterRecipes, STARTER_RECIPES } from "./starter-recipes.ts";
import { STARTER_TAGS } from "./testing/starter-tags.ts";

const FOLDER = new URL("recipes/", import.meta.url);
const recipes = await readStarterRecipes();
const words = (recipe: Recipe) => JSON.stringify(recipe);
const subStepsOf = ({ steps }: Recipe) => steps.flatMap((step) => step.sub_steps);

const MEAT_OR_FISH =
  /chicken|beef|pork|bacon|salmon|fish|gelatine|parmesan|carne|chorizo|merluza|almeja|pescado|manteca de/i;
const DAIRY = /milk|butter|cream|cheese|feta|leche|queso|mantequilla|nata/i;
const OF_ANIMALS = new RegExp(`${MEAT_OR_FISH.source}|${DAIRY.source}|egg|honey|huevo|miel`, "i");
const WITH_GLUTEN = /harina de trigo|pan\b|soja/i;

describe("the starter recipes", () => {
  it("are the files of the folder, 16 in English and 8 in Spanish", async () => {
    const files = (await readdir(FOLDER)).map((file) => file.replace(/\.json$/, ""));
    expect(files.toSorted()).toEqual(STARTER_RECIPES.toSorted());
    expect(recipes.filter(({ language }) => language === "en")).toHaveLength(16);
    expect(recipes.filter(({ language }) => language === "es")).toHaveLength(8);
  });

  it("are the same every time they are read, newest first", async () => {
    expect(await readStarterRecipes()).toStrictEqual(recipes);
    const dates = recipes.map(({ createdAt }) => createdAt);
    expect(dates.toSorted().toReversed()).toEqual(dates);
  });

  it.each(STARTER_RECIPES)(
    "are not changed by normaliseRecipe, and contain no assumed values: %s",
    async (file) => {
      const written: unknown = JSON.parse(await readFile(new URL(`${file}.json`, FOLDER), "utf8"));
      const { recipe, notes } = normaliseRecipe(written);
      expect(recipeDraftSchema.safeParse(written).success).toBe(true);
      expect(recipe).toStrictEqual(written);
      expect(notes).toEqual([]);
      expect(recipe.assumed).toBeUndefined();
    },
  );
});

describe.each(recipes.map((recipe) => [recipe.name, recipe] as const))("%s", (_, recipe) => {
  it("is a complete recipe, with an address made of its name", () => {
    expect(recipeSchema.safeParse(recipe).success).toBe(true);
    expect(recipe.slug).toMatch(/^[a-z][a-z0-9-]+-[0-9a-z]{8}$/);
    expect(recipe.id).toBe(`starter-${recipe.slug.replace(/-[^-]+$/, "")}`);
    for (const field of ["description", "cuisine", "difficulty"] as const) expect(recipe[field]).toBeTruthy();
    expect(recipe.tools.length).toBeGreaterThan(1);
    expect(recipe.steps.length).toBeGreaterThan(2);
  });

  it("groups its ingredients, each amount with a known unit", () => {
    const groups = Object.values(recipe.ingredients);
    expect(groups.length).toBeGreaterThan(1);
    for (const { measure, unit } of groups.flat()) {
      expect(measure).toBeGreaterThan(0);
      expect(unit === "" || findUnit(unit)).toBeTruthy();
    }
  });

  it("uses all its ingredients in its steps, and no others", () => {
    const listed = totals(Object.values(recipe.ingredients).flat());
    expect(totals(subStepsOf(recipe).flatMap(({ ingredients = [] }) => ingredients))).toEqual(listed);
  });

  it("numbers its sub-steps", () => {
    const numbers = recipe.steps.map(({ sub_steps }) => sub_steps.map((part) => part.action_id));
    expect(numbers).toEqual(
      recipe.steps.map(({ sub_steps }, step) => sub_steps.map((__, part) => `${step + 1}.${part + 1}`)),
    );
  });

  it("states every time in its text, where a timer finds it", () => {
    for (const { description, duration_minutes: minutes = 0 } of subStepsOf(recipe)) {
      const timers = findTimers(description);
      expect(timers.filter(({ kind }) => kind)).toEqual([]);
      const seconds = timers.reduce((sum, timer) => sum + (timer.maxSeconds ?? timer.minSeconds), 0);
      expect([description, minutes * 60]).toEqual([description, seconds]);
    }
  });

  it("takes the time of its steps: the timers, and no more besides than its preparation", () => {
    const {
      prep_time_minutes: prep,
      cook_time_minutes: cook,
      total_time_minutes: total,
      formatted,
    } = recipe.duration;
    const timed = timedMinutes(recipe);
    expect(total).toBeGreaterThanOrEqual(timed);
    expect(total).toBeLessThanOrEqual(prep + timed);
    expect(total).toBeGreaterThanOrEqual(prep + cook);
    expect(cook).toBeLessThanOrEqual(timed);
    expect(formatted).toBe(formatMinutes(total));
  });

  it("explains why, with a tip and an analogy, in lower case after 'Think of it like'", () => {
    const analogies = recipe.steps.flatMap(({ analogy }) => analogy ?? []);
    expect(recipe.steps.filter(({ why }) => why).length).toBeGreaterThan(1);
    expect(recipe.steps.filter(({ tip }) => tip).length).toBeGreaterThan(1);
    expect(analogies.length).toBeGreaterThan(0);
    for (const analogy of analogies) expect(analogy).toMatch(/^\p{Ll}.*\.$/u);
  });

  it("marks steps as parallel only where at least two follow each other", () => {
    const groups = recipe.steps.map(({ parallel_group: group }) => group);
    const isAlone = (group: unknown, index: number) =>
      group !== undefined && group !== groups[index - 1] && group !== groups[index + 1];
    expect(groups.filter(isAlone)).toEqual([]);
  });

  it("is tagged in its own language with known tags, including the diets", () => {
    const known = recipe.language === "es" ? STARTER_TAGS.es : STARTER_TAGS.en;
    expect(recipe.tags.filter((tag) => !known.includes(tag))).toEqual([]);
    expect(recipe.tags).toEqual(
      expect.arrayContaining(recipe.dietary_preferences.filter((diet) => known.includes(diet))),
    );
    const has = (tag: RegExp) => recipe.tags.some((each) => tag.test(each));
    expect(has(/^vegan/)).toBe(has(/^vegan/) && has(/^vegetarian/));
    const isQuick = recipe.duration.total_time_minutes <= 30;
    expect(has(/^(?:quick|rápido)$/)).toBe(isQuick);
  });

  it("states every temperature in both scales, and they agree", () => {
    for (const [, celsius, fahrenheit] of words(recipe).matchAll(/(\d+) °C(?: \((\d+) °F\))?/g)) {
      expect(Math.abs((Number(celsius) * 9) / 5 + 32 - Number(fahrenheit))).toBeLessThanOrEqual(8);
    }
  });
});

describe("the safety of the starter recipes", () => {
  it.each([
    ["poultry", /whole chicken/, "74 °C"],
    ["pork", /pork shoulder/, "63 °C"],
    ["chopped meat in a filling", /a cuchillo/, "71 °C"],
    ["fish", /salmon fillets|lomos de merluza/, "63 °C"],
    ["eggs that stay soft", /yolks tremble|tortilla jugosa/, "71 °C"],
    ["rice from the day before", /cooked rice/, "74 °C"],
  ])("includes a safe end point: %s", (_, food, temperature) => {
    const bearing = recipes.filter((recipe) => food.test(words(recipe)));
    expect(bearing).not.toEqual([]);
    for (const recipe of bearing) expect(words(recipe)).toContain(temperature);
  });

  it.each([
    ["vegetarian", /vegetarian/, MEAT_OR_FISH],
    ["vegan", /vegan/, OF_ANIMALS],
    ["free of gluten", /gluten/, WITH_GLUTEN],
    ["free of dairy", /dairy|lactosa/, DAIRY],
  ])("includes only suitable ingredients for the tag %s", (_, diet, barred) => {
    const bearing = recipes.filter(({ dietary_preferences: diets }) => diets.some((each) => diet.test(each)));
    expect(bearing).not.toEqual([]);
    for (const { ingredients } of bearing) {
      const names = Object.values(ingredients)
        .flat()
        .map(({ ingredient_name: name }) => name.replace("coconut milk", ""));
      expect(names.filter((name) => barred.test(name))).toEqual([]);
    }
  });
});

/** Steps of one group run side by side: the longest of them counts. */
function timedMinutes({ steps }: Recipe): number {
  let minutes = 0;
  let together: { group: unknown; longest: number } = { group: undefined, longest: 0 };
  for (const step of steps) {
    const group = step.parallel_group;
    const isBeside = group !== undefined && group === together.group;
    if (!isBeside) minutes += together.longest;
    together = { group, longest: Math.max(isBeside ? together.longest : 0, stepMinutes(step)) };
  }
  return minutes + together.longest;
}

/** Returns the total amount of each ingredient with the same cut and unit. */
function totals(rows: readonly IngredientRow[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { ingredient_name: name, unit, prep_style: cut, measure } of rows) {
    const key = [name, cut, unit].join(", ");
    sums[key] = (sums[key] ?? 0) + Number(measure);
  }
  return sums;
}
