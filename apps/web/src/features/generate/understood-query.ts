import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { readGenerationRequest } from "@larder/domain/contract/generate";
import type { Exclusion, RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { keys, keysOfRestrictions } from "@/features/generate/request-corrections";
import { call } from "@/lib/api/api-client";

/** The time for which a reading counts; what the user always leaves out can change on another page. */
const FRESH_MS = 60_000;

export type UnderstoodQuery = EndpointResponse<typeof readGenerationRequest>;

/** Queries what the server understands of a query. */
export const understandingQuery = (userId: string, query: string) =>
  queryOptions({
    queryKey: ["generation-request", userId, query],
    queryFn: ({ signal }) => call(readGenerationRequest, { body: { userId, query }, signal }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });

/** What a typed text leaves out. */
export type TypedExclusions = Pick<RecipeRequest, "excluded" | "diets" | "unresolved">;

/**
 * Reads a text that names what to leave out: "eggs", "nut allergy", "vegan".
 *
 * @param sentence the text as an exclusion: "without eggs"
 * @returns the text as `unresolved` when it leaves nothing known out
 */
export async function readExclusions(
  cache: QueryClient,
  userId: string,
  { text, sentence }: { text: string; sentence: string },
): Promise<TypedExclusions> {
  for (const query of [sentence, text]) {
    const found = ownPartsOf(await cache.fetchQuery(understandingQuery(userId, query)), query);
    if (found) return found;
  }
  return { excluded: [], diets: [], unresolved: [text] };
}

/** Returns what a reading excludes beside what the user always leaves out; null when there is nothing or a word is not understood. */
function ownPartsOf({ request, restrictions }: UnderstoodQuery, query: string): TypedExclusions | null {
  const restricted = keysOfRestrictions(restrictions);
  const isTyped = (words: string) => query.toLowerCase().includes(words.toLowerCase());
  const excluded = request.excluded.filter(
    (each) => !restricted.has(keys.excluded(each)) || isTyped(each.words),
  );
  const diets = request.diets.filter(({ diet, words }) => !restricted.has(keys.diet(diet)) || isTyped(words));
  const isUnclear = request.unresolved.length + request.unknown.length + request.foods.length > 0;
  return isUnclear || excluded.length + diets.length === 0 ? null : { excluded, diets, unresolved: [] };
}

/** Returns an exclusion of a text that names no known food: recipes are searched for it as it is written. */
export const literalExclusion = (text: string): Exclusion => ({
  words: text,
  foods: [],
  contents: [],
  isAllergy: true,
});
