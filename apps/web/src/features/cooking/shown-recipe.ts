import type { Recipe } from "@larder/domain/recipe";
import { scaleFactor, scaleRow } from "@larder/domain/scale";
import type { AmountsChoice } from "@/features/cooking/use-amounts";

type Amounts = Pick<Recipe, "ingredients" | "steps" | "servings">;

/** The amounts of a recipe as they were chosen, in its list and in its steps. For showing only. */
export function shownAmounts(recipe: Amounts, chosen: Pick<AmountsChoice, "servings">): Amounts {
  const { ingredients, steps } = recipe;
  const servings = chosen.servings ?? recipe.servings;
  const factor = scaleFactor(recipe.servings, servings);
  if (factor === 1) return { ingredients, steps, servings };
  return {
    servings,
    ingredients: Object.fromEntries(
      Object.entries(ingredients).map(([group, rows]) => [group, rows.map((row) => scaleRow(row, factor))]),
    ),
    steps: steps.map((step) => ({
      ...step,
      sub_steps: step.sub_steps.map((subStep) => ({
        ...subStep,
        ...(subStep.ingredients && {
          ingredients: subStep.ingredients.map((row) => scaleRow(row, factor)),
        }),
      })),
    })),
  };
}
