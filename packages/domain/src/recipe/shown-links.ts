import type { LinkedRecipe, ShownLink } from "./recipe.ts";

/** Returns the ids of the recipes that a recipe links to, each once. */
export function linkedIds(links: readonly LinkedRecipe[] | undefined): string[] {
  return [...new Set(links?.flatMap(({ id }) => id ?? []))];
}

/**
 * Returns links as a reader sees them: of a recipe that the reader may not see, or that is gone, the name alone is left.
 *
 * @param slugs of the linked recipes that the reader may see, by id
 */
export function shownLinks(links: readonly LinkedRecipe[], slugs: ReadonlyMap<string, string>): ShownLink[] {
  return links.map(({ name, id = "" }) => {
    const slug = slugs.get(id);
    return slug === undefined ? { name } : { name, id, slug };
  });
}
