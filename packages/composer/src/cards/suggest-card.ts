import { foodById } from "@larder/domain/food/foods";
import { holds, type Target } from "@larder/domain/food/holds";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { barredBy } from "@larder/domain/request/barred";
import { wordSet } from "@larder/domain/text/word-set";
import type { Composition } from "../composition.ts";
import { CUISINES } from "../cuisines.ts";
import { isKindOf, isSameKind } from "../food-kinds.ts";
import type { Random } from "../random.ts";
import type { Card, CardRow, Course } from "./card.ts";
import { CARDS } from "./cards.ts";
import { composeCard, firstMade } from "./compose-card.ts";
import { isForBabies } from "./for-babies.ts";

/** The courses that a preference asks for, which cards serve better than a free combination of foods. */
const COURSES_BY_PREFERENCE: Readonly<Record<string, readonly Course[]>> = {
  dessert: ["dessert", "cake"],
  cake: ["dessert", "cake"],
  biscuits: ["cake"],
  breakfast: ["breakfast"],
  drink: ["drink"],
  side: ["side"],
  starter: ["starter"],
  snack: ["snack"],
  tapas: ["starter"],
  lunchbox: ["salad"],
};
/** The names of the cards of a course that is but a part of a card's course. */
const NAMES_OF_COURSES: Readonly<Record<string, RegExp>> = {
  cake: /^(?!.*\bmug\b).*\b(?:cake|sponge)\b/i,
  biscuits: /\b(?:cookies|biscuits)\b/i,
};
/** The courses of a meal for which the request names no food; with foods they are combined freely. */
const COURSES_WITHOUT_FOODS: Readonly<Record<string, readonly Course[]>> = {
  main: ["main"],
  light: ["salad", "soup"],
};
/** The preferences beside which a card is chosen for a request that names only a meal. */
const PLAIN_PREFERENCES = wordSet("quick children home cheap healthy no-cook iron");
/** Appliances of their own, for which other ways of cooking are no substitute. */
const APPLIANCES = wordSet("air-fryer slow-cooker pressure-cooker rice-cooker microwave barbecue");

/** Returns the appliance of its own that a request asks for. */
export function applianceOf({ tools }: RecipeRequest): string | undefined {
  return tools.find(({ tool, use }) => use && APPLIANCES.has(tool))?.tool;
}

/** The most cards that are tried: each is adapted, which takes time. */
const MOST_TRIED = 12;

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
  const courses = coursesOf(request, course);
  const cuisines = CUISINES.filter(({ id }) => request.preferences.includes(id)).map(({ id }) => id);
  if (request.preferences.includes("tapas")) cuisines.push("spanish");
  const fitting = CARDS.filter(
    (card) =>
      courses.includes(card.course) &&
      (NAMES_OF_COURSES[course ?? ""]?.test(card.names.en[0] ?? "") ?? true) &&
      !isForBabies(card) &&
      !isOfLeftovers(card) &&
      (request.foods.length > 0 ||
        card.difficulty === "easy" ||
        !isMeal(request) ||
        applianceOf(request) !== undefined) &&
      (request.foods.length > 0 || cuisines.length === 0 || cuisines.some((id) => id === card.cuisine)) &&
      hasFoods(card, request),
  );
  const appliance = applianceOf(request);
  const able =
    appliance === undefined
      ? []
      : fitting.filter((card) => card.ways.some((way) => way.some((each) => each === appliance)));
  const ordered = preferredFirst(shuffled(able.length > 0 ? able : fitting, random), request);
  const { minutes } = request;
  const inTime = minutes === null ? ordered : ordered.filter((card) => minutesOf(card) <= minutes);
  const tried = suitedFirst(inTime.length > 0 ? inTime : ordered, request).slice(0, MOST_TRIED);
  let delayed: Composition | null = null;
  for (const card of tried) {
    const made = composeCard(card, request);
    if (!made.recipe) continue;
    if (!made.notes.some(({ code }) => code === "too-slow")) return made;
    delayed ??= made;
  }
  return delayed;
}

/** Returns whether a card begins with what is left over of another dish. */
export function isOfLeftovers({ rows, core }: Card): boolean {
  const isLeft = ({ food, prep }: CardRow) =>
    /^(?:cooked-|bolognese$)/.test(food.id) || /\bcooked\b/.test(prep.en);
  return rows.some((row) => core.includes(row.key) && isLeft(row));
}

/** Puts first the cards that hold nothing that the request leaves out; few desserts have no sugar. */
function suitedFirst(cards: readonly Card[], request: RecipeRequest): readonly Card[] {
  if (request.foods.length > 0 || request.diets.length + request.excluded.length === 0) return cards;
  const barred = barredBy(request);
  const isSuited = ({ rows }: Card) => !rows.some(({ food }) => holds({ food, lacks: [] }, barred));
  return cards.toSorted((one, other) => Number(isSuited(other)) - Number(isSuited(one)));
}

/** What has much protein for its weight. */
const PROTEIN: Target = {
  foods: ["yoghurt-greek", "cottage-cheese", "tofu"],
  contents: ["meat", "fish", "crustaceans", "molluscs", "egg", "pulse"],
};

/** Foods that small children seldom eat, and that cost much. */
const NOT_FOR_CHILDREN =
  /chilli|chili|cayenne|harissa|aji|jalapeno|wine|beer|rum|coffee|anchov|olives|blue-cheese|walnut|smoked|port$|marsala|vermouth|liqueur|brandy|vodka|tequila|whisky|sherry|espresso/;
const DEAR =
  /steak|fillet|lamb|veal|salmon|prawn|lobster|crab|scallop|monkfish|duck|saffron|pine-nuts|pistachio|curry-paste|lemongrass|coconut-milk|parmesan|ham|asparagus/;
const isWithout =
  (pattern: RegExp) =>
  ({ rows }: Card) =>
    !rows.some(({ food }) => pattern.test(food.id));

/** Foods with much iron; liver and kidneys are none for pregnant people. */
const RICH_IN_IRON = /lentil|beef|chickpeas|beans|spinach|mussel|clam|lamb|tofu/;

/** Foods that do not stay fresh overnight once they are cut or dressed. */
const WILTING = /lettuce|rocket|avocado|spinach|watercress|cucumber|tomato$|squid/;

/** Whether a card is what a preference asks for. */
const FULFILS: Readonly<Record<string, (card: Card) => boolean>> = {
  "make-ahead": isWithout(WILTING),
  iron: ({ rows, core }) => rows.some(({ key, food }) => core.includes(key) && RICH_IN_IRON.test(food.id)),
  children: isWithout(NOT_FOR_CHILDREN),
  cheap: (card) => isWithout(DEAR)(card) && card.rows.length <= 11,
  "no-cook": ({ ways }) => ways.some((way) => way.every((each) => each === "none")),
  protein: ({ rows, core }) =>
    rows.some(({ key, food }) => core.includes(key) && holds({ food, lacks: [] }, PROTEIN)),
};

/** Puts first the cards that are what most preferences of a request ask for. */
function preferredFirst(cards: readonly Card[], { preferences }: RecipeRequest): readonly Card[] {
  const tests = preferences.flatMap((id) => FULFILS[id] ?? []);
  const count = (card: Card) => tests.filter((fulfils) => fulfils(card)).length;
  return tests.length === 0 ? cards : cards.toSorted((one, other) => count(other) - count(one));
}

/** Returns whether a card is for the microwave alone, which nobody uses unasked. */
export const isForMicrowave = ({ ways }: Card) =>
  ways.every((way) => way.some((each) => each === "microwave"));

/** How far the parts of a card may be over a time limit, since some of them run side by side. */
const FAR_OVER = 1.5;

/**
 * Makes a main dish of a card that has all foods of a request and keeps its time.
 *
 * @returns null where no card does, or the request names no food
 */
export function suggestFast(request: RecipeRequest, random: Random): Composition | null {
  const { minutes: limit, foods } = request;
  if (limit === null || foods.length === 0 || request.onlyThese) return null;
  const fitting = CARDS.filter(
    (card) =>
      card.course === "main" &&
      minutesOf(card) <= FAR_OVER * limit &&
      hasFoods(card, request) &&
      !isForMicrowave(card),
  );
  const isHard = ({ difficulty }: Card) => Number(difficulty !== "easy");
  return firstMade(
    shuffled(fitting, random).toSorted((one, other) => isHard(one) - isHard(other)),
    request,
  );
}

/** Returns the courses that a request asks for; none where it names a food and no course. */
export function coursesOf(request: RecipeRequest, course: string | null): readonly Course[] {
  const { preferences, foods } = request;
  if (course !== null) return COURSES_BY_PREFERENCE[course] ?? [];
  const named = preferences.flatMap((id) => COURSES_BY_PREFERENCE[id] ?? []);
  if (named.length > 0 || foods.length > 0) return named;
  const isPlain = preferences.every(
    (id) =>
      id in COURSES_WITHOUT_FOODS || PLAIN_PREFERENCES.has(id) || CUISINES.some((each) => each.id === id),
  );
  const meals = isPlain ? preferences.flatMap((id) => COURSES_WITHOUT_FOODS[id] ?? []) : [];
  return meals.length === 0 && isPlain && applianceOf(request) !== undefined ? ["main"] : meals;
}

/** Returns whether a request names a whole meal, for which an easy dish is chosen. */
function isMeal({ preferences }: RecipeRequest): boolean {
  return preferences.some((id) => id in COURSES_WITHOUT_FOODS);
}

/** Returns about how long a card takes, in minutes: its usual way, one part after another. */
function minutesOf({ steps, ways: [usual = []] }: Card): number {
  const parts = steps.flatMap((step) => step.parts);
  return parts
    .filter(({ ways }) => ways.length === 0 || ways.some((way) => usual.includes(way)))
    .reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Returns cards in a random order. */
export function shuffled(cards: readonly Card[], random: Random): Card[] {
  return cards
    .map((card) => ({ card, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ card }) => card);
}

/** Returns whether a card has every food of a request, and the first of them as what makes the dish or fills it. */
export function hasFoods({ rows, core, title, extra }: Card, { foods }: RecipeRequest): boolean {
  const [first] = foods;
  if (!first) return true;
  const fills = (id: string | null) => {
    const food = title === null || id === null ? null : foodById(id);
    return food !== null && (extra?.foods ?? []).some((each) => isKindOf(food, each));
  };
  const has = (id: string | null, keys: readonly string[] | null) => {
    const food = id === null ? null : foodById(id);
    return (
      food !== null &&
      rows.some((row) => (keys === null || keys.includes(row.key)) && isSameKind(row.food, food))
    );
  };
  return (
    (has(first.food, core) || fills(first.food)) && foods.every(({ food }) => has(food, null) || fills(food))
  );
}
