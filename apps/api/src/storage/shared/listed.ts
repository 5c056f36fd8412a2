import { UNLISTED } from "@larder/domain/recipe/visibility";
import type { RecipeFilter } from "../../ports/recipe-stores.ts";

const OWN: ReadonlySet<string> = new Set(UNLISTED);

/**
 * Returns whether the list of a filter has the recipes of an owner with this listing.
 *
 * @param listing see `listingOf`
 */
export function isListed(
  {
    owner,
    reader,
    hidden,
    drafts = false,
  }: Pick<RecipeFilter, "owner" | "reader" | "hidden"> & { drafts?: boolean },
  userId: string,
  listing: string,
): boolean {
  if (owner !== undefined) return userId === owner && (listing === "draft") === drafts;
  return listing === (hidden ? "hidden" : "shared") || (userId === reader && OWN.has(listing));
}

/** Returns whether a user's bookmarks and notes have a recipe: one of all lists, an own one, or one of a named reader. */
export function isSeen(uid: string, userId: string, listing: string, isNamedReader = false): boolean {
  return isListed({ reader: uid }, userId, listing) || (isNamedReader && OWN.has(listing));
}
