import { type Amounts, neededFor, shownAs } from "@larder/domain/cooking/needed-for";
import { type ShownIngredient, shownIngredient } from "@larder/domain/cooking/shown-measure";
import type { IngredientRow, Recipe, Step } from "@larder/domain/recipe/recipe";
import { scaleFactor } from "@larder/domain/measure/scale";
import type { AmountsChoice } from "@/features/cooking/use-amounts";

// The code of scaling and of units is heavy: it is loaded when amounts are not shown as written.

type Written = Pick<Recipe, "servings" | "language">;

function amountsFor({ servings, language }: Written, chosen: AmountsChoice): Amounts {
  return { factor: scaleFactor(servings, chosen.servings ?? servings), units: chosen.units, language };
}

/** Returns everything that a step takes. */
export function neededIn(step: Step, recipe: Written, chosen: AmountsChoice): ShownIngredient[] {
  return neededFor(step, amountsFor(recipe, chosen)).map(shownIngredient);
}

/** The amounts of a recipe as they were chosen, in its list and in its steps. For showing only. */
export function measured(
  recipe: Written & Pick<Recipe, "ingredients" | "steps">,
  chosen: AmountsChoice,
): Pick<Recipe, "ingredients" | "steps"> {
  const amounts = amountsFor(recipe, chosen);
  const { ingredients, steps } = recipe;
  const shown = (rows: readonly IngredientRow[]) => rows.map((row) => shownIngredient(shownAs(row, amounts)));
  return {
    ingredients: Object.fromEntries(Object.entries(ingredients).map(([group, rows]) => [group, shown(rows)])),
    steps: steps.map((step) => ({
      ...step,
      sub_steps: step.sub_steps.map((subStep) => ({
        ...subStep,
        ...(subStep.ingredients && { ingredients: shown(subStep.ingredients) }),
      })),
    })),
  };
}
