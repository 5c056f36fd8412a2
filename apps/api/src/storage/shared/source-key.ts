import type { Recipe } from "@larder/domain/recipe/recipe";
import { listingOf } from "@larder/domain/recipe/visibility";

/**
 * Returns the key by which a store keeps source addresses unique: among shared recipes the address, else the address of
 * one owner. Undefined for a recipe that was not imported.
 */
export function sourceKeyOf(
  recipe: Pick<Recipe, "sourceUrl" | "userId" | "visibility" | "hiddenBy" | "draft">,
): string | undefined {
  const { sourceUrl, userId } = recipe;
  if (sourceUrl === undefined) return undefined;
  return listingOf(recipe) === "shared" ? sourceUrl : ownSourceKey(sourceUrl, userId);
}

/** Returns the key of an owner's own recipe from an address. An address in canonical form has no space. */
export function ownSourceKey(sourceUrl: string, userId: string): string {
  return `${userId} ${sourceUrl}`;
}

/** Returns the address in a key. */
export function sourceUrlIn(key: string): string {
  return key.slice(key.lastIndexOf(" ") + 1);
}
