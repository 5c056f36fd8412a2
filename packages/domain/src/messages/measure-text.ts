import { type ShownIngredient, shownMeasure } from "../cooking/shown-measure.ts";
import type { InterfaceLanguage } from "../language.ts";
import { abbreviateUnit, needsAmount } from "../measure/shown-unit.ts";
import type { Messages } from "./messages.ts";

/** An amount, "1½", and its unit, "Tbsp", as they are shown or spoken; either may be "". */
export interface MeasureText {
  amount: string;
  unit: string;
}

/** Returns an ingredient's measure in the reader's language. Leaves out a unit such as a cup without an amount. */
export function measureText(row: ShownIngredient, messages: Messages): MeasureText {
  return textOf(row, messages, messages.unitName ?? abbreviateUnit);
}

/**
 * Returns the measure as it is read aloud, with units in full.
 *
 * @param language of the voice; units of another language than the reader's stay as they are written
 */
export function spokenMeasure(row: ShownIngredient, messages: Messages, language: InterfaceLanguage): string {
  const nameOf = messages.locale === language ? messages.spokenUnit : undefined;
  const { amount, unit } = textOf(row, { locale: language }, nameOf ?? ((written) => written));
  return `${amount} ${unit}`.trim();
}

function textOf(
  row: ShownIngredient,
  { locale }: Pick<Messages, "locale">,
  nameOf: (unit: string, amount: number | null) => string,
): MeasureText {
  const { measure, measureMax, unit } = row;
  const amount = shownMeasure(row, locale);
  if (amount === "" && needsAmount(unit)) return { amount, unit: "" };
  return { amount, unit: nameOf(unit, measureMax ?? (typeof measure === "number" ? measure : null)) };
}
