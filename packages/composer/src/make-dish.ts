import { roundAmount, shareAmong } from "./amounts.ts";
import type { Dish, Use } from "./dish.ts";
import type { DishType, Slot } from "./dish-types/dish-type.ts";
import type { Food, PerServing } from "./pantry/food.ts";
import type { Cuisine } from "./cuisines.ts";
import type { ParsedQuery } from "./parsed-query.ts";

/** The factors for foods that the query named and for foods that the planner added. */
const ASKED = 1.3;
const ADDED = 0.65;

/** Gives every chosen food its amount and its cut. */
export function makeDish(
  dishType: DishType,
  chosen: ReadonlyMap<string, readonly Food[]>,
  context: { servings: number; cuisine: Cuisine; parsed: ParsedQuery; asked: ReadonlySet<Food> },
): Dish {
  const { servings, cuisine, parsed, asked } = context;
  const slots = new Map<string, Use[]>();
  // Bacon and chorizo bring fat and salt of their own.
  const isCured = [...chosen.values()].some((foods) => foods.some(({ kind }) => kind === "cured-meat"));
  for (const [name, slot] of Object.entries(dishType.slots)) {
    const foods = chosen.get(name) ?? [];
    if (foods.length === 0) continue;
    const isMixed = foods.some((each) => asked.has(each)) && foods.some((each) => !asked.has(each));
    slots.set(
      name,
      foods.map((each) => {
        const perServing = amountIn(slot, each, chosen);
        const tamed = isCured && (name === "fat" || name === "salt") ? 0.5 : 1;
        const weight = isMixed ? (asked.has(each) ? ASKED : ADDED) : 1;
        const amount = perServing[0] * servings * (slot.share ?? 1) * sharedBy(each, foods) * weight * tamed;
        return {
          food: each,
          slot: name,
          amount: roundAmount(amount, perServing),
          unit: perServing[1],
          cut: cutIn(slot, each),
          isAsked: asked.has(each),
        };
      }),
    );
  }
  return { servings, cuisine, preferences: parsed.preferences, slots };
}

/**
 * Returns the factor of a food that shares its slot with others; filling foods share it, seasonings such as a little
 * bacon do not.
 */
function sharedBy(each: Food, foods: readonly Food[]): number {
  if (seasons(each)) return foods.length > 1 ? 0.85 : 1;
  return shareAmong(foods.filter((other) => !seasons(other)).length);
}

function seasons({ role, kind }: Food): boolean {
  return kind === "cured-meat" || ["aromatic", "herb", "spice", "fat"].includes(role);
}

function amountIn({ amount }: Slot, each: Food, chosen: ReadonlyMap<string, readonly Food[]>): PerServing {
  if (amount === undefined) return each.amount;
  const given = typeof amount === "function" ? amount(chosen) : amount;
  // A counted or spooned food keeps its own unit: a slot's millilitres do not suit a powder.
  return given[1] === each.amount[1] || given[1] === "pinch" ? given : each.amount;
}

function cutIn(slot: Slot, each: Food): Use["cut"] {
  return (slot.how && each.cuts[slot.how]) ?? each.cuts.any;
}
