import type { Recipe } from "@larder/domain/recipe/recipe";
import type { MeasuredRecipe } from "@/features/cooking/measures";
import type { AmountsChoice } from "@/features/cooking/use-amounts";
import { useMessages } from "@/lib/i18n/i18n";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";

const [loadMeasures, useMeasures] = lazyWithPreload(() => import("@/features/cooking/measures"));

/** Preloads the code of amounts. Call it where amounts may soon be chosen, so that choosing does not wait. */
export { loadMeasures };

/** A recipe with the amounts that were chosen; `besides` is absent where they are as written. */
export type ShownAmounts = Pick<Recipe, "servings"> &
  Omit<MeasuredRecipe, "besides"> &
  Partial<Pick<MeasuredRecipe, "besides">>;

/** Returns the recipe with its chosen amounts; suspends until the code for that is loaded. */
export function useShownAmounts(
  recipe: Pick<Recipe, "ingredients" | "steps" | "servings" | "language">,
  chosen: AmountsChoice,
): ShownAmounts {
  const messages = useMessages();
  const { ingredients, steps } = recipe;
  const servings = chosen.servings ?? recipe.servings;
  if (servings === recipe.servings && chosen.units === "written") return { ingredients, steps, servings };
  // `use` is not one of React's state hooks and may be called conditionally.
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  const { measured } = useMeasures();
  return { servings, ...measured(recipe, chosen, messages) };
}
