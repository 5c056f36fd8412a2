import { groupTitle } from "../recipe/group-key.ts";
import type { IngredientRow, RecipeDraft } from "../recipe/recipe.ts";
import type { IngredientUse } from "./ingredient-use.ts";
import { linkIngredients } from "./link-ingredients.ts";

/** A use of a row of a recipe; `i` is its index in the group. */
export interface RecipeUse extends IngredientUse {
  /** The key of the row's group. */
  group: string;
}

/** The group of rows without a heading. */
const NO_HEADING = "main";

/**
 * Links the sub-steps of a recipe with its rows.
 *
 * @returns the uses of each sub-step of each step
 * @see linkIngredients
 */
export function linkRecipe({
  ingredients,
  steps,
}: Pick<RecipeDraft, "ingredients" | "steps">): RecipeUse[][][] {
  const rows = Object.entries(ingredients).flatMap(([group, own]) =>
    own.map((row, i) => ({ group, i, row })),
  );
  const subSteps = steps.flatMap(({ main_step: heading, sub_steps: own }) =>
    own.map(({ description }) => ({ heading, description })),
  );
  const uses = linkIngredients({
    ingredients: rows.map(({ group, row }) => ({
      text: row.text ?? lineOf(row),
      group: group === NO_HEADING ? null : groupTitle(group),
    })),
    steps: subSteps.map(({ description }) => description),
    sections: subSteps.map(({ heading }) => heading),
  });
  let next = 0;
  return steps.map(({ sub_steps: own }) =>
    own.map(() => {
      const found = uses[next] ?? [];
      next += 1;
      return found.flatMap((use) => {
        const row = rows[use.i];
        return row ? [{ ...use, i: row.i, group: row.group }] : [];
      });
    }),
  );
}

function lineOf({ measure, unit, ingredient_name: name, prep_style: preparation }: IngredientRow): string {
  const food = preparation === "" ? name : `${name}, ${preparation}`;
  return `${measure} ${unit} ${food}`.replace(/\s+/g, " ").trim();
}
