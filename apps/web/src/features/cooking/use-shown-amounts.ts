import type { Recipe } from "@larder/domain/recipe/recipe";
import type { AmountsChoice } from "@/features/cooking/use-amounts";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";

const [loadMeasures, useMeasures] = lazyWithPreload(() => import("@/features/cooking/measures"));

/** Preloads the code of amounts. Call it where amounts may soon be chosen, so that choosing does not wait. */
export { loadMeasures };

/** Returns the recipe with its chosen amounts; suspends until the code for that is loaded. */
export function useShownAmounts(
  recipe: Pick<Recipe, "ingredients" | "steps" | "servings" | "language">,
  chosen: AmountsChoice,
): Pick<Recipe, "ingredients" | "steps" | "servings"> {
  const { ingredients, steps } = recipe;
  const servings = chosen.servings ?? recipe.servings;
  if (servings === recipe.servings && chosen.units === "written") return { ingredients, steps, servings };
  // `use` is not one of React's state hooks and may be called conditionally.
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  const { measured } = useMeasures();
  return { servings, ...measured(recipe, chosen) };
}
