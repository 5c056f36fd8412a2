import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import type { Composition } from "../composition.ts";
import type { Random } from "../random.ts";
import { CARDS } from "./cards.ts";
import { composeCard } from "./compose-card.ts";
import { leftoverCards } from "./leftover-cards.ts";
import { applianceOf, hasFoods, shuffled } from "./suggest-card.ts";

/**
 * Makes a dish of a card for plain foods: of what is cooked or stale already, else for the appliance
 * that the request names.
 *
 * @returns null where no card fits
 */
export function suggestPlain(request: RecipeRequest, random: Random): Composition | null {
  if (request.dish !== null || request.onlyThese || request.foods.length === 0) return null;
  for (const { card, rest } of leftoverCards(request)) {
    const made = composeCard(card, rest);
    if (made.recipe) return made;
  }
  const appliance = applianceOf(request);
  if (appliance === undefined) return null;
  const able = CARDS.filter((card) => card.ways.some((way) => way.some((each) => each === appliance)));
  const fitting = able.filter((card) => hasFoods(card, request));
  // The plainest dish is the nearest to what was asked.
  const plainest = shuffled(fitting, random).toSorted((one, other) => one.rows.length - other.rows.length);
  for (const card of plainest) {
    const made = composeCard(card, request);
    if (made.recipe && !made.notes.some(({ code }) => code === "not-obeyed")) return made;
  }
  return null;
}

/** Makes the dish of any card for a main course, for a request that says nothing of what to cook. */
export function surprise(request: RecipeRequest, random: Random): Composition | null {
  const plain = CARDS.filter(({ course, difficulty }) => course === "main" && difficulty === "easy");
  for (const card of shuffled(plain, random)) {
    const made = composeCard(card, request);
    if (made.recipe) return made;
  }
  return null;
}
