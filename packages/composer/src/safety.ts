import { type Bilingual, t } from "./bilingual.ts";
import type { Use } from "./dish.ts";
import type { Kind } from "./pantry/food.ts";

/** The signs that a food is safe to eat, with the temperatures that food authorities give. */
const DONE: Readonly<Partial<Record<Kind, Bilingual>>> = {
  poultry: t(
    "Poultry is safe at 74 °C in the thickest part, with no pink left.",
    "La carne de ave es segura a 74 °C en la parte más gruesa, sin zonas rosadas.",
  ),
  mince: t(
    "No pink may be left: it is safe at 71 °C inside.",
    "No debe quedar nada rosado: es segura a 71 °C en el centro.",
  ),
  "poultry-mince": t(
    "Minced poultry is safe at 74 °C: no pink may be left.",
    "La carne picada de ave es segura a 74 °C: no debe quedar nada rosado.",
  ),
  rabbit: t(
    "Rabbit is safe at 71 °C in the thickest part.",
    "El conejo es seguro a 71 °C en la parte más gruesa.",
  ),
  "whole-meat": t(
    "A whole cut is safe at 63 °C inside, followed by its rest.",
    "Una pieza entera es segura a 63 °C en el centro, seguidos de su reposo.",
  ),
  "cured-meat": t("It must be hot all the way through.", "Debe quedar bien caliente por dentro."),
  fish: t(
    "Fish is done at 63 °C inside, when it flakes at a touch.",
    "El pescado está hecho a 63 °C en el centro, cuando se separa en lascas.",
  ),
  shellfish: t(
    "Shellfish is done at 63 °C, when it is opaque all the way through.",
    "El marisco está hecho a 63 °C, cuando se ve opaco por dentro.",
  ),
  bivalve: t(
    "They are done when the shells have opened; throw away any that stay shut.",
    "Están listos cuando las conchas se abren; desecha las que sigan cerradas.",
  ),
  egg: t(
    "No liquid egg may be left: it is safe at 71 °C.",
    "No debe quedar huevo líquido: es seguro a 71 °C.",
  ),
};

/** Returns the sentences on when these foods are safe, without duplicates. */
export function safetyOf(uses: readonly Use[]): Bilingual[] {
  return safetySentences(uses.map(({ food }) => food.kind));
}

/** Returns the sentences on when foods of these kinds are safe, without duplicates. */
export function safetySentences(kinds: readonly Kind[]): Bilingual[] {
  return [...new Set(kinds)].flatMap((kind) => DONE[kind] ?? []);
}

/** Kinds whose safety depends on a temperature inside, which needs a thermometer. */
export const MEASURED: readonly Kind[] = ["poultry", "mince", "poultry-mince", "rabbit", "whole-meat"];

export function needsThermometer({ food }: Use): boolean {
  return MEASURED.includes(food.kind);
}

/**
 * Returns whether a food must rest: whole cuts continue to cook as they rest, on which their safe temperature relies.
 */
export function needsRest({ food }: Use): boolean {
  return food.kind === "whole-meat";
}
