import type { DietaryRestrictions, TypedExclusion } from "@larder/domain/account/dietary-restrictions";
import { getDietaryRestrictions, setDietaryRestrictions } from "@larder/domain/contract/dietary-restrictions";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

/** Queries what a user leaves out of recipes. */
export const dietaryRestrictionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["dietary-restrictions", userId],
    queryFn: async ({ signal }) =>
      (await call(getDietaryRestrictions, { query: { userId }, signal, cacheFor: "mine" })).restrictions,
  });

/** Stores what a user leaves out; the answer names what was typed and not understood. */
export function saveDietaryRestrictions(
  userId: string,
  { excluded, diets }: DietaryRestrictions,
  added: TypedExclusion | undefined,
) {
  const sent = excluded.map(({ words, isAllergy, foods, contents }) => ({
    words,
    isAllergy,
    // It was stored because the user wanted it.
    asWritten: foods.length + contents.length === 0,
  }));
  return call(setDietaryRestrictions, {
    body: { userId, excluded: added ? [...sent, added] : sent, diets },
  });
}
