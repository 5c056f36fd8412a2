import { isRecord } from "../normalise/values.ts";
import { type RecipeDraft, recipeDraftSchema } from "../recipe/recipe.ts";

const FORMAT = "larder";
const VERSION = 1;

/**
 * Serialises recipes as a Larder JSON file: their authors' content, without the fields that the server adds. Reading it
 * back loses nothing.
 */
export function recipesToJson(recipes: readonly RecipeDraft[]): string {
  const drafts = recipes.map((recipe) => recipeDraftSchema.safeParse(recipe).data ?? recipe);
  return JSON.stringify({ format: FORMAT, version: VERSION, recipes: drafts }, null, 2);
}

/** Serialises one recipe as a Larder JSON file. */
export function recipeToJson(recipe: RecipeDraft): string {
  return recipesToJson([recipe]);
}

/** Returns the entries of a Larder JSON file of any version; null for other JSON. */
export function entriesOfLarderJson(json: unknown): readonly unknown[] | null {
  return isRecord(json) && json.format === FORMAT && Array.isArray(json.recipes) ? json.recipes : null;
}
