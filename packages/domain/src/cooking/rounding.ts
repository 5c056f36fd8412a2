/**
 * Rounds an amount to the coarsest step within 2.5 % of it: 453.6 g become 450 g, not 455. Two cups of the same flour
 * differ by more than that, and 450 is easy to read off a scale.
 *
 * @param steps from coarse to fine
 * @returns null when no step comes that near
 */
export function cookRounded(amount: number, steps: readonly number[]): number | null {
  for (const step of steps) {
    const rounded = Math.round(amount / step) * step;
    if (rounded > 0 && Math.abs(rounded - amount) <= amount * TOLERANCE) return Number(rounded.toFixed(6));
  }
  return null;
}

const TOLERANCE = 0.025;

/** A unit of a ladder, with the amounts that it is used for and its precision. */
export interface UnitRange {
  id: string;
  /** The least amount that is shown in it. */
  from: number;
  steps: readonly number[];
  /** The step for amounts that match none, where no smaller unit follows. */
  atLast?: number;
}

/** Units of one kind, the largest first; the first that suits an amount is used. */
export type Ladder = readonly UnitRange[];

const DECIMAL = [500, 250, 100, 50, 25, 10, 5, 1];
const THOUSANDTHS = DECIMAL.map((step) => step / 1000);
const FINE_DECIMAL = [...DECIMAL, 0.5, 0.1, 0.05, 0.01];

export const METRIC_WEIGHT: Ladder = [
  { id: "kg", from: 0.98, steps: [1, ...THOUSANDTHS] },
  { id: "g", from: 0, steps: FINE_DECIMAL },
];
export const METRIC_VOLUME: Ladder = [
  { id: "L", from: 0.98, steps: [1, ...THOUSANDTHS] },
  { id: "ml", from: 0, steps: FINE_DECIMAL },
];

/**
 * The fractions of US cups and spoons. A small amount between them is shown in the next smaller unit: 13 Tbsp, 17 oz.
 * A large one is rounded to the nearest eighth, as cooks use 250 ml for a cup; the error stays below 6 %.
 */
export const US_VOLUME: Ladder = [
  { id: "cup", from: 0.98, steps: [1, 1 / 2, 1 / 3, 1 / 4, 1 / 8], atLast: 1 / 8 },
  { id: "cup", from: 0.245, steps: [1, 1 / 2, 1 / 3, 1 / 4, 1 / 8] },
  { id: "tbsp", from: 2, steps: [1, 1 / 2, 1 / 4], atLast: 1 / 4 },
  { id: "tbsp", from: 0.98, steps: [1, 1 / 2, 1 / 4] },
  { id: "tsp", from: 0.1, steps: [1, 1 / 2, 1 / 4, 1 / 8], atLast: 1 / 8 },
];
export const US_WEIGHT: Ladder = [
  { id: "lb", from: 1.2, steps: [1, 1 / 2, 1 / 4, 1 / 8], atLast: 1 / 8 },
  { id: "lb", from: 0.98, steps: [1, 1 / 2, 1 / 4, 1 / 8] },
  { id: "oz", from: 0.1, steps: [1, 1 / 2, 1 / 4, 1 / 8], atLast: 1 / 8 },
];

/**
 * Returns the unit of a ladder that suits an amount best; both ends of a range get the same unit.
 *
 * @param amountsIn the amounts in the unit of that id
 * @returns null when they are too small for any
 */
export function onLadder(
  ladder: Ladder,
  amountsIn: (id: string) => number[],
): { id: string; amounts: number[] } | null {
  for (const { id, from, steps, atLast } of ladder) {
    const exact = amountsIn(id);
    if (Math.max(...exact) < from) continue;
    const amounts = exact.map((amount) => cookRounded(amount, steps) ?? nearest(amount, atLast));
    if (amounts.every((amount) => amount > 0)) return { id, amounts };
  }
  return null;
}

function nearest(amount: number, step: number | undefined): number {
  return step === undefined ? 0 : Math.round(amount / step) * step;
}
