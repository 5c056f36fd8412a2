import type { RecipeLanguage } from "@larder/domain/language";
import { type Bilingual, t } from "./bilingual.ts";
import type { PerServing, Unit } from "./pantry/food.ts";

/** The share of the full amount that each food gets where one slot holds several. */
const SHARES = [1, 0.6, 0.45, 0.36, 0.3];

export function shareAmong(count: number): number {
  return SHARES[count - 1] ?? 0.25;
}

/** Rounds an amount to one that a cook can measure, never to zero. */
export function roundAmount(amount: number, [, unit, grams]: PerServing): number {
  const step = stepOf(amount, unit, grams ?? 0);
  return Math.max(step, Math.round(amount / step) * step);
}

function stepOf(amount: number, unit: Unit, grams: number): number {
  switch (unit) {
    case "g":
      return amount < 20 ? 1 : amount < 100 ? 5 : amount < 400 ? 10 : 50;
    case "ml":
      return amount < 100 ? 10 : amount < 400 ? 25 : 50;
    case "tsp":
      return 0.25;
    case "tbsp":
    case "can":
      return 0.5;
    case "each":
      return grams >= 250 ? (amount < 1 ? 0.25 : 0.5) : grams >= 75 && amount < 2 ? 0.5 : 1;
    case "clove":
    case "slice":
    case "pinch":
    case "sprig":
    case "leaf":
    case "stick":
    case "cm":
    case "handful":
    case "bunch":
      return 1;
  }
}

const UNIT_NAMES: Readonly<Record<Unit, Bilingual>> = {
  g: t("g", "g"),
  ml: t("ml", "ml"),
  tsp: t("tsp", "cucharadita|cucharaditas"),
  tbsp: t("tbsp", "cucharada|cucharadas"),
  each: t("", ""),
  clove: t("clove|cloves", "diente|dientes"),
  can: t("can|cans", "lata|latas"),
  slice: t("slice|slices", "rebanada|rebanadas"),
  pinch: t("pinch|pinches", "pizca|pizcas"),
  sprig: t("sprig|sprigs", "ramita|ramitas"),
  leaf: t("leaf|leaves", "hoja|hojas"),
  stick: t("stick|sticks", "tallo|tallos"),
  cm: t("cm", "cm"),
  handful: t("handful|handfuls", "puñado|puñados"),
  bunch: t("bunch|bunches", "manojo|manojos"),
};

/** Parts of one piece, after which a food stands in the singular: "2 dientes de ajo". */
const PARTS: ReadonlySet<Unit> = new Set(["clove", "slice", "sprig", "leaf", "stick", "cm"]);

/** Returns whether a food stands in the plural after this amount. */
export function isPlural(unit: Unit, amount: number): boolean {
  return unit === "each" ? amount > 1 : !PARTS.has(unit);
}

export function unitName(unit: Unit, amount: number, language: RecipeLanguage): string {
  const [one = "", many = one] = UNIT_NAMES[unit][language].split("|");
  return amount > 1 ? many : one;
}
