import { findMeasureUnit } from "./measure-unit.ts";
import { interfaceLanguageFrom } from "../language.ts";
import type { IngredientRow, Ingredients } from "../recipe/recipe.ts";
import { readSecondMeasure } from "./second-measure.ts";
import { formatAmount } from "./shown-amount.ts";

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
  if (factor === 1 || (typeof measure === "string" && !isRange)) return row;
  const { text: _asWritten, ...rest } = row;
  const said = { ...rest, prep_style: scalePreparation(row, factor, language) };
  if (!isRange) return { ...said, measure: scaleAmount(measure, factor) };
  const [low, high] = [min * factor, max * factor];
  return { ...said, ...rangeMeasure(low, high) };
}

/** Returns the measure of a range from both its ends. */
export function rangeMeasure(
  min: number,
  max: number,
): Required<Pick<IngredientRow, "measure" | "measureMin" | "measureMax">> {
  return { measure: `${plain(min)}-${plain(max)}`, measureMin: min, measureMax: max };
}

/** Scales all ingredients to another number of servings. For display only: the stored recipe is unchanged. */
export function scaleIngredients(ingredients: Ingredients, from: number, to: number): Ingredients {
  const factor = scaleFactor(from, to);
  return Object.fromEntries(
    Object.entries(ingredients).map(([group, rows]) => [group, rows.map((row) => scaleRow(row, factor))]),
  );
}

/**
 * Scales the second amount in the preparation. Beside a volume or a weight it repeats the first; beside a can or a
 * count it is the size of one and stays.
 */
function scalePreparation(
  { unit, prep_style: preparation }: IngredientRow,
  factor: number,
  language: string | undefined,
): string {
  const second = preparation !== "" && findMeasureUnit(unit) ? readSecondMeasure(preparation) : null;
  if (!second) return preparation;
  const { min, max } = second.quantity;
  const shown = [min, ...(max === undefined ? [] : [max])].map((amount) =>
    formatAmount(amount * factor, second.unit.id, interfaceLanguageFrom(language)),
  );
  return second.write(shown.join("–"));
}

/** Rounds to four places: thirds have no end, and no cook measures more. */
function plain(amount: number): string {
  return String(Number(amount.toFixed(4)));
}
