import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import type { BookmarkStore } from "../../../ports/recipe-stores.ts";

/** All recipes that a user has bookmarked, as a list shows them. */
export async function bookmarksOf(bookmarks: BookmarkStore, uid: string): Promise<RecipeSummary[]> {
  const { items } = await bookmarks.open(uid);
  const all: RecipeSummary[] = [];
  for await (const recipe of items) all.push(recipe);
  return all;
}
