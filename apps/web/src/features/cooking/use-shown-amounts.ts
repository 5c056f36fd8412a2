import type { Recipe } from "@larder/domain/recipe/recipe";
import type { AmountsChoice } from "@/features/cooking/use-amounts";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";

const [loadMeasures, useMeasures] = lazyWithPreload(() => import("@/features/cooking/measures"));

/** Call it where amounts may soon be chosen, so that nobody waits for it then. */
export { loadMeasures };

/** The recipe with its amounts as they were chosen; the page waits for what that takes, if it is not here yet. */
export function useShownAmounts(
  recipe: Pick<Recipe, "ingredients" | "steps" | "servings" | "language">,
  chosen: AmountsChoice,
): Pick<Recipe, "ingredients" | "steps" | "servings"> {
  const { ingredients, steps } = recipe;
  const servings = chosen.servings ?? recipe.servings;
  if (servings === recipe.servings && chosen.units === "written") return { ingredients, steps, servings };
  // Not one of React's states: `use` may be called or not.
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  const { measured } = useMeasures();
  return { servings, ...measured(recipe, chosen) };
}
