import { foodById } from "@larder/domain/food/foods";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import type { Composition } from "../composition.ts";
import { isKindOf } from "../food-kinds.ts";
import type { Random } from "../random.ts";
import type { Card, Course } from "./card.ts";
import { CARDS } from "./cards.ts";
import { composeCard } from "./compose-card.ts";

/** The courses that a preference asks for, which cards serve better than a free combination of foods. */
const COURSES_BY_PREFERENCE: Readonly<Record<string, readonly Course[]>> = {
  dessert: ["dessert", "cake"],
  breakfast: ["breakfast"],
  drink: ["drink"],
  side: ["side"],
};

/**
 * Makes a dish of a card for a request that names no dish but a course, such as a dessert with apples.
 *
 * @param course the course that the request names in place of a dish; null where its preferences count
 * @returns null where no card has all the foods and can be adapted
 */
export function suggestCard(
  request: RecipeRequest,
  course: string | null,
  random: Random,
): Composition | null {
  if ((request.dish !== null && course === null) || request.onlyThese) return null;
  const requests = course === null ? request.preferences : [course];
  const courses = requests.flatMap((id) => COURSES_BY_PREFERENCE[id] ?? []);
  const fitting = CARDS.filter((card) => courses.includes(card.course) && hasFoods(card, request));
  let delayed: Composition | null = null;
  for (const card of shuffled(fitting, random)) {
    const made = composeCard(card, request);
    if (!made.recipe) continue;
    if (!made.notes.some(({ code }) => code === "too-slow")) return made;
    delayed ??= made;
  }
  return delayed;
}

/** Returns cards in a random order. */
export function shuffled(cards: readonly Card[], random: Random): Card[] {
  return cards
    .map((card) => ({ card, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ card }) => card);
}

/** Returns whether a card has every food of a request, and the first of them as what makes the dish. */
export function hasFoods({ rows, core }: Card, { foods }: RecipeRequest): boolean {
  const [first] = foods;
  if (!first) return true;
  const has = (id: string | null, keys: readonly string[] | null) => {
    const food = id === null ? null : foodById(id);
    return (
      food !== null &&
      rows.some(
        (row) =>
          (keys === null || keys.includes(row.key)) &&
          (isKindOf(row.food, food.id) || isKindOf(food, row.food.id)),
      )
    );
  };
  return has(first.food, core) && foods.every(({ food }) => has(food, null));
}
