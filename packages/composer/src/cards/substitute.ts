import type { Food } from "@larder/domain/food/food";
import { foodById } from "@larder/domain/food/foods";
import { holds, type Target } from "@larder/domain/food/holds";
import { noun } from "@larder/domain/food/noun";
import { t } from "../bilingual.ts";
import type { Card, CardRow, CardUse, Preparation } from "./card.ts";
import { partsOf } from "./card-text.ts";
import { isWhipped } from "./row-names.ts";
import { BINDER, substitutesFor, WHIPPED_CREAM } from "./swaps.ts";

export function isBarred(food: Food, target: Target): boolean {
  return holds({ food, lacks: [] }, target);
}

/** Foods whose plant-based or gluten-free twin is what a cook means who leaves them out. */
const TWINS: ReadonlySet<string> = new Set(["butter", "milk", "cream", "flour", "yoghurt"]);

/**
 * Returns whether a substitute is called after a food that the request leaves out by its name: who wants no breadcrumbs
 * wants no gluten-free ones, and who wants no mayonnaise wants no vegan one.
 */
export function isSameByName(food: Food, { foods }: Target): boolean {
  const words = ` ${food.name.en.one} ${food.name.en.many} `.toLowerCase();
  return foods.some((id) => {
    const left = TWINS.has(id) ? null : foodById(id);
    return (
      left !== null &&
      [left.name.en.one, left.short.en.one].some((name) => words.includes(` ${name.toLowerCase()} `))
    );
  });
}

/** A binder of ground flaxseed: without water and time it holds nothing together. */
const GEL: Preparation = {
  minutes: 5,
  text: t(
    "Stir {food} with {water} tbsp of warm water and let it stand for {time}, until it is a thick gel.",
    "Mezcla {food} con {water} cucharadas de agua templada y deja reposar {time}, hasta que forme un gel espeso.",
  ),
  waterFactor: 3,
};
const GEL_NAME = { en: noun("flaxseed gel"), es: noun("gel de lino m") };

/** Foods that have no form to be cut or grated. */
const SHAPELESS: ReadonlySet<string> = new Set(["water", "nutritional-yeast", "lemon"]);

/** Returns the row with a general substitute in its place; null where there is none. */
export function substituted(row: CardRow, card: Card, target: Target): CardUse | null {
  if (row.binds) {
    const flax = foodById(BINDER.id);
    if (!flax || isBarred(flax, target)) return null;
    return {
      ...row,
      food: { ...flax, short: GEL_NAME },
      amount: row.amount * BINDER.amount,
      unit: BINDER.unit,
      prep: t("", ""),
      isSwapped: true,
      preparation: GEL,
    };
  }
  if (row.food.id === "egg") return null;
  const whipped = isWhipped(row, partsOf(card)) ? foodById(WHIPPED_CREAM) : null;
  if (whipped && !isBarred(whipped, target))
    return { ...row, food: whipped, prep: t("well chilled", "muy fría"), isSwapped: true };
  const able = substitutesOf(row.food, 2, (food) => !isBarred(food, target) && !isSameByName(food, target));
  // A food that the card lists already would be listed twice, and cooked twice in one sentence.
  const fresh = able.filter(({ food }) => !card.rows.some((other) => other.food.id === food.id));
  for (const { food, factor } of [...fresh, ...(row.isOptional ? [] : able)]) {
    const isCounted = !["g", "ml", "tsp", "tbsp"].includes(row.unit);
    return {
      ...row,
      food,
      amount: row.amount * factor,
      prep: SHAPELESS.has(food.id) ? t("", "") : row.prep,
      isSwapped: true,
      ...(isCounted && { unit: row.unit }),
    };
  }
  return null;
}

/** Returns the substitutes of a food that a request allows; those of a substitute only where it is not allowed itself. */
function substitutesOf(
  food: Food,
  depth: number,
  isAllowed: (food: Food) => boolean,
): { food: Food; factor: number }[] {
  return substitutesFor(food).flatMap((each) => {
    if (isAllowed(each.food)) return [each];
    if (depth === 0) return [];
    return substitutesOf(each.food, depth - 1, isAllowed).map((next) => ({
      ...next,
      factor: next.factor * each.factor,
    }));
  });
}
