import type { ShownIngredient } from "../cooking/shown-measure.ts";
import { DEFAULT_LANGUAGE } from "../language.ts";
import { inNumber } from "../measure/counted-units.ts";
import { languageOf } from "../text/language-tag.ts";
import { measureTextBy } from "./measure-text.ts";
import type { Messages } from "./messages.ts";
import { fullUnit, spokenAmount } from "./spoken-units.ts";

/**
 * Returns the measure as it is read aloud, with units in full: "about 2 tablespoons", "2 a 3 cucharadas".
 *
 * @param language of the voice, which is the recipe's; in others than English and Spanish the measure stays as written
 */
export function spokenMeasure(row: ShownIngredient, messages: Messages, language: string): string {
  const nameOf = messages.locale === language && messages.unitName ? messages.unitName : inNumber;
  const { amount, unit } = measureTextBy(row, { locale: localeOf(language) }, (written, many) => {
    return fullUnit(written, many, language) ?? nameOf(written, many);
  });
  return `${spokenAmount(amount, language)} ${unit}`.trim();
}

/** Returns a locale that formats numbers for any language tag of a recipe. */
function localeOf(language: string): string {
  return languageOf(language) ?? DEFAULT_LANGUAGE;
}
