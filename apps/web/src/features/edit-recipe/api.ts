import {
  createRecipe,
  deleteRecipe,
  getRecipe,
  listRecipeSummaries,
  updateRecipe,
} from "@larder/domain/contract/recipes";
import type { RecipePatch } from "@/features/edit-recipe/form/edit-form";
import type { NewRecipe } from "@/features/edit-recipe/form/new-recipe-form";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import { etagOf } from "@larder/domain/recipe/recipe-etag";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import { useExclusiveMutation } from "@/lib/forms/use-exclusive-mutation";

/** Queries the recipe as it is on the server when the editor opens. Nothing refreshes it during editing. */
export const editableRecipeQuery = (slug: string) =>
  queryOptions({
    queryKey: ["edit", slug],
    queryFn: ({ signal }) => loadRecipe(slug, signal),
    staleTime: "static",
    gcTime: 0,
  });

/** The number of recipes that are offered to be linked. */
const OFFERED = 5;
/** The length of a text below which too many recipes would match. */
const SHORTEST_SEARCH = 2;

/** Queries the first recipes that match a text, to be linked from another recipe; none for a text of one letter. */
export const namedRecipesQuery = (text: string) =>
  queryOptions({
    queryKey: ["named-recipes", text],
    queryFn: async ({ signal }) => {
      const query = { view: "summary", q: text, limit: String(OFFERED) } as const;
      return (await call(listRecipeSummaries, { query, signal })).recipes;
    },
    enabled: text.length >= SHORTEST_SEARCH,
  });

async function loadRecipe(slug: string, signal?: AbortSignal): Promise<Recipe> {
  return (await call(getRecipe, { params: { slug }, query: {}, ...(signal && { signal }) })).recipe;
}

/**
 * Adds a recipe that was written here.
 *
 * @param visibility undefined for the user's default
 */
export function useCreateRecipe(userId: string, visibility: DefaultVisibility | undefined) {
  return useMutation({
    mutationFn: async (recipe: NewRecipe) =>
      (await call(createRecipe, { body: { userId, recipe, ...(visibility && { visibility }) } })).recipe,
  });
}

/** The outcome of saving: the stored recipe, or the version that another user has stored in the meantime. */
export type SaveOutcome = { saved: Recipe } | { other: Recipe };

export function useUpdateRecipe(userId: string) {
  return useExclusiveMutation({
    /** @param seen the version that the changes were made to */
    mutationFn: ({ patch, seen }: { patch: RecipePatch; seen: Recipe }): Promise<SaveOutcome> =>
      unlessChanged(seen, async () => {
        const { recipe } = await call(updateRecipe, {
          params: { id: seen.id },
          headers: { "if-match": etagOf(seen) },
          body: { ...patch, userId },
        });
        return { saved: recipe };
      }),
  });
}

/** The outcome of deleting: done, or the version that another user has stored in the meantime. */
export type DeleteOutcome = { deleted: true } | { other: Recipe };

export function useDeleteRecipe(userId: string) {
  return useExclusiveMutation({
    mutationFn: async ({ seen, isSame }: Deletion): Promise<DeleteOutcome> => {
      const outcome = await deleteSeen(userId, seen);
      return "other" in outcome && isSame(outcome.other) ? deleteSeen(userId, outcome.other) : outcome;
    },
  });
}

interface Deletion {
  /** The version that is to go. */
  seen: Recipe;
  /** Returns whether another version is equal for the cook, and may be overwritten without a question. */
  isSame: (other: Recipe) => boolean;
}

function deleteSeen(userId: string, seen: Recipe): Promise<DeleteOutcome> {
  return unlessChanged(seen, async () => {
    const headers = { "if-match": etagOf(seen) };
    await call(deleteRecipe, { params: { id: seen.id }, headers, query: { userId }, body: undefined });
    return { deleted: true };
  });
}

/**
 * Runs a change of a recipe.
 *
 * @returns the other version when the server reports an edit conflict
 */
async function unlessChanged<T>(seen: Recipe, act: () => Promise<T>): Promise<T | { other: Recipe }> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    return { other: await loadRecipe(seen.slug) };
  }
}
