import type { MeasureUnit } from "../measure/measure-unit.ts";

/**
 * An amount in another unit, not rounded.
 *
 * @param gramsPerMl needed between volume and weight; null when it is not known
 * @returns null when one cannot tell
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
