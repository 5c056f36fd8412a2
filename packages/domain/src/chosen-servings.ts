import { LIMITS } from "./limits.ts";
import type { RecipeDraft } from "./recipe.ts";

/** One more or one fewer, and never less than one. */
export function steppedServings(servings: number, by: 1 | -1): number {
  return Math.min(LIMITS.servings, Math.max(1, Math.round(servings) + by));
}

/** The recipe for as many as somebody chose; a choice is no guess. */
export function withServings(recipe: RecipeDraft, servings: number): RecipeDraft {
  const { assumed, ...rest } = recipe;
  const guesses = assumed?.filter((part) => part !== "servings") ?? [];
  return { ...rest, servings, ...(guesses.length > 0 && { assumed: guesses }) };
}
