import type { Recipe } from "./recipe.ts";

type Version = Pick<Recipe, "id" | "version">;

/**
 * Returns a strong ETag, with its quotes. It names the recipe, its version, and the format where it is not Larder's
 * own.
 */
export function etagOf({ id, version }: Version, format?: "jsonld"): string {
  return `"${id}.${version}${format ? `.${format}` : ""}"`;
}

/**
 * Returns whether an `If-Match` header matches this version of the recipe.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export function matchesEtag(ifMatch: string, recipe: Version): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  return tags.includes("*") || tags.includes(etagOf(recipe));
}
