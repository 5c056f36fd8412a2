import { LIMITS } from "../limits.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";

/** The next whole number up or down, and never less than one. */
export function steppedServings(servings: number, by: 1 | -1): number {
  const next = by === 1 ? Math.floor(servings) + 1 : Math.ceil(servings) - 1;
  return Math.min(LIMITS.servings, Math.max(1, next));
}

/** The recipe for as many as somebody chose; a choice is no guess. */
export function withServings(recipe: RecipeDraft, servings: number): RecipeDraft {
  const { assumed, ...rest } = recipe;
  const guesses = assumed?.filter((part) => part !== "servings") ?? [];
  return { ...rest, servings, ...(guesses.length > 0 && { assumed: guesses }) };
}
