import type { RecipeLanguage } from "../language.ts";
import type { Noun } from "./noun.ts";

/** Tins of pulses, which could also be bought dried; raw beans can be poisonous. */
const COOKED_PULSE = /^tinned-(?:.*beans|chickpeas|lentils)$/;

/**
 * Returns the name of a food in the list of ingredients. The unit says "can", so that the name need not; that pulses are
 * cooked stands in the name, for names are also read without units.
 */
export function listedName(
  {
    id,
    name,
    short,
  }: { id: string; name: Record<RecipeLanguage, Noun>; short: Record<RecipeLanguage, Noun> },
  unit: string,
  language: RecipeLanguage,
): Noun {
  if (unit !== "can") return name[language];
  if (!COOKED_PULSE.test(id)) return short[language];
  if (language === "es") return name.es;
  return { ...short.en, one: `cooked ${short.en.one}`, many: `cooked ${short.en.many}` };
}
