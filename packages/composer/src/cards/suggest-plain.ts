import { examineRecipe } from "@larder/domain/examine/examine-recipe";
import { HERBS_AND_SPICES } from "@larder/domain/food/foods/herbs-and-spices";
import { foodById } from "@larder/domain/food/foods";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import type { Composition } from "../composition.ts";
import type { Random } from "../random.ts";
import { isKindOf } from "../food-kinds.ts";
import { PANTRY } from "../pantry/pantry.ts";
import type { Card, CardRow } from "./card.ts";
import { cardById, CARDS } from "./cards.ts";
import { composeCard } from "./compose-card.ts";
import { leftoverCards } from "./leftover-cards.ts";
import { matchCard, matchingCards, withAskedKinds } from "./match-card.ts";
import { applianceOf, hasFoods, shuffled } from "./suggest-card.ts";

/**
 * Makes a dish of a card for plain foods: of what is cooked or stale already, else for the appliance
 * that the request names.
 *
 * @returns null where no card fits
 */
export function suggestPlain(request: RecipeRequest, random: Random): Composition | null {
  if (request.dish !== null) return null;
  if (request.foods.every(({ food }) => food === "water")) return ofHotWater(request);
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

/** Makes what hot water alone makes, for a request that has a kettle and says no food. */
function ofHotWater(request: RecipeRequest): Composition | null {
  const card = request.tools.some(({ tool, use }) => use && tool === "kettle")
    ? cardById("kettle-couscous")
    : null;
  return card && composeCard(card, { ...request, foods: [], tools: [], onlyThese: false });
}

/** Makes a card of nothing but the foods of a request and what needs no mention: everything else of it is left out. */
function onlyOf(request: RecipeRequest): Composition | null {
  const isAsked = (id: string) =>
    request.foods.some(({ food }) => food === id || NEEDS_NO_MENTION.includes(id));
  for (const card of nearestTo(request)) {
    const others = unmentioned(card, request);
    if (others.some(({ key }) => card.core.includes(key))) continue;
    const foods = [...others.map(({ food }) => food.id), ...SUBSTITUTES.filter((id) => !isAsked(id))];
    const left = { words: "", foods, contents: [], isAllergy: false };
    // A dish is the same dish without its herbs.
    const rows = card.rows.map((row) =>
      others.includes(row) && HERBS.has(row.food.id) ? { ...row, isOptional: true } : row,
    );
    const made = composeCard({ ...card, rows }, { ...request, excluded: [...request.excluded, left] });
    if (!made.recipe || isLacking(made) || examineRecipe(made.recipe, request).breaches.length > 0) continue;
    return { ...made, notes: made.notes.filter(({ code }) => code !== "swapped") };
  }
  return null;
}

/** Returns the cards that take all foods of a request, those first that are written for them, and of these what needs least beside them. */
function nearestTo(request: RecipeRequest): Card[] {
  const matches = matchingCards(request, Number.NEGATIVE_INFINITY);
  const cards = matches.map(({ card }) => withAskedKinds(card, request));
  const lackOf = (card: Card) => unmentioned(card, request).length;
  const exactOf = ({ rows }: Card) =>
    request.foods.filter((asked) => rows.some(({ food }) => food.id === asked.food)).length;
  return cards.toSorted((one, other) => exactOf(other) - exactOf(one) || lackOf(one) - lackOf(other));
}

/** Returns the rows of a card that a request neither names nor has without a mention. */
function unmentioned({ rows }: Card, { foods }: RecipeRequest): CardRow[] {
  const asked = foods.flatMap(({ food }) => foodById(food ?? "") ?? []);
  return rows.filter(
    ({ food }) =>
      !asked.some((each) => isKindOf(food, each.id) || isKindOf(each, food.id)) &&
      !NEEDS_NO_MENTION.some((id) => isKindOf(food, id)),
  );
}

/** Returns the note that says what the nearest dish needs beside the only foods of a request; null where no dish is near. */
export function neededBeside(request: RecipeRequest): ComposerNote | null {
  const { language } = request;
  const [{ card } = { card: null }] = matchingCards(request);
  if (!card) return null;
  const needed = unmentioned(card, request).filter(({ isOptional }) => !isOptional);
  const words = needed.map(({ food }) => food.short[language].many).join(", ");
  return words === "" ? null : { code: "not-without", words: [words, card.names[language][0] ?? ""] };
}

const HERBS: ReadonlySet<string> = new Set(HERBS_AND_SPICES.map(({ id }) => id));

/** Substitutes that a request of "only these" does not have either. */
const SUBSTITUTES = [...HERBS, "butter-plant", "soy-drink", "oat-drink", "almond-drink", "cream-plant"];

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
