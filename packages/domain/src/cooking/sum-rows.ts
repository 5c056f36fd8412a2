import { fold } from "../text/fold.ts";
import type { IngredientRow } from "../recipe/recipe.ts";
import { rangeMeasure } from "../measure/range-measure.ts";
import { unitRate } from "./convert-amount.ts";
import type { UsedRow } from "./used-rows.ts";

/**
 * Adds up the rows of one food where their units allow it: cups and spoons, grams and kilograms, and equal count units.
 * The sum is in the unit of the first. A food that is cut in two ways stays two rows.
 */
export function sumRows(rows: readonly IngredientRow[]): IngredientRow[] {
  const sums: IngredientRow[] = [];
  for (const row of rows) {
    const index = sums.findIndex((sum) => isSameFood(sum, row) && together(sum, row) !== null);
    const sum = sums[index];
    const both = sum ? together(sum, row) : null;
    if (both) sums[index] = both;
    else sums.push(row);
  }
  return sums;
}

function isSameFood(one: UsedRow, other: UsedRow): boolean {
  // A portion without an amount of its own has none to add.
  if (one.part || other.part) return false;
  return (
    fold(one.ingredient_name) === fold(other.ingredient_name) &&
    fold(one.prep_style) === fold(other.prep_style)
  );
}

/** Adds two rows; null where they have no sum, such as a handful and 20 g. Equal amounts in words stay one. */
function together(one: IngredientRow, other: IngredientRow): IngredientRow | null {
  const [first, second] = [endsOf(one), endsOf(other)];
  const rate = unitRate(other.unit, one.unit);
  if (!first || !second) return !first && !second && one.measure === other.measure && rate === 1 ? one : null;
  if (rate === null) return null;
  const [min, max] = [first.min + second.min * rate, first.max + second.max * rate];
  const { text: _asWritten, measureMin: _min, measureMax: _max, ...rest } = one;
  if (min === max) return { ...rest, measure: min };
  return { ...rest, ...rangeMeasure(min, max) };
}

function endsOf({ measure, measureMin, measureMax }: IngredientRow): { min: number; max: number } | null {
  if (measureMin !== undefined && measureMax !== undefined) return { min: measureMin, max: measureMax };
  return typeof measure === "number" ? { min: measure, max: measure } : null;
}
