import { getBookmark, listBookmarks, toggleBookmark } from "@larder/domain/contract/bookmarks";
import { call } from "@/lib/api/api-client";

/** The calls of the bookmark queries, apart from these as those of the recipes are. */

export async function fetchBookmarks(userId: string, signal: AbortSignal) {
  return (await call(listBookmarks, { query: { userId }, signal, cacheFor: "mine" })).recipes;
}

export async function fetchBookmark(userId: string, recipeId: string, signal: AbortSignal): Promise<boolean> {
  const request = { params: { id: recipeId }, query: { userId }, signal, cacheFor: "mine" } as const;
  return (await call(getBookmark, request)).isBookmarked;
}

/** Toggles a bookmark on the server; a retry with the same key counts once. */
export async function sendToggle(userId: string, recipeId: string): Promise<boolean> {
  const answer = await call(toggleBookmark, {
    params: { id: recipeId },
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { userId },
  });
  return answer.isBookmarked;
}
