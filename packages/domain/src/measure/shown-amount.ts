import type { IngredientRow } from "../recipe/recipe.ts";
import { isMetric } from "./shown-unit.ts";

/** Fractions that have a character of their own, by their sixteenths. */
const SIXTEENTHS: Record<number, string> = {
  2: "⅛",
  4: "¼",
  6: "⅜",
  8: "½",
  10: "⅝",
  12: "¾",
  14: "⅞",
};

/** Fractions that no count of sixteenths matches within 0.01. */
const THIRDS_AND_SIXTHS: readonly (readonly [number, string])[] = [
  [1 / 3, "⅓"],
  [2 / 3, "⅔"],
  [1 / 6, "⅙"],
  [5 / 6, "⅚"],
];
const NEAR = 0.01;

/**
 * Formats an amount for a cook: 1.5 is "1½", 0.33 is "⅓", 0.1875 is "3/16". Rounds to sixteenths, but never to zero.
 * Amounts of metric units have decimals: "1.5" (kg).
 *
 * @param amount a text, such as "a handful" or "2-3", stays as it is
 * @param unit any spelling; it decides between fractions and decimals and is not part of the result
 * @param locale of the reader, for the decimal sign: "1,5" in Spanish
 * @returns "" for zero and for what is no amount
 */
export function formatAmount(amount: number | string, unit?: string, locale = "en"): string {
  if (typeof amount === "string") return amount;
  if (!Number.isFinite(amount) || amount <= 0) return "";
  return isMetric(unit ?? "") ? decimals(amount, locale) : fractions(amount);
}

/**
 * Formats the measure of a row: a number as `formatAmount` does, a range with both its ends, "1½–2", a text as it is.
 */
export function formatMeasure(
  row: Pick<IngredientRow, "measure" | "measureMin" | "measureMax"> & { unit?: string },
  locale?: string,
): string {
  const { measure, measureMin, measureMax, unit } = row;
  if (measureMin === undefined || measureMax === undefined) return formatAmount(measure, unit, locale);
  return `${formatAmount(measureMin, unit, locale)}–${formatAmount(measureMax, unit, locale)}`;
}

/** Formats decimals, more digits the smaller the amount: 0.25, 12.5, 333. */
function decimals(amount: number, locale: string): string {
  const indexes = amount >= 100 ? 0 : amount >= 10 ? 1 : 2;
  const rounded = Number(amount.toFixed(indexes));
  return decimalNumber(rounded > 0 ? rounded : 0.01, locale);
}

/** Formats a number with the decimal sign of a locale, at most three places and no thousands separators. */
export function decimalNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(value);
}

function fractions(amount: number): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const third = THIRDS_AND_SIXTHS.find(([value]) => Math.abs(rest - value) <= NEAR);
  if (third) return `${whole || ""}${third[1]}`;
  const sixteenths = Math.max(Math.round(rest * 16), whole === 0 ? 1 : 0);
  if (sixteenths === 0) return String(whole);
  if (sixteenths === 16) return String(whole + 1);
  const vulgar = SIXTEENTHS[sixteenths];
  if (vulgar) return `${whole || ""}${vulgar}`;
  return whole ? `${whole} ${sixteenths}/16` : `${sixteenths}/16`;
}
