import { findMeasureUnit, type MeasureUnit } from "../measure/measure-unit.ts";
import { fold } from "../text/fold.ts";

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

/** Returns how many of `to` one `from` makes, by their spellings; null where the units cannot be converted. */
export function unitRate(from: string, to: string): number | null {
  if (fold(from) === fold(to)) return 1;
  const [unit, other] = [findMeasureUnit(from), findMeasureUnit(to)];
  return unit && other && convertAmount(1, unit, other, null);
}
