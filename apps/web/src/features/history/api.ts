import { copyRecipe, getRecipeOrigin, takeRecipeOrigin } from "@larder/domain/contract/copies";
import { getRecipeVersion, listRecipeVersions, restoreRecipeVersion } from "@larder/domain/contract/history";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { etagOf } from "@larder/domain/recipe/recipe-etag";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";
import { useExclusiveMutation } from "@/lib/forms/use-exclusive-mutation";

/** Queries the versions of the user's own recipe, as they are when its version is this one. */
export const versionsQuery = (userId: string, { id, version }: Pick<Recipe, "id" | "version">) =>
  queryOptions({
    queryKey: ["versions", userId, id, version],
    queryFn: async ({ signal }) =>
      (await call(listRecipeVersions, { params: { id }, query: { userId }, signal })).versions,
    staleTime: 0,
    // A list that was shown stays until the one after a change is here.
    placeholderData: keepPreviousData,
  });

/** Queries one version, which never changes. */
export const versionQuery = (userId: string, recipeId: string, version: number) =>
  queryOptions({
    queryKey: ["version", userId, recipeId, version],
    queryFn: async ({ signal }) => {
      const params = { id: recipeId, version: String(version) };
      return (await call(getRecipeVersion, { params, query: { userId }, signal })).version.recipe;
    },
    staleTime: Infinity,
  });

/** Queries the origin of the user's copy, and whether it has changed. */
export const originQuery = (userId: string, { id, version }: Pick<Recipe, "id" | "version">) =>
  queryOptions({
    queryKey: ["origin", userId, id, version],
    queryFn: ({ signal }) => call(getRecipeOrigin, { params: { id }, query: { userId }, signal }),
  });

/** Restores a version of the recipe as the user sees it. */
export function useRestore(userId: string) {
  return useExclusiveMutation({
    mutationFn: async ({ seen, version }: { seen: Recipe; version: number }) => {
      const params = { id: seen.id, version: String(version) };
      const headers = { "if-match": etagOf(seen) };
      return (await call(restoreRecipeVersion, { params, headers, body: { userId } })).recipe;
    },
  });
}

/** Copies a recipe; a retry with the same key makes no second copy. */
export function useCopy(userId: string) {
  return useExclusiveMutation({
    mutationFn: async ({ recipe, key }: { recipe: Recipe; key: string }) => {
      const headers = { "idempotency-key": key };
      return (await call(copyRecipe, { params: { id: recipe.id }, headers, body: { userId } })).recipe;
    },
  });
}

/** Takes the origin's content over, or remembers it as seen. */
export function useTakeOrigin(userId: string) {
  return useExclusiveMutation({
    mutationFn: async ({ seen, take }: { seen: Recipe; take: "theirs" | "mine" }) => {
      const headers = { "if-match": etagOf(seen) };
      return (await call(takeRecipeOrigin, { params: { id: seen.id }, headers, body: { userId, take } }))
        .recipe;
    },
  });
}
