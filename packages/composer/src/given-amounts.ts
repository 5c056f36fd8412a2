import type { Dish, Use } from "./dish.ts";
import { convertedAmount } from "./converted-amount.ts";
import type { Asked } from "./parsed-query.ts";

const MOST_GIVEN_SERVINGS = 12;

/** Returns for how many people the amounts of a request are; undefined where it gives none. */
export function givenServings(foods: readonly Asked[]): number | undefined {
  const servings = foods.flatMap(({ foods: [likeliest], quantity }) => {
    if (!likeliest || !quantity) return [];
    const [forOne, unit] = likeliest.amount;
    const amount = convertedAmount(quantity, { id: likeliest.id, unit });
    return amount === undefined ? [] : [amount / forOne];
  });
  if (servings.length === 0) return undefined;
  return Math.min(MOST_GIVEN_SERVINGS, Math.max(1, Math.round(Math.max(...servings))));
}

/** Gives the foods of a dish the amounts that the request names. */
export function withGivenAmounts(dish: Dish, foods: readonly Asked[]): Dish {
  const given = (use: Use): Use => {
    const asked = foods.find((each) => each.quantity && each.foods.includes(use.food));
    const amount = asked?.quantity && convertedAmount(asked.quantity, { id: use.food.id, unit: use.unit });
    return amount ? { ...use, amount } : use;
  };
  const slots = new Map([...dish.slots].map(([name, uses]) => [name, uses.map(given)]));
  return { ...dish, slots };
}
