import { type ShownIngredient, shownMeasure } from "../cooking/shown-measure.ts";
import { abbreviateUnit, needsAmount } from "../measure/shown-unit.ts";
import type { Messages } from "./messages.ts";

/** An amount, "1½", and its unit, "Tbsp", as they are shown or spoken; either may be "". */
export interface MeasureText {
  amount: string;
  unit: string;
}

/** Returns an ingredient's measure in the reader's language. Leaves out a unit such as a cup without an amount. */
export function measureText(row: ShownIngredient, messages: Messages): MeasureText {
  return measureTextBy(row, messages, messages.unitName ?? abbreviateUnit);
}

/** Returns a measure as text, with its unit by the name that `nameOf` gives it. */
export function measureTextBy(
  row: ShownIngredient,
  { locale }: { locale: string },
  nameOf: (unit: string, amount: number | null) => string,
): MeasureText {
  const { measure, measureMax, unit } = row;
  const amount = shownMeasure(row, locale);
  if (amount === "" && needsAmount(unit)) return { amount, unit: "" };
  return { amount, unit: nameOf(unit, measureMax ?? (typeof measure === "number" ? measure : null)) };
}
