import { generateRecipe } from "@larder/domain/contract/generate";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api-client";

/** Generates a recipe and stores it; `listKey` is what knows of the collection afterwards. */
export function useGenerateRecipe(listKey: readonly unknown[]) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (asked: { userId: string; query: string }) =>
      (await call(generateRecipe, { body: asked })).recipe,
    onSuccess: () => void cache.invalidateQueries({ queryKey: listKey }),
  });
}
