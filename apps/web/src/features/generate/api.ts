import { generateRecipe, nearestRecipes } from "@larder/domain/contract/generate";
import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { call } from "@/lib/api/api-client";

export interface GenerationRequest {
  userId: string;
  query: string;
  /** Though there is a recipe for this query. */
  fresh?: boolean;
  /** Whether to use the offline composer though a model is set up. */
  offline?: boolean;
  /** The request as the user corrected it. */
  request?: RecipeRequest;
}

export type Generated = EndpointResponse<typeof generateRecipe>;
export type Nearest = Pick<EndpointResponse<typeof nearestRecipes>, "same" | "recipes">;

/** Makes a recipe and stores it, also while the phone is locked. */
export async function generate(request: GenerationRequest, signal: AbortSignal): Promise<Generated> {
  const { lastingCall } = await import("@/lib/api/lasting-call");
  return lastingCall(generateRecipe, { body: request, signal });
}

/** Returns the collection's recipes for a query; nothing when the request fails, because they are only a help. */
export async function nearest({ userId, query }: GenerationRequest, signal: AbortSignal): Promise<Nearest> {
  try {
    return await call(nearestRecipes, { query: { userId, query }, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return { same: null, recipes: [] };
  }
}
