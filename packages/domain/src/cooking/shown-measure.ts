import { formatMeasure } from "../measure/shown-amount.ts";
import type { ShownRow } from "./convert-row.ts";
import type { UsedRow } from "./used-rows.ts";

/** A row as a screen shows it, after scaling and converting. */
export interface ShownIngredient extends UsedRow {
  /** True when the shown amount is rounded. */
  rounded?: boolean;
}

/** Returns the measure of a row, "1½"; "≈ 1½" where that is near it. Decimals are those of the locale, English by default. */
export function shownMeasure(row: ShownIngredient, locale?: string): string {
  const measure = formatMeasure(row, locale);
  return row.rounded && measure !== "" ? `≈ ${measure}` : measure;
}

export function shownIngredient({ row, rounded }: ShownRow): ShownIngredient {
  return rounded ? { ...row, rounded } : row;
}
