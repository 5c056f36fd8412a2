import { foodById } from "@larder/domain/food/foods";
import { holds } from "@larder/domain/food/holds";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { barredBy } from "@larder/domain/request/barred";
import type { Composition } from "../composition.ts";
import { isKindOf, isSameKind } from "../food-kinds.ts";
import type { Card } from "./card.ts";
import { cardById } from "./cards.ts";
import { composeCard } from "./compose-card.ts";

/** Cards of smooth food without salt, sugar and honey, the plainest first. */
const SMOOTH =
  "vegetable-puree fruit-puree chicken-squash-puree sweet-potato-puree apple-puree pear-puree lentil-puree fish-puree baby-oats";
/** Words for smooth food, beside which the foods of a request say what it is made of. */
const PUREE =
  /(?:^|\s)(?:pur[eé]e?s?|papillas?|baby food|mash|sopas?|soups?|cremas?|porridge|oatmeal|gachas)(?!\p{L})/iu;

/**
 * Makes smooth food of the foods of a request for a baby. A dish that is named by its own name is left to its card.
 *
 * @returns null where the request is for nobody so young; no recipe where no card takes its foods
 */
export function suggestForBaby(request: RecipeRequest): Composition | null {
  const baby = request.diets.find(({ diet }) => diet === "baby");
  const { dish } = request;
  const barred = barredBy(request);
  const foods = request.foods.filter(({ food: id }) => {
    const food = foodById(id ?? "");
    return food === null || !holds({ food, lacks: [] }, barred);
  });
  if (!baby || (dish !== null && !PUREE.test(dish.words))) return null;
  const ids = SMOOTH.split(" ");
  const named = ids.filter(
    (id) =>
      (id === dish?.id && id !== "vegetable-puree") ||
      (dish !== null && /porridge|oatmeal|gachas/i.test(dish.words) && id === "baby-oats"),
  );
  const cards = (named.length > 0 ? named : ids).flatMap((id) => cardById(id) ?? []);
  const fitting = cards.filter((card) => foods.every(({ food }) => takes(card, food)));
  const byCore = fitting.toSorted((one, other) => coreAsked(other, foods) - coreAsked(one, foods));
  for (const card of byCore) {
    const made = composeCard(card, { ...request, dish: null, foods });
    const isLess = made.notes.some(({ code }) => code === "skipped");
    if (!made.recipe || isLess) continue;
    const notes = made.notes.filter(
      ({ code, words: [said] }) => code !== "not-obeyed" || said !== baby.words,
    );
    return { ...made, notes: [...notes, { code: "by-foods", words: [baby.words] }] };
  }
  return dish === null
    ? {
        recipe: null,
        notes: [{ code: "impossible", words: [...foods.map(({ words }) => words), baby.words] }],
      }
    : null;
}

/** Returns whether a card is smooth food, which only babies are given as a meal. */
export function isForBabies({ id }: Card): boolean {
  return SMOOTH.split(" ").includes(id);
}

function takes({ rows, extra }: Card, id: string | null): boolean {
  const food = foodById(id ?? "");
  if (!food) return false;
  return (
    rows.some((row) => isSameKind(row.food, food)) ||
    (extra?.foods.some((each) => isKindOf(food, each)) ?? false)
  );
}

/** Returns how much of what makes a card's dish is asked for: core foods that nobody asked for count against it. */
function coreAsked({ rows, core }: Card, foods: RecipeRequest["foods"]): number {
  const own = rows.filter(({ key }) => core.includes(key));
  const asked = foods.flatMap(({ food }) => foodById(food ?? "") ?? []);
  const count = own.filter((row) => asked.some((food) => isSameKind(row.food, food))).length;
  return 2 * count - own.length;
}
