import { setImmediate as nextTurn } from "node:timers/promises";
import type { RecipeLanguage } from "@larder/domain/language";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import type { ComposeRequest, Composition, RecognisedFood } from "./composition.ts";

export type { ComposeRequest, Composition, RecognisedFood } from "./composition.ts";

/**
 * Composes a recipe for a request, without a model or a network. The same query and seed give the same recipe. The
 * first call loads the composer's data, so that importing this module costs nothing.
 */
export async function compose(request: ComposeRequest): Promise<Composition> {
  await loadParts();
  const { composeRecipe } = await import("./compose-recipe.ts");
  return composeRecipe(request);
}

/** Reads a query: the dish, foods with amounts, what is left out, diets, people, time and appliances. */
export async function understand(query: string, language?: RecipeLanguage): Promise<RecipeRequest> {
  await loadParts();
  const { understandQuery } = await import("./understand.ts");
  return understandQuery(query, language);
}

/** Returns the foods that a query asks for, in its order; none where it names no food. */
export async function recognise(query: string, language?: RecipeLanguage): Promise<RecognisedFood[]> {
  await loadParts();
  const { recogniseFoods } = await import("./recognise-foods.ts");
  return recogniseFoods(query, language);
}

/** Loads the large modules one after another: all at once, they would hold up other requests. */
async function loadParts(): Promise<void> {
  const parts = [
    () => import("./pantry/pantry.ts"),
    () => import("./dish-types/dish-types.ts"),
    () => import("./cuisines.ts"),
    () => import("./cards/cards.ts"),
    () => import("./dish-names.ts"),
  ];
  for (const load of parts) {
    await load();
    await nextTurn();
  }
}
