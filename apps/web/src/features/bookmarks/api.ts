import { getBookmark, listBookmarks, toggleBookmark } from "@larder/domain/contract/bookmarks";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

/** Queries the user's bookmarked recipes; a grid of cards takes its bookmark states from this query. */
export const bookmarksQuery = (userId: string) =>
  queryOptions({
    queryKey: ["bookmarks", userId],
    queryFn: async ({ signal }) =>
      (await call(listBookmarks, { query: { userId }, signal, cacheFor: "mine" })).recipes,
  });

export const bookmarkQuery = (userId: string, recipeId: string) =>
  queryOptions({
    queryKey: ["bookmark", userId, recipeId],
    queryFn: async ({ signal }) =>
      (await call(getBookmark, { params: { id: recipeId }, query: { userId }, signal, cacheFor: "mine" }))
        .isBookmarked,
  });

/** Toggles a bookmark on the server; a retry with the same key counts once. */
export function useToggleBookmark(userId: string, recipeId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const answer = await call(toggleBookmark, {
        params: { id: recipeId },
        headers: { "idempotency-key": crypto.randomUUID() },
        body: { userId },
      });
      return answer.isBookmarked;
    },
    onSuccess: (isBookmarked) => {
      cache.setQueryData(bookmarkQuery(userId, recipeId).queryKey, isBookmarked);
      return cache.invalidateQueries({ queryKey: bookmarksQuery(userId).queryKey });
    },
  });
}
