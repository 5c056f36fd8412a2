import type { Page, RawRecipe } from "../raw-recipe.ts";

/** What a page shows of its recipe, found by the names of its elements, its headings and what its lines are like. */
export function readVisible({ visible }: Page): Partial<RawRecipe> | null {
  const { ingredients, steps } = visible();
  if (!ingredients && !steps) return null;
  return {
    ...(ingredients && { ingredients: ingredients.lines }),
    ...(steps && {
      instructions: [{ name: null, steps: steps.lines.map((text) => ({ name: null, text })) }],
    }),
  };
}
