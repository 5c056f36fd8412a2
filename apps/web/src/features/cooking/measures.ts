import { type Amounts, neededFor, shownAs } from "@larder/domain/cooking/needed-for";
import { usesCups } from "@larder/domain/cooking/suitable-spoon";
import { type ShownIngredient, shownIngredient } from "@larder/domain/cooking/shown-measure";
import type { IngredientRow, Recipe, Step } from "@larder/domain/recipe/recipe";
import { scaleFactor } from "@larder/domain/measure/scale";
import { type AmountBeside, amountsBeside } from "@larder/domain/messages/amounts-beside";
import type { Messages } from "@larder/domain/messages/messages";
import type { AmountsChoice } from "@/features/cooking/use-amounts";

// The code of scaling and of units is heavy: it is loaded when amounts are not shown as written.

type Written = Pick<Recipe, "servings" | "language" | "ingredients">;

function amountsFor({ servings, language, ingredients }: Written, chosen: AmountsChoice): Amounts {
  return {
    factor: scaleFactor(servings, chosen.servings ?? servings),
    units: chosen.units,
    language,
    hasCups: usesCups(ingredients),
  };
}

/** Returns everything that a step takes. */
export function neededIn(step: Step, recipe: Written, chosen: AmountsChoice): ShownIngredient[] {
  return neededFor(step, amountsFor(recipe, chosen)).map(shownIngredient);
}

/** A recipe with the amounts that were chosen. */
export type MeasuredRecipe = Pick<Recipe, "ingredients" | "steps"> & {
  /** Returns what is shown beside the amounts in a sentence. */
  besides: (sentence: string) => AmountBeside[];
};

/**
 * Returns the amounts of a recipe as they were chosen, in its list and in its steps. For showing only.
 *
 * @param messages of the reader
 */
export function measured(
  recipe: Written & Pick<Recipe, "steps">,
  chosen: AmountsChoice,
  messages: Messages,
): MeasuredRecipe {
  const amounts = amountsFor(recipe, chosen);
  const { ingredients, steps } = recipe;
  const shown = (rows: readonly IngredientRow[]) => rows.map((row) => shownIngredient(shownAs(row, amounts)));
  return {
    besides: (sentence) => amountsBeside(sentence, amounts, messages),
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
