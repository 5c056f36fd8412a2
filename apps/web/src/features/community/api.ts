import { getAuthor } from "@larder/domain/contract/authors";
import { blockUser, listBlocks, unblockUser } from "@larder/domain/contract/blocks";
import { addComment, deleteComment, getCommunity, setPublicRating } from "@larder/domain/contract/community";
import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { dismissNotice, listNotices } from "@larder/domain/contract/notices";
import { reportComment, reportRecipe } from "@larder/domain/contract/reports";
import type { Comment } from "@larder/domain/community/comment";
import type { ReportedKind, ReportReason } from "@larder/domain/community/report";
import type { RatingSummary } from "@larder/domain/community/public-rating";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";
import { recipesKey } from "@/lib/api/recipes-key";
import { useExclusiveMutation } from "@/lib/forms/use-exclusive-mutation";

const PAGE = "20";
const AUTHOR_PAGE = "24";

type CommunityPage = EndpointResponse<typeof getCommunity>;

const communityKey = ["community"] as const;

/** Queries the ratings and comments of a recipe, a page of comments at a time. */
export const communityQuery = (recipeId: string) =>
  infiniteQueryOptions({
    queryKey: [...communityKey, "recipe", recipeId],
    queryFn: ({ pageParam, signal }) =>
      call(getCommunity, {
        params: { id: recipeId },
        query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** Queries an author with their shared recipes, a page at a time. */
export const authorQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...recipesKey, "author", id],
    queryFn: ({ pageParam, signal }) =>
      call(getAuthor, {
        params: { id },
        query: { limit: AUTHOR_PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const blocksQuery = queryOptions({
  queryKey: [...communityKey, "blocks"],
  queryFn: async ({ signal }) => (await call(listBlocks, { query: {}, signal })).blocks,
});

export const noticesQuery = queryOptions({
  queryKey: [...communityKey, "notices"],
  queryFn: async ({ signal }) => (await call(listNotices, { query: {}, signal })).notices,
  staleTime: Infinity,
});

/** Sets the user's public rating, one call after the other, so that the latest is stored last. */
export function useRate(recipeId: string) {
  const change = useChangeCommunity(recipeId);
  return useMutation({
    scope: { id: `public-rating ${recipeId}` },
    mutationFn: async (stars: number | null) =>
      (await call(setPublicRating, { params: { id: recipeId }, body: { stars } })).rating,
    onSuccess: (rating: RatingSummary) => change((page) => ({ ...page, rating })),
  });
}

export interface SentComment {
  text: string;
  image: RecipeImage | null;
  /** Makes a retry of the same comment harmless. */
  key: string;
}

export function useAddComment(recipeId: string) {
  const change = useChangeCommunity(recipeId);
  return useExclusiveMutation({
    mutationFn: async ({ text, image, key }: SentComment) => {
      const body = { text, ...(image && { image }) };
      const headers = { "idempotency-key": key };
      return (await call(addComment, { params: { id: recipeId }, headers, body })).comment;
    },
    onSuccess: (comment: Comment) =>
      change((page, index) => ({
        ...page,
        total: page.total + 1,
        comments:
          index === 0 ? [comment, ...page.comments.filter(({ id }) => id !== comment.id)] : page.comments,
      })),
  });
}

export function useRemoveComment(recipeId: string) {
  const change = useChangeCommunity(recipeId);
  return useExclusiveMutation({
    mutationFn: (id: string) => call(deleteComment, { params: { id }, query: {} }),
    onSuccess: (_answer, removed) =>
      change((page) => ({
        ...page,
        total: page.total - 1,
        comments: page.comments.filter(({ id }) => id !== removed),
      })),
  });
}

export interface SentReport {
  kind: ReportedKind;
  id: string;
  reason: ReportReason;
  text: string;
}

export function useReport() {
  return useExclusiveMutation({
    mutationFn: ({ kind, id, reason, text }: SentReport) =>
      call(kind === "recipe" ? reportRecipe : reportComment, { params: { id }, body: { reason, text } }),
  });
}

/** Blocks a user, or ends the block; what may show their comments is loaded anew. */
export function useSetBlocked() {
  const cache = useQueryClient();
  return useExclusiveMutation({
    mutationFn: ({ id, name, isBlocked }: { id: string; name: string; isBlocked: boolean }) =>
      isBlocked
        ? call(blockUser, { params: { id }, body: { name } })
        : call(unblockUser, { params: { id }, query: {} }),
    onSuccess: async (_answer, { id }) => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: communityKey }),
        cache.invalidateQueries({ queryKey: authorQuery(id).queryKey }),
      ]);
    },
  });
}

export function useDismissNotice() {
  const cache = useQueryClient();
  return useExclusiveMutation({
    mutationFn: (id: string) => call(dismissNotice, { params: { id }, query: {} }),
    onSuccess: (_answer, dismissed) =>
      cache.setQueryData(noticesQuery.queryKey, (notices) => notices?.filter(({ id }) => id !== dismissed)),
  });
}

/** Returns a function that changes every loaded page of a recipe's ratings and comments. */
function useChangeCommunity(recipeId: string) {
  const cache = useQueryClient();
  return (changed: (page: CommunityPage, index: number) => CommunityPage) =>
    void cache.setQueryData(
      communityQuery(recipeId).queryKey,
      (list) => list && { ...list, pages: list.pages.map(changed) },
    );
}
