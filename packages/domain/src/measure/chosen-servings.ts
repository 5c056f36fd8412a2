import { LIMITS } from "../limits.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";

/** Returns the next whole number up or down, at least one. */
export function steppedServings(servings: number, by: 1 | -1): number {
  const next = by === 1 ? Math.floor(servings) + 1 : Math.ceil(servings) - 1;
  return Math.min(LIMITS.servings, Math.max(1, next));
}

/** Sets the servings that a user chose; they are no longer assumed. */
export function withServings(recipe: RecipeDraft, servings: number): RecipeDraft {
  const { assumed, ...rest } = recipe;
  const guesses = assumed?.filter((part) => part !== "servings") ?? [];
  return { ...rest, servings, ...(guesses.length > 0 && { assumed: guesses }) };
}
