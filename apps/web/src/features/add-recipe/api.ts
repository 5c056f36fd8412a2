import { scrapeRecipe } from "@larder/domain/contract/import";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api-client";

/** Imports a recipe from a web address; `listKey` is what knows of the collection afterwards. */
export function useImportFromUrl(userId: string, listKey: readonly unknown[]) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (url: string) => (await call(scrapeRecipe, { body: { url, userId } })).recipe,
    onSuccess: () => cache.invalidateQueries({ queryKey: listKey }),
  });
}
