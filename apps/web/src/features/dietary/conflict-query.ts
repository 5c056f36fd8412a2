import { excludesFoods } from "@larder/domain/account/dietary-restrictions";
import { listConflicts, MOST_COMPARED } from "@larder/domain/contract/dietary-restrictions";
import { type Conflict, conflictsOf } from "@larder/domain/recipe/conflicts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { dietaryRestrictionsQuery } from "@/features/dietary/api";
import { call } from "@/lib/api/api-client";
import { recipesKey } from "@/lib/api/recipes-key";

/** The time in which the ids of a page of cards are collected for one call. */
const COLLECT_MS = 30;

interface Waiting {
  resolve: (conflicts: readonly Conflict[]) => void;
  reject: (error: unknown) => void;
}

/** The recipes of the next call, by the user who asks. */
const waiting = new Map<string, Map<string, Waiting>>();

/** Queries what a recipe has that the user leaves out; the recipes that are shown together are one call. */
const conflictsQuery = (userId: string, recipeId: string) =>
  queryOptions({
    queryKey: [...recipesKey, "conflicts", userId, recipeId],
    queryFn: () =>
      new Promise<readonly Conflict[]>((resolve, reject) => {
        const batch = waiting.get(userId) ?? new Map<string, Waiting>();
        if (batch.size === 0) setTimeout(() => void compare(userId), COLLECT_MS);
        waiting.set(userId, batch.set(recipeId, { resolve, reject }));
      }),
  });

async function compare(userId: string): Promise<void> {
  const batch = [...(waiting.get(userId) ?? [])];
  waiting.delete(userId);
  for (let start = 0; start < batch.length; start += MOST_COMPARED) {
    const recipes = batch.slice(start, start + MOST_COMPARED);
    try {
      const ids = recipes.map(([id]) => id).join(",");
      const { conflicts } = await call(listConflicts, { query: { userId, ids } });
      const found = new Map(conflicts.map(({ recipeId, breaches }) => [recipeId, conflictsOf(breaches)]));
      for (const [id, { resolve }] of recipes) resolve(found.get(id) ?? []);
    } catch (error) {
      for (const [, { reject }] of recipes) reject(error);
    }
  }
}

/**
 * Returns what a recipe has that the user leaves out: undefined until it is known, and where the user leaves out nothing
 * that recipes are looked through for; null where it could not be found out.
 */
export function useConflicts(userId: string, recipeId: string): readonly Conflict[] | null | undefined {
  const { data: restrictions } = useQuery(dietaryRestrictionsQuery(userId));
  const isSearched = restrictions !== undefined && excludesFoods(restrictions);
  const { data, error } = useQuery({ ...conflictsQuery(userId, recipeId), enabled: isSearched });
  if (!isSearched) return undefined;
  return error ? null : data;
}
