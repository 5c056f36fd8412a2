import { findMeasureUnit } from "../measure/measure-unit.ts";
import type { IngredientRow, Ingredients, RecipeDraft, StepUse, SubStep } from "../recipe/recipe.ts";
import { fold } from "../text/fold.ts";
import { linkRecipe, type RecipeUse } from "./link-recipe.ts";

/** The most characters of all steps that are read: no recipe has more, and a longer text would hold up the server. */
const MOST_TEXT = 60_000;

/**
 * Returns a recipe whose sub-steps name in `uses` what each takes of the ingredient list. What a cook set wins over the rows
 * that the recipe itself gives a sub-step (`ingredients`), and these win over what is found in its sentence.
 */
export function withUses<R extends Pick<RecipeDraft, "ingredients" | "steps">>(recipe: R): R {
  const { ingredients, steps } = recipe;
  const length = steps.reduce((sum, { sub_steps }) => sum + textLength(sub_steps), 0);
  if (length === 0 || length > MOST_TEXT || Object.values(ingredients).every((rows) => rows.length === 0))
    return recipe;
  const found = linkRecipe(recipe);
  return {
    ...recipe,
    steps: steps.map((step, at) => ({
      ...step,
      sub_steps: step.sub_steps.map((subStep, part) => {
        const { ingredients: own = [], uses: set } = subStep;
        const inSentence = (found[at]?.[part] ?? []).map((use) =>
          foundUse(use, ingredients[use.group]?.[use.i]),
        );
        const stated = set ?? (own.length > 0 ? ownUses(own, ingredients) : null);
        const uses = stated?.map((use) => withMention(use, inSentence)) ?? inSentence;
        return set || uses.length > 0 ? { ...subStep, uses } : subStep;
      }),
    })),
  };
}

/**
 * Returns a use that a cook or the recipe states with the words that name it, and with the amount they state where they name
 * that part.
 */
function withMention(use: StepUse, inSentence: readonly StepUse[]): StepUse {
  const named = inSentence.find(({ group, i }) => group === use.group && i === use.i);
  if (!named) return use;
  const amount = use.amount ?? (named.part === use.part ? named.amount : null);
  return { ...use, start: named.start, end: named.end, amount };
}

function textLength(subSteps: readonly SubStep[]): number {
  return subSteps.reduce((sum, { description }) => sum + description.length, 0);
}

function foundUse(
  { group, i, part, start, end, amount }: RecipeUse,
  row: IngredientRow | undefined,
): StepUse {
  const { min = 0, max = min } = amount?.quantity ?? {};
  // The list names its unit in the recipe's own words.
  const isListed = amount != null && row !== undefined && findMeasureUnit(row.unit)?.id === amount.unit;
  const unit = isListed ? row.unit : (amount?.unit ?? null);
  return { group, i, part, start, end, amount: amount && { min, max, unit }, origin: "found" };
}

/** Returns the uses that the recipe itself states: its rows of a sub-step, by their names in the list. */
function ownUses(rows: readonly IngredientRow[], ingredients: Ingredients): StepUse[] {
  const listed = Object.entries(ingredients).flatMap(([group, own]) =>
    own.map((row, i) => ({ row, group, i })),
  );
  return rows.flatMap((row) => {
    const name = fold(row.ingredient_name);
    const use = listed.find((each) => fold(each.row.ingredient_name) === name);
    if (!use) return [];
    const isAll = use.row.measure === row.measure && use.row.unit === row.unit;
    const part = isAll ? ("all" as const) : ("part" as const);
    const amount = isAll ? null : statedAmount(row);
    return [{ group: use.group, i: use.i, part, start: null, end: null, amount, origin: "recipe" as const }];
  });
}

function statedAmount({ measure, measureMin, measureMax, unit }: IngredientRow): StepUse["amount"] {
  const min = measureMin ?? measure;
  const max = measureMax ?? measure;
  if (typeof min !== "number" || typeof max !== "number") return null;
  return { min, max, unit: unit || null };
}
