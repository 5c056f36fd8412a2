import type { MeasureUnit } from "../measure/measure-unit.ts";

/**
 * Converts an amount to another unit, without rounding.
 *
 * @param gramsPerMl needed between volume and weight; null when it is not known
 * @returns null when the units cannot be converted
 */
export function convertAmount(
  amount: number,
  from: MeasureUnit,
  to: MeasureUnit,
  gramsPerMl: number | null,
): number | null {
  const base = amount * from.metric;
  if (from.kind === to.kind) return base / to.metric;
  if (gramsPerMl === null || gramsPerMl <= 0) return null;
  return (from.kind === "volume" ? base * gramsPerMl : base / gramsPerMl) / to.metric;
}
