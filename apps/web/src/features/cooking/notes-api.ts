import { addCooked, getCookingNotes, listRatings, setCookingNotes } from "@larder/domain/contract/cooking";
import type { CookingNotes } from "@larder/domain/account/cooking-notes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";
import { useExclusiveMutation } from "@/lib/forms/use-exclusive-mutation";

/** Queries the user's personal notes on a recipe. */
export const cookingNotesQuery = (userId: string, recipeId: string) =>
  queryOptions({
    queryKey: ["cooking-notes", userId, recipeId],
    queryFn: async ({ signal }) =>
      (await call(getCookingNotes, { params: { id: recipeId }, query: { userId }, signal, cacheFor: "mine" }))
        .cooking,
  });

/** Queries the user's own ratings by the id of their recipe, once for all cards. */
export const ratingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["ratings", userId],
    queryFn: async ({ signal }) =>
      (await call(listRatings, { query: { userId }, signal, cacheFor: "mine" })).ratings,
    staleTime: Infinity,
  });

/** What a user keeps of a recipe by their own hand. */
export type EditedNotes = Pick<CookingNotes, "rating" | "note">;

/** Saves the user's notes, one call after the other, so that the latest are stored last. */
export function useSaveNotes(userId: string, recipeId: string) {
  const storeNotes = useStoreNotes(userId, recipeId);
  return useMutation({
    scope: { id: `cooking-notes ${userId} ${recipeId}` },
    mutationFn: async ({ rating, note }: EditedNotes) =>
      (await call(setCookingNotes, { params: { id: recipeId }, body: { userId, rating, note } })).cooking,
    onSuccess: storeNotes,
  });
}

/** Records that the recipe was cooked now; a retry with the same key counts once. */
export function useAddCooked(userId: string, recipeId: string) {
  const storeNotes = useStoreNotes(userId, recipeId);
  return useExclusiveMutation({
    mutationFn: async (key: string) => {
      const headers = { "idempotency-key": key };
      return (await call(addCooked, { params: { id: recipeId }, headers, body: { userId } })).cooking;
    },
    onSuccess: storeNotes,
  });
}

function useStoreNotes(userId: string, recipeId: string) {
  const cache = useQueryClient();
  return (notes: CookingNotes) => {
    cache.setQueryData(cookingNotesQuery(userId, recipeId).queryKey, notes);
    cache.setQueryData(ratingsQuery(userId).queryKey, (ratings) => {
      if (!ratings) return undefined;
      const { [recipeId]: _before, ...others } = ratings;
      return notes.rating === null ? others : { ...others, [recipeId]: notes.rating };
    });
  };
}
