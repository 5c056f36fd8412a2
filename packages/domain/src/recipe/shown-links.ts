import type { LinkedRecipe } from "./recipe.ts";

/** Returns the ids of the recipes that a recipe links to, each once. */
export function linkedIds(links: readonly LinkedRecipe[] | undefined): string[] {
  return [...new Set(links?.flatMap(({ id }) => id ?? []))];
}

/**
 * Returns links as a reader sees them: of a recipe that the reader may not see, or that is gone, the name alone is left.
 *
 * @param slugs of the linked recipes that the reader may see, by id
 */
export function shownLinks(
  links: readonly LinkedRecipe[],
  slugs: ReadonlyMap<string, string>,
): LinkedRecipe[] {
  return links.map(({ name, id = "" }) => {
    const slug = slugs.get(id);
    return slug === undefined ? { name } : { name, id, slug };
  });
}

/**
 * Returns links with the ids that stored links of the same names have: a writer who may not see a linked recipe now sends
 * its name alone, and does not unlink it by that.
 */
export function withKnownIds(
  links: readonly LinkedRecipe[],
  stored: readonly LinkedRecipe[] = [],
): LinkedRecipe[] {
  return links.map((link) => {
    const known = stored.find(({ name, id }) => name === link.name && id !== undefined);
    return link.id === undefined && known ? known : link;
  });
}
