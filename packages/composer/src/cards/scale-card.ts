import type { Food } from "@larder/domain/food/food";
import { holdsFood } from "@larder/domain/food/holds";
import { findMeasureUnit } from "@larder/domain/measure/measure-unit";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest, RequestedFood } from "@larder/domain/recipe/recipe-request";
import { roundAmount } from "../amounts.ts";
import type { Unit } from "../pantry/food.ts";
import { PANTRY } from "../pantry/pantry.ts";
import type { CardUse } from "./adapt-card.ts";
import type { Card } from "./card.ts";

/** The most servings of a recipe. */
export const MOST_SERVINGS = 24;

/** The size in which a card is made. */
export interface Scaling {
  servings: number;
  /** The amounts, as a multiple of the card's. */
  factor: number;
  /** How often the card's vessel is filled. */
  batches: number;
  uses: readonly CardUse[];
  notes: readonly ComposerNote[];
}

/** Scales a card to the people of a request, or to the amounts that it names. */
export function scalingOf(card: Card, request: RecipeRequest, uses: readonly CardUse[]): Scaling {
  const given = givenAmounts(request.foods, uses);
  const { servings: requested } = request;
  const ratios = [...given].map(([use, amount]) => amount / use.amount);
  const ratio = Math.exp(ratios.reduce((sum, each) => sum + Math.log(each), 0) / Math.max(1, ratios.length));
  const wanted = requested ?? (ratios.length > 0 ? card.serves * ratio : card.serves);
  const most = Math.max(1, Math.min(MOST_SERVINGS, wanted));
  const batches = Math.max(1, Math.ceil(most / card.most - 0.3));
  const factor = card.isWhole
    ? batches
    : requested === null && ratios.length > 0
      ? most / card.serves
      : Math.round(most) / card.serves;
  const servings = Math.max(1, Math.round(card.serves * factor));
  const notes: ComposerNote[] =
    requested !== null && Math.round(requested) !== servings
      ? [{ code: "servings", words: [String(requested), String(servings)] }]
      : [];
  return {
    servings,
    factor,
    batches,
    uses: uses.map((use) => ({ ...use, amount: given.get(use) ?? scaled(use, factor) })),
    notes,
  };
}

/** Rounds an amount of a scaled recipe to one that a cook can measure; the card's own amounts stay. */
function scaled({ amount, unit, food }: CardUse, factor: number): number {
  if (factor === 1) return Math.round(amount * 100) / 100;
  const grams = holdsFood(food, "egg") ? 50 : (gramsOf(food) ?? 100);
  return Math.round(roundAmount(amount * factor, [0, unit, holdsFood(food, "egg") ? 0 : grams]) * 100) / 100;
}

/** Scales an amount that a sentence names, such as "100 ml". */
export function scaledAmount(amount: number, unit: Unit, factor: number): number {
  return factor === 1 ? amount : Math.round(roundAmount(amount * factor, [0, unit]) * 100) / 100;
}

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  PANTRY.flatMap(({ id, amount: [, unit, grams] }) =>
    unit === "each" && grams !== undefined ? [[id, grams]] : [],
  ),
);

/** Returns the grams of one piece of a food; null where it is not counted. */
function gramsOf({ id }: Food): number | null {
  return WEIGHTS.get(id) ?? null;
}

/** Returns the amounts that a request gives of the dish's foods, in the units of the dish. */
function givenAmounts(foods: readonly RequestedFood[], uses: readonly CardUse[]): Map<CardUse, number> {
  const given = new Map<CardUse, number>();
  for (const { food: id, quantity } of foods) {
    if (id === null || !quantity) continue;
    const use = uses.find((each) => holdsFood(each.food, id));
    const amount = use && converted(quantity.max ?? quantity.min, quantity.unit, use);
    if (use && amount !== undefined && amount > 0) given.set(use, Math.round(amount * 100) / 100);
  }
  return given;
}

function converted(amount: number, unit: string | null, use: CardUse): number | undefined {
  const piece = gramsOf(use.food);
  const measure = unit === null ? null : findMeasureUnit(unit);
  const metric = measure && (measure.kind === "mass" ? "g" : "ml");
  if (metric === null || measure === null) {
    const isSame = unit === use.unit || unit === null;
    if (isSame && !["g", "ml", "tsp", "tbsp"].includes(use.unit)) return amount;
    return use.unit === "g" && piece !== null ? amount * piece : undefined;
  }
  const size = amount * measure.metric;
  if (metric === use.unit) return size;
  if (use.unit === "each" && metric === "g" && piece !== null)
    return Math.max(0.5, Math.round((size / piece) * 2) / 2);
  return undefined;
}
