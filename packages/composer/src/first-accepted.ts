import { examineRecipe } from "@larder/domain/examine/examine-recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import type { Composition } from "./composition.ts";

/** How often a recipe is composed for one request before it is refused. */
const TRIES = 3;

/**
 * Returns the first composition that the examiner accepts: its recipe has nothing that the request leaves out, no
 * appliance that it rules out, and no danger that is known. Foods beside "only these" are announced by a note instead.
 *
 * @param compose composes for the number of a try
 * @returns null where the examiner accepts none
 */
export function firstAccepted(
  request: RecipeRequest,
  compose: (attempt: number) => Composition,
): Composition | null {
  let rejected: string | null = null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const made = compose(attempt);
    if (!made.recipe) return made;
    const { breaches, dangers } = examineRecipe(made.recipe, request);
    if (dangers.length === 0 && !breaches.some(({ code }) => code !== "not-only-these")) return made;
    // A dish of a card is the same at every try.
    const foods = JSON.stringify(made.recipe.ingredients);
    if (foods === rejected) return null;
    rejected = foods;
  }
  return null;
}
