import { deleteRecipe, getRecipe, updateRecipe } from "@larder/domain/contract/recipes";
import type { RecipePatch } from "@larder/domain/edit-form";
import type { Recipe } from "@larder/domain/recipe";
import { etagOf } from "@larder/domain/recipe-etag";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "@/lib/api-client";
import { ApiError } from "@/lib/api-error";

/** The recipe as it is on the server when the editor opens. Nothing refreshes it while somebody types. */
export const editableRecipeQuery = (slug: string) =>
  queryOptions({
    queryKey: ["edit", slug],
    queryFn: ({ signal }) => loadRecipe(slug, signal),
    staleTime: "static",
    gcTime: 0,
  });

async function loadRecipe(slug: string, signal?: AbortSignal): Promise<Recipe> {
  return (await call(getRecipe, { params: { slug }, query: {}, ...(signal && { signal }) })).recipe;
}

/** What came of saving: the recipe as it is stored now, or the version that somebody else stored meanwhile. */
export type SaveOutcome = { saved: Recipe } | { other: Recipe };

export function useUpdateRecipe(userId: string) {
  return useMutation({
    /** @param seen the version that the changes were made to */
    mutationFn: async ({ patch, seen }: { patch: RecipePatch; seen: Recipe }): Promise<SaveOutcome> => {
      try {
        const { recipe } = await call(updateRecipe, {
          params: { id: seen.id },
          headers: { "if-match": etagOf(seen) },
          body: { ...patch, userId },
        });
        return { saved: recipe };
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 412)) throw error;
        return { other: await loadRecipe(seen.slug) };
      }
    },
  });
}

export function useDeleteRecipe(userId: string) {
  return useMutation({
    mutationFn: (id: string) =>
      call(deleteRecipe, { params: { id }, headers: {}, query: { userId }, body: undefined }),
  });
}
