import type { IngredientRow, Ingredients } from "../recipe/recipe.ts";
import { rangeMeasure } from "./range-measure.ts";
import { scalePreparation } from "./scale-preparation.ts";

/** Returns the factor between two numbers of servings; 1 when either is not a positive number. */
export function scaleFactor(from: number, to: number): number {
  const factor = to / from;
  return Number.isFinite(factor) && factor > 0 ? factor : 1;
}

/** Multiplies an amount by a factor; returns a text unchanged. */
export function scaleAmount(amount: number | string, factor: number): number | string {
  return typeof amount === "number" ? amount * factor : amount;
}

/**
 * Scales a row to another number of servings, without rounding. Words ("a handful") stay, and so does the size of a can
 * or of a piece: there are more of them, but they are no larger. Both amounts of a row given twice ("1 cup (240 ml)")
 * grow. Removes the text as written where it would no longer be true.
 *
 * @param language of the recipe, for the decimals in its texts
 */
export function scaleRow(row: IngredientRow, factor: number, language?: string): IngredientRow {
  const { measureMin: min, measureMax: max, measure } = row;
  const isRange = min !== undefined && max !== undefined;
  if (factor === 1 || (typeof measure === "string" && measure !== "" && !isRange)) return row;
  const { text: _asWritten, ...rest } = row;
  const said = { ...rest, prep_style: scalePreparation(row, factor, language) };
  if (measure === "" && !isRange) return said.prep_style === row.prep_style ? row : said;
  if (!isRange) return { ...said, measure: scaleAmount(measure, factor) };
  const [low, high] = [min * factor, max * factor];
  return { ...said, ...rangeMeasure(low, high) };
}

/** Scales all ingredients to another number of servings. For display only: the stored recipe is unchanged. */
export function scaleIngredients(ingredients: Ingredients, from: number, to: number): Ingredients {
  const factor = scaleFactor(from, to);
  return Object.fromEntries(
    Object.entries(ingredients).map(([group, rows]) => [group, rows.map((row) => scaleRow(row, factor))]),
  );
}
