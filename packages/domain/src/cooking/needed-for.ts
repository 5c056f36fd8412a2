import type { IngredientRow, Step } from "../recipe/recipe.ts";
import { scaleRow } from "../measure/scale.ts";
import { convertRow, type ShownRow } from "./convert-row.ts";
import type { UnitChoice } from "./kitchen.ts";
import { sumRows } from "./sum-rows.ts";

/** How amounts are to be shown. */
export interface Amounts {
  /** Times as much as written; see `scaleFactor`. */
  factor: number;
  units: UnitChoice;
  /** Of the recipe, for the names of units. */
  language?: string | undefined;
}

/** What a step takes, over all its sub-steps: each food once where units allow, for as many as one cooks. */
export function neededFor({ sub_steps }: Pick<Step, "sub_steps">, amounts: Amounts): ShownRow[] {
  const rows = sub_steps.flatMap(({ ingredients = [] }) => ingredients);
  return sumRows(rows).map((row) => shownAs(row, amounts));
}

/** One ingredient for as many as one cooks, in the units chosen. */
export function shownAs(row: IngredientRow, { factor, units, language }: Amounts): ShownRow {
  return convertRow(scaleRow(row, factor, language), units, language);
}
