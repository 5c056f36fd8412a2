import { createHash } from "node:crypto";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { Store } from "../../ports/store.ts";

/**
 * Hashes what a cook has of a recipe beside its content: stars, note, dates of cooking, bookmark, collections, and who sees it.
 * When it is another one after an import, the cook has made the recipe their own.
 *
 * @param own the collections that the import itself has added
 */
export async function personalDigest(
  { cookingNotes, bookmarks, collections }: Pick<Store, "cookingNotes" | "bookmarks" | "collections">,
  uid: string,
  { id, visibility }: Pick<Recipe, "id" | "visibility">,
  own: readonly string[] = [],
): Promise<string> {
  const notes = await cookingNotes.find(uid, id);
  const isBookmarked = await bookmarks.has(uid, id);
  const collected = (await collections.withRecipe(id, uid)).filter((one) => !own.includes(one)).toSorted();
  return createHash("sha256")
    .update(JSON.stringify([notes.rating, notes.note, notes.cookedOn, isBookmarked, collected, visibility]))
    .digest("base64url");
}
