import { groupsByHeadings, type RawIngredientGroup } from "./ingredient-groups.ts";
import { stepsFromSections } from "./main-steps.ts";
import type { RawRecipe } from "./raw-recipe.ts";

/** The group of the ingredients without a heading. */
const MAIN = "main";

/** Converts a raw recipe to the fields that `normaliseRecipe` reads. Missing values stay missing. */
export function fieldsOfRaw(raw: Partial<RawRecipe>): Readonly<Record<string, unknown>> {
  return {
    ...raw.details,
    name: raw.title,
    description: raw.description,
    author: raw.author,
    image: raw.image,
    language: raw.language,
    servings: raw.servings,
    duration: durationOf(raw),
    ingredients: (raw.ingredientGroups ?? groupsByHeadings(raw.ingredients ?? [])).map(withName),
    steps: stepsFromSections(raw.instructions ?? [], raw.language),
  };
}

function durationOf(raw: Partial<RawRecipe>): Record<string, number> | undefined {
  const times = {
    prep_time_minutes: raw.prepMinutes,
    cook_time_minutes: raw.cookMinutes,
    total_time_minutes: raw.totalMinutes,
  };
  const said = Object.entries(times).flatMap(([field, minutes]) =>
    minutes === undefined ? [] : [[field, minutes] as const],
  );
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function withName({ name, ingredients }: RawIngredientGroup): { name: string; ingredients: string[] } {
  return { name: name ?? MAIN, ingredients };
}
