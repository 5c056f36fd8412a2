import type { Recipe } from "./recipe.ts";

/** The fields of a recipe that its public page may show. What is not named here never leaves the server by a link. */
const PUBLIC_FIELDS = [
  "name",
  "abstract",
  "description",
  "cuisine",
  "difficulty",
  "author",
  "url",
  "source",
  "importedUrl",
  "servings",
  "calories_per_serving",
  "tags",
  "category",
  "dietary_preferences",
  "tools",
  "duration",
  "reckonedMinutes",
  "ingredients",
  "steps",
  "image",
  "moreImages",
  "notes",
  "nutrition",
  "video",
  "linkedRecipes",
  "language",
  "assumed",
] as const satisfies readonly (keyof Recipe)[];

/** A recipe as its public page shows it: without ids, dates, cooking notes, ratings and everything else of its owner. */
export type PublicRecipe = Pick<Recipe, (typeof PUBLIC_FIELDS)[number]>;

/**
 * Returns the part of a recipe that its public page may show. The author is left out where it is the owner's name, and
 * linked recipes are names alone.
 */
export function publicRecipe(recipe: Recipe): PublicRecipe {
  const shown = Object.fromEntries(
    PUBLIC_FIELDS.filter((field) => recipe[field] !== undefined).map((field) => [field, recipe[field]]),
  ) as PublicRecipe;
  if (recipe.authorIsOwner) delete shown.author;
  if (shown.linkedRecipes) shown.linkedRecipes = shown.linkedRecipes.map(({ name }) => ({ name }));
  return shown;
}
