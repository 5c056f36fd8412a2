import type { Recipe } from "./recipe.ts";

type Version = Pick<Recipe, "id" | "version">;

/** A strong ETag: it names the recipe and its version, and the format where it is not our own. Quotes belong to it. */
export function etagOf({ id, version }: Version, format?: "jsonld"): string {
  return `"${id}.${version}${format ? `.${format}` : ""}"`;
}

/**
 * Whether an `If-Match` header admits this version of the recipe.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export function matchesEtag(ifMatch: string, recipe: Version): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  return tags.includes("*") || tags.includes(etagOf(recipe));
}
