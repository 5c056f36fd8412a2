import { rangeMeasure } from "../measure/range-measure.ts";
import type { IngredientRow, Ingredients, Recipe, StepUse, SubStep } from "../recipe/recipe.ts";

/** An ingredient that a sub-step takes, with its amount as listed or as the sentence states it. */
export interface UsedRow extends IngredientRow {
  /** Set where the amount is the listed one and the sub-step takes but a portion of it, or what is left. */
  part?: "part" | "rest";
  /** The portion of the listed amount that the sentence states: 0.5 for "half of the butter". */
  share?: number;
  /** The offset of the words in the description that name it; null where it is only meant. */
  at?: number | null;
}

/** Words of a portion, with its share. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half|halve|mitad|media)\b/i, 1 / 2],
  [/\b(?:two[ -]thirds|dos tercios)\b/i, 2 / 3],
  [/\b(?:third|tercio)\b/i, 1 / 3],
  [/\b(?:three[ -]quarters|tres cuartos)\b/i, 3 / 4],
  [/\b(?:quarter|cuarto|cuarta parte)\b/i, 1 / 4],
];

/**
 * Returns a recipe whose sub-steps list what they take. Rows of the recipe itself stay, unless a cook set the uses; elsewhere
 * the uses that the server found become rows. A preparation stays in the ingredient list.
 */
export function withUsedRows<R extends Pick<Recipe, "ingredients" | "steps">>(recipe: R): R {
  const steps = recipe.steps.map((step) => ({
    ...step,
    sub_steps: step.sub_steps.map((subStep) => withRows(subStep, recipe.ingredients)),
  }));
  return { ...recipe, steps };
}

function withRows(subStep: SubStep, listed: Ingredients): SubStep {
  const { ingredients = [], uses } = subStep;
  if (!uses) return subStep;
  const isSet = uses.every(({ origin }) => origin === "cook");
  if (ingredients.length > 0 && !isSet) return subStep;
  const rows = uses.flatMap((use): UsedRow[] => {
    const row = listed[use.group]?.[use.i];
    return row ? [{ ...usedRow(row, use, subStep.description), at: use.start }] : [];
  });
  return { ...subStep, ingredients: rows };
}

function usedRow({ text: _asWritten, ...row }: IngredientRow, use: StepUse, description: string): UsedRow {
  const { part, amount } = use;
  if (part === "all") return { ...row, prep_style: "" };
  const { measureMin: _min, measureMax: _max, ...rest } = row;
  const share = shareOf(row, use, description);
  if (!amount || share !== null)
    return { ...row, prep_style: "", part, ...(share !== null && part === "part" && { share }) };
  const { min, max, unit } = amount;
  return {
    ...rest,
    prep_style: "",
    unit: unit ?? "",
    ...(min === max ? { measure: min } : rangeMeasure(min, max)),
  };
}

/** Returns the share of a measured row that a sub-step states: "half of the butter", "2/3 of the cheese"; null for others. */
function shareOf(
  { unit }: IngredientRow,
  { amount, start, end }: StepUse,
  description: string,
): number | null {
  if (amount) return amount.unit === null && amount.max < 1 && unit !== "" ? amount.max : null;
  if (start === null || end === null) return null;
  const words = description.slice(start, end);
  return SHARES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
