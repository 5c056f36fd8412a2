import {
  getCollection,
  listCollectionRecipes,
  listCollections,
  listCollectionsOfRecipe,
} from "@larder/domain/contract/collections";
import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";
import { recipesKey } from "@/lib/api/recipes-key";

/** Below the key of the recipes: a recipe that is changed or deleted changes collections as well. */
const collectionsKey = [...recipesKey, "collections"] as const;

const SHELF_PAGE = "100";
/** The number of recipes on the first page, which is soon loaded, and on later ones, as in the list of recipes. */
const FIRST_PAGE = "48";
const NEXT_PAGE = "240";

/** Other users change what they share, and stars and cooking dates what a smart collection finds. */
const FRESH_MS = 60_000;
/** The lifetime of a cached collection: longer than cooking a recipe of it. */
const CACHED_MS = 4 * 60 * 60 * 1000;

/** Queries the collections that the user may read, own ones first. */
export const shelfQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...collectionsKey, userId, "shelf"],
    queryFn: ({ pageParam, signal }) =>
      call(listCollections, {
        query: { userId, limit: SHELF_PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
        cacheFor: "mine",
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    staleTime: FRESH_MS,
  });

export const collectionQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...collectionsKey, userId, "one", id],
    queryFn: async ({ signal }) =>
      (await call(getCollection, { params: { id }, query: { userId }, signal, cacheFor: "mine" })).collection,
    staleTime: FRESH_MS,
    gcTime: CACHED_MS,
  });

/** Queries the recipes of a collection in its order, a page at a time. */
export const collectionRecipesQuery = (userId: string, id: string) =>
  infiniteQueryOptions({
    queryKey: [...collectionsKey, userId, "recipes", id],
    queryFn: ({ pageParam, signal }) =>
      call(listCollectionRecipes, {
        params: { id },
        query: {
          userId,
          limit: pageParam ? NEXT_PAGE : FIRST_PAGE,
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
        cacheFor: "mine",
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    staleTime: FRESH_MS,
    gcTime: CACHED_MS,
  });

/** Queries the ids of the collections that the user may change and that have a recipe. */
export const collectionsOfRecipeQuery = (userId: string, recipeId: string) =>
  queryOptions({
    queryKey: [...collectionsKey, userId, "of", recipeId],
    queryFn: async ({ signal }) =>
      (await call(listCollectionsOfRecipe, { params: { id: recipeId }, query: { userId }, signal }))
        .collectionIds,
    staleTime: 0,
  });

/** Returns a function that refreshes everything about collections after a change, without waiting. */
export function useRefreshCollections(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: collectionsKey }).catch(() => {});
}

/** Returns a function that refreshes the shelf when a collection is gone, of which nothing is requested any more. */
export function useForgetCollection(): (id: string) => void {
  const cache = useQueryClient();
  return (id) => {
    const isOf = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.at(-1) === id;
    cache.removeQueries({ queryKey: collectionsKey, predicate: isOf });
    void cache.invalidateQueries({ queryKey: collectionsKey }).catch(() => {});
  };
}
