import type { Recipe } from "@larder/domain/recipe";

/** A strong ETag: it names the recipe and its version. */
export function etagOf({ id, version }: Pick<Recipe, "id" | "version">): string {
  return `"${id}.${version}"`;
}

/**
 * Whether an `If-Match` header admits this version of the recipe.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export function matchesEtag(ifMatch: string, recipe: Pick<Recipe, "id" | "version">): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  return tags.includes("*") || tags.includes(etagOf(recipe));
}
