import type { IngredientRow, Ingredients } from "./recipe.ts";

/** The factor between two numbers of servings; 1 when either is no sensible number. */
export function scaleFactor(from: number, to: number): number {
  const factor = to / from;
  return Number.isFinite(factor) && factor > 0 ? factor : 1;
}

/** An amount times a factor; a text stays as it is. */
export function scaleAmount(amount: number | string, factor: number): number | string {
  return typeof amount === "number" ? amount * factor : amount;
}

/** A row for another number of servings; the text as written is left out where it would no longer be true. */
export function scaleRow(row: IngredientRow, factor: number): IngredientRow {
  if (factor === 1) return row;
  const { text: _asWritten, ...rest } = row;
  const { measureMin: min, measureMax: max } = row;
  if (min === undefined || max === undefined) return { ...rest, measure: scaleAmount(row.measure, factor) };
  const [low, high] = [min * factor, max * factor];
  return { ...rest, measure: `${short(low)}-${short(high)}`, measureMin: low, measureMax: high };
}

/** The ingredients for another number of servings. For showing only: what is stored stays as its author wrote it. */
export function scaleIngredients(ingredients: Ingredients, from: number, to: number): Ingredients {
  const factor = scaleFactor(from, to);
  return Object.fromEntries(
    Object.entries(ingredients).map(([group, rows]) => [group, rows.map((row) => scaleRow(row, factor))]),
  );
}

function short(amount: number): string {
  return String(Number(amount.toFixed(2)));
}
