import { findMeasureUnit } from "@larder/domain/measure/measure-unit";
import type { RequestedFood } from "@larder/domain/recipe/recipe-request";
import type { Unit } from "./pantry/food.ts";
import { PANTRY } from "./pantry/pantry.ts";

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  PANTRY.flatMap(({ id, amount: [, unit, grams] }) =>
    unit === "each" && grams !== undefined ? [[id, grams]] : [],
  ),
);

/** Returns the grams of one piece of a food; null where it is not counted. */
export function gramsOf(id: string): number | null {
  return WEIGHTS.get(id) ?? null;
}

const MEASURED: ReadonlySet<Unit> = new Set<Unit>(["g", "ml", "tsp", "tbsp"]);

/**
 * Converts an amount of a request to the unit by which a dish measures the food.
 *
 * @returns a positive amount; undefined where the units do not convert
 */
export function convertedAmount(
  { min, max = min, unit }: NonNullable<RequestedFood["quantity"]>,
  { id, unit: own }: { id: string; unit: Unit },
): number | undefined {
  const piece = gramsOf(id);
  const measure = unit === null ? null : findMeasureUnit(unit);
  const amount = measure
    ? inMetric(max * measure.metric, measure.kind, own, piece)
    : counted(max, unit, own, piece);
  return amount === undefined || !(amount > 0) ? undefined : Math.round(amount * 100) / 100;
}

function inMetric(
  size: number,
  kind: "mass" | "volume",
  own: Unit,
  piece: number | null,
): number | undefined {
  if (own === (kind === "mass" ? "g" : "ml")) return size;
  if (own !== "each" || kind !== "mass" || piece === null) return undefined;
  return Math.max(0.5, Math.round((size / piece) * 2) / 2);
}

function counted(amount: number, unit: string | null, own: Unit, piece: number | null): number | undefined {
  if ((unit === null || unit === own) && !MEASURED.has(own)) return amount;
  return own === "g" && piece !== null ? amount * piece : undefined;
}
