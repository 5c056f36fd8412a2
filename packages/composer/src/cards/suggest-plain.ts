import { examineRecipe } from "@larder/domain/examine/examine-recipe";
import { foodById } from "@larder/domain/food/foods";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import type { Composition } from "../composition.ts";
import type { Random } from "../random.ts";
import { isKindOf } from "../food-kinds.ts";
import { PANTRY } from "../pantry/pantry.ts";
import type { Card, CardRow } from "./card.ts";
import { CARDS } from "./cards.ts";
import { composeCard } from "./compose-card.ts";
import { leftoverCards } from "./leftover-cards.ts";
import { matchCard } from "./match-card.ts";
import { applianceOf, hasFoods, shuffled } from "./suggest-card.ts";

/**
 * Makes a dish of a card for plain foods: of what is cooked or stale already, else for the appliance
 * that the request names.
 *
 * @returns null where no card fits
 */
export function suggestPlain(request: RecipeRequest, random: Random): Composition | null {
  if (request.dish !== null || request.foods.length === 0) return null;
  if (request.onlyThese) return onlyOf(request);
  const left = leftoverCards(request).map(({ card, rest }) => composeCard(card, rest));
  const started = left.find(({ recipe }) => recipe !== null);
  if (started && !isLacking(started)) return started;
  const matched = matchCard(request) ?? started;
  if (matched) return matched;
  const appliance = applianceOf(request);
  if (appliance === undefined) return ofCardsFood(request, random);
  const able = CARDS.filter((card) => card.ways.some((way) => way.some((each) => each === appliance)));
  const fitting = able.filter((card) => hasFoods(card, request));
  // The plainest dish is the nearest to what was asked.
  const plainest = plainestOf(fitting, request, random);
  return plainest.find((made) => !made.notes.some(({ code }) => code === "not-obeyed")) ?? null;
}

/** Makes cards for a request, those of the fewest foods first. */
function plainestOf(cards: readonly Card[], request: RecipeRequest, random: Random): Composition[] {
  return shuffled(cards, random)
    .toSorted((one, other) => one.rows.length - other.rows.length)
    .map((card) => composeCard(card, request))
    .filter(({ recipe }) => recipe !== null);
}

/**
 * Makes the plainest dish of a food that is there and that the free composer does not have, such as 2 kg of chicken wings.
 * Without an amount the words may be the name of a dish: "grilled corn".
 */
function ofCardsFood(request: RecipeRequest, random: Random): Composition | null {
  const [{ food: id, quantity } = { food: null, quantity: null }] = request.foods;
  if (id === null || quantity === null || PANTRY_IDS.has(id)) return null;
  const fitting = CARDS.filter(
    ({ course, core, rows }) =>
      (course === "main" || course === "snack") &&
      rows.some((row) => core.includes(row.key) && row.food.id === id),
  );
  return plainestOf(fitting, request, random).find((made) => !isLacking(made)) ?? null;
}

const PANTRY_IDS: ReadonlySet<string> = new Set(PANTRY.map(({ id }) => id));

function isLacking({ notes }: Composition): boolean {
  return notes.some(({ code }) => code === "not-obeyed" || code === "skipped");
}

/** Makes a card of nothing but the foods of a request and what needs no mention: everything else of it is left out. */
function onlyOf(request: RecipeRequest): Composition | null {
  const asked = request.foods.flatMap(({ food }) => foodById(food ?? "") ?? []);
  const isMeant = ({ food }: CardRow) =>
    asked.some((each) => isKindOf(food, each.id) || isKindOf(each, food.id)) ||
    NEEDS_NO_MENTION.some((id) => isKindOf(food, id));
  const fitting = CARDS.filter(
    (card) =>
      hasFoods(card, request) && card.rows.every((row) => isMeant(row) || !card.core.includes(row.key)),
  ).toSorted((one, other) => one.rows.length - other.rows.length);
  for (const card of fitting) {
    const foods = [...card.rows.filter((row) => !isMeant(row)).map(({ food }) => food.id), "butter-plant"];
    const others = { words: "", foods, contents: [], isAllergy: false };
    const made = composeCard(card, { ...request, excluded: [...request.excluded, others] });
    if (!made.recipe || examineRecipe(made.recipe, request).breaches.length > 0) continue;
    return { ...made, notes: made.notes.filter(({ code }) => code !== "swapped") };
  }
  return null;
}

const NEEDS_NO_MENTION = ["salt", "black-pepper", "water", "oil"];

/** Makes the dish of any card for a main course, for a request that says nothing of what to cook. */
export function surprise(request: RecipeRequest, random: Random): Composition | null {
  const plain = CARDS.filter(({ course, difficulty }) => course === "main" && difficulty === "easy");
  for (const card of shuffled(plain, random)) {
    const made = composeCard(card, request);
    if (made.recipe) return made;
  }
  return null;
}
