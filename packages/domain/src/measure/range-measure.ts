import type { IngredientRow } from "../recipe/recipe.ts";

/** Returns the measure of a range from both its ends. */
export function rangeMeasure(
  min: number,
  max: number,
): Required<Pick<IngredientRow, "measure" | "measureMin" | "measureMax">> {
  return { measure: `${plain(min)}-${plain(max)}`, measureMin: min, measureMax: max };
}

/** Rounds to four places: thirds have no end, and no cook measures more. */
function plain(amount: number): string {
  return String(Number(amount.toFixed(4)));
}
