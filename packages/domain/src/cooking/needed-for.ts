import type { IngredientRow, Step } from "../recipe/recipe.ts";
import { scaleRow } from "../measure/scale.ts";
import { scalePreparation } from "../measure/scale-preparation.ts";
import { secondMeasureText } from "../measure/second-measure.ts";
import { convertRow, type ShownRow } from "./convert-row.ts";
import type { UnitChoice } from "./cooking-state.ts";
import { inSuitableSpoon } from "./suitable-spoon.ts";
import { sumRows } from "./sum-rows.ts";
import type { UsedRow } from "./used-rows.ts";

/** The options for showing amounts. */
export interface Amounts {
  /** The factor on the written amounts; see `scaleFactor`. */
  factor: number;
  units: UnitChoice;
  /** The language of the recipe, for the names of units. */
  language?: string | undefined;
  /** True for a recipe that measures in cups; its scaled spoons can become cups. */
  hasCups?: boolean | undefined;
}

/** Returns the ingredients of a step over all its sub-steps, scaled and converted, each food once where units allow. */
export function neededFor({ sub_steps }: Pick<Step, "sub_steps">, amounts: Amounts): ShownRow[] {
  const rows = sub_steps.flatMap(({ ingredients = [] }) => ingredients);
  return sumRows(rows).map((row) => shownAs(row, amounts));
}

/**
 * Scales one ingredient to the chosen servings and converts it to the chosen units. A row that a step takes is converted to
 * the amount that its author gives in the list in those units, where there is one.
 */
export function shownAs(row: UsedRow, amounts: Amounts): ShownRow {
  if (!row.listed) return scaledAs(row, amounts);
  const { listed, ...taken } = row;
  const shown = scaledAs({ ...taken, prep_style: secondOf(row.measure, listed, row) }, amounts);
  return { ...shown, row: { ...shown.row, prep_style: "" } };
}

/** Returns the amount that a listed row gives beside its own, for a portion of it; "" where there is none. */
function secondOf(
  measure: IngredientRow["measure"],
  listed: NonNullable<UsedRow["listed"]>,
  row: IngredientRow,
): string {
  const prep_style = secondMeasureText(listed.prep_style);
  const factor = Number(measure) / Number(listed.measure);
  return factor > 0 && factor !== 1 ? scalePreparation({ ...row, prep_style }, factor) : prep_style;
}

function scaledAs(row: IngredientRow, { factor, units, language, hasCups = false }: Amounts): ShownRow {
  if (factor === 1) return convertRow(row, units, language);
  const scaled = inSuitableSpoon(scaleRow(row, factor, language), hasCups);
  return convertRow(scaled, units, language);
}
