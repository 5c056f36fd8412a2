import type { Recipe } from "./recipe.ts";

type Version = Pick<Recipe, "id" | "version">;
type Answer = Version & Pick<Recipe, "linkedRecipes">;

/**
 * The number of the rules by which the uses of an answer are found. Count it up with each change of what `linkIngredients`
 * finds: the ETag of an answer names it, so that no cached answer keeps older uses.
 */
const USE_RULES = 4;

/** Returns the ETag of a recipe's version, for `If-Match`, with its quotes. */
export function etagOf({ id, version }: Version): string {
  return `"${id}.${version}"`;
}

/**
 * Returns the strong ETag of an answer with a recipe, with its quotes. It names the version, and either the format, where it
 * is not Larder's own, or the rules by which its uses were found and which of its links the reader is shown.
 */
export function answerEtagOf({ id, version, linkedRecipes }: Answer, format?: "jsonld"): string {
  const shown = linkedRecipes?.map(({ slug }) => (slug === undefined ? 0 : 1)).join("");
  return `"${id}.${version}.${format ?? (shown ? `${USE_RULES}.${shown}` : USE_RULES)}"`;
}

/**
 * Returns whether an `If-Match` header matches this version of the recipe, by whichever rules its uses were found.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export function matchesEtag(ifMatch: string, { id, version }: Version): boolean {
  const own = `"${id}.${version}`;
  return ifMatch
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || (tag.startsWith(own) && /^(?:\.\d+){0,2}"$/.test(tag.slice(own.length))));
}
