import { holdsFood } from "@larder/domain/food/holds";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest, RequestedFood } from "@larder/domain/recipe/recipe-request";
import { roundAmount } from "../amounts.ts";
import { convertedAmount, gramsOf } from "../converted-amount.ts";
import type { Unit } from "../pantry/food.ts";
import type { Card, CardUse } from "./card.ts";

/** The most servings of a recipe. */
export const MOST_SERVINGS = 40;

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
  const isGiven = card.isWhole && ratios.length > 0;
  const batches = Math.max(1, isGiven ? Math.round(ratio) : Math.ceil(most / card.most - 0.4));
  const factor = card.isWhole
    ? wholeFactor(isGiven ? ratio : batches, batches)
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
    uses: uses.map((use) => inSingular({ ...use, amount: given.get(use) ?? scaled(use, factor) })),
    notes,
  };
}

/** The most by which the contents of a tin differ from the card's, so that it is still filled well and baked through. */
const TIN_TOLERANCE = 0.35;

/** Returns the amounts of what is made in whole tins: those given in a request are kept where they fill the tins well. */
function wholeFactor(ratio: number, tins: number): number {
  return Math.abs(ratio / tins - 1) <= TIN_TOLERANCE ? ratio : tins;
}

/** The weight in grams of a piece of foods that are not counted, but have a plural. */
const PIECES: Readonly<Record<string, number>> = { bread: 400, cheese: 1000 };

/** Returns a food of which a part of one piece is used with its names in the singular: 60 g of bread, not of breads. */
function inSingular(use: CardUse): CardUse {
  const piece = PIECES[use.food.id] ?? gramsOf(use.food.id);
  if (use.unit !== "g" || piece === null || use.amount >= piece) return use;
  const single = ({ en, es }: CardUse["food"]["name"]) => ({
    en: { ...en, many: en.one },
    es: { ...es, many: es.one },
  });
  return { ...use, food: { ...use.food, name: single(use.food.name), short: single(use.food.short) } };
}

/** Rounds an amount of a scaled recipe to one that a cook can measure; the card's own amounts stay. */
function scaled({ amount, unit, food }: CardUse, factor: number): number {
  if (factor === 1) return Math.round(amount * 100) / 100;
  const grams = holdsFood(food, "egg") ? 50 : (gramsOf(food.id) ?? 100);
  return Math.round(roundAmount(amount * factor, [0, unit, holdsFood(food, "egg") ? 0 : grams]) * 100) / 100;
}

/** Scales an amount that a sentence names, such as "100 ml". */
export function scaledAmount(amount: number, unit: Unit, factor: number): number {
  return factor === 1 ? amount : Math.round(roundAmount(amount * factor, [0, unit]) * 100) / 100;
}

/** Returns the amounts that a request gives of the dish's foods, in the units of the dish. */
function givenAmounts(foods: readonly RequestedFood[], uses: readonly CardUse[]): Map<CardUse, number> {
  const given = new Map<CardUse, number>();
  for (const { food: id, quantity } of foods) {
    if (id === null || !quantity) continue;
    const use = uses.find((each) => holdsFood(each.food, id));
    const amount = use && convertedAmount(quantity, { id: use.food.id, unit: use.unit });
    if (use && amount !== undefined) given.set(use, amount);
  }
  return given;
}
