import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

const loadCalls = () => import("@/features/bookmarks/bookmark-calls");

/** Queries the user's bookmarked recipes; a grid of cards takes its bookmark states from this query. */
export const bookmarksQuery = (userId: string) =>
  queryOptions({
    queryKey: ["bookmarks", userId],
    queryFn: async ({ signal }) => (await loadCalls()).fetchBookmarks(userId, signal),
  });

export const bookmarkQuery = (userId: string, recipeId: string) =>
  queryOptions({
    queryKey: ["bookmark", userId, recipeId],
    queryFn: async ({ signal }) => (await loadCalls()).fetchBookmark(userId, recipeId, signal),
  });

/** Returns the mutation that toggles a bookmark. */
export function useToggleBookmark(userId: string, recipeId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await loadCalls()).sendToggle(userId, recipeId),
    onSuccess: (isBookmarked) => {
      cache.setQueryData(bookmarkQuery(userId, recipeId).queryKey, isBookmarked);
      return cache.invalidateQueries({ queryKey: bookmarksQuery(userId).queryKey });
    },
  });
}
