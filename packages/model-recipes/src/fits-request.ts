import { findFoods } from "@larder/domain/food/find-foods";
import { holdsFood } from "@larder/domain/food/holds";
import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { fold } from "@larder/domain/text/fold";
import { stem } from "@larder/domain/text/stem";

/**
 * Returns whether a recipe can be the requested dish: its name, description or tags share a word with the dish, or with
 * a requested food, or it has one of these foods. A dish under a name of another kind passes when it says so.
 */
export function fitsRequest(recipe: RecipeDraft, { dish, foods }: RecipeRequest): boolean {
  const asked = [...(dish ? [dish.words] : []), ...foods.map(({ words }) => words)];
  const wanted = new Set(asked.flatMap(stems));
  if (wanted.size === 0) return true;
  const names = ingredientNames(recipe.ingredients);
  const said = [recipe.name, recipe.description ?? "", ...recipe.tags].flatMap(stems);
  if (said.some((word) => wanted.has(word))) return true;
  // A dish may have a name of its own; plain foods must be in it.
  if (dish) return false;
  const ids = foods.flatMap(({ food }) => (food === null ? [] : [food]));
  const held = names.flatMap((name) => findFoods(name));
  return (
    held.some(({ food }) => ids.some((id) => holdsFood(food, id))) ||
    names.flatMap(stems).some((word) => wanted.has(word))
  );
}

function stems(text: string): string[] {
  return (fold(text).match(/\p{L}{3,}/gu) ?? []).map(stem);
}
