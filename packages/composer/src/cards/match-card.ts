import type { Food } from "@larder/domain/food/food";
import { foodById } from "@larder/domain/food/foods";
import { HERBS_AND_SPICES } from "@larder/domain/food/foods/herbs-and-spices";
import { STAPLES } from "@larder/domain/food/foods/staples";
import { contentsOf } from "@larder/domain/food/holds";
import type { RecipeRequest, RequestedFood } from "@larder/domain/recipe/recipe-request";
import { readWay } from "@larder/domain/request/read-way";
import type { Composition } from "../composition.ts";
import { isFlesh } from "../compose-named.ts";
import { groupsOf, isKindOf } from "../food-kinds.ts";
import { leftoverName } from "../parse-request.ts";
import { coursesOf } from "./suggest-card.ts";
import type { Card, CardRow, CardSwap } from "./card.ts";
import { CARDS } from "./cards.ts";
import { composeCard, isLess } from "./compose-card.ts";

/** Foods that a kitchen has anyway, or that only season: asked for or not, they hardly decide which dish is made. */
const ALWAYS_THERE =
  "onion garlic butter milk egg egg-yolk lemon lime ghee lard breadcrumbs flour sugar honey ginger chilli".split(
    " ",
  );
const SAUCES =
  "mustard-dijon soy-sauce tomato-puree worcestershire vanilla white-wine sherry sesame-seeds".split(" ");

const SEASONINGS: ReadonlySet<string> = new Set(HERBS_AND_SPICES.map(({ id }) => id));
const STAPLE_FOODS: ReadonlySet<string> = new Set([
  ...[...HERBS_AND_SPICES, ...STAPLES].map(({ id }) => id),
  ...ALWAYS_THERE,
  ...SAUCES,
]);

const STAPLE_IDS = new Map<string, boolean>();

function isStaple(food: Food): boolean {
  const known = STAPLE_IDS.get(food.id);
  if (known !== undefined) return known;
  const staple = [...groupsOf(food)].some((id) => STAPLE_FOODS.has(id));
  STAPLE_IDS.set(food.id, staple);
  return staple;
}

/** The cards in which a food is the main food, or one of them, by the food and by each of its groups. */
const BY_FOOD = new Map<string, Card[]>();
for (const card of CARDS)
  for (const id of new Set(mainFoodsOf(card).flatMap((food) => [...groupsOf(food)])))
    BY_FOOD.set(id, [...(BY_FOOD.get(id) ?? []), card]);

function coreOf({ rows, core }: Card): CardRow[] {
  return rows.filter(({ key }) => core.includes(key));
}

function mainFoodsOf(card: Card): Food[] {
  const others = card.swaps.flatMap(({ key, name, row }) =>
    name && card.core.includes(key) ? [row.food] : [],
  );
  return [...coreOf(card).map(({ food }) => food), ...others];
}

/** Returns the food that a request names; the tinned one where it is said to be of a tin. */
function foodOf({ food: id, state }: RequestedFood): Food | null {
  const tinned = state === "tinned" && id !== null ? foodById(`tinned-${id}`) : null;
  return tinned ?? foodById(id ?? "");
}

/** How the food of a request stands in a card: 0 where the card has no place for it. */
interface Fit {
  score: number;
  row: CardRow | null;
}

const COOKED = /\bcooked\b/;
const COOKED_FOODS: ReadonlySet<string> = new Set(["cooked-meat", "cooked-chicken"]);

/** Returns whether a row of a card is of a food that is cooked before. */
function isCooked({ food, prep }: CardRow): boolean {
  return COOKED_FOODS.has(food.id) || COOKED.test(prep.en);
}

const isLeft = ({ state }: RequestedFood) => state === "leftover" || state === "cooked";

function isSame(row: CardRow, asked: RequestedFood, food: Food): boolean {
  if (isLeft(asked)) {
    if (!isCooked(row)) return false;
    if (row.food.id === "cooked-meat") return contentsOf(food).has("meat") && !isKindOf(food, "stock");
    if (row.food.id === "cooked-chicken") return isKindOf(food, "chicken") || isKindOf(food, "turkey");
  } else if (isCooked(row)) return false;
  return isLike(row.food, food);
}

/** Whole animals, for which a piece of them is no other name. */
const WHOLE: ReadonlySet<string> = new Set(["chicken", "turkey", "duck", "lamb", "rabbit"]);

/** Returns whether a food stands for another: a kind of it, or pulses from a tin for pulses; but no tin for what is fresh. */
function isLike(own: Food, asked: Food): boolean {
  if (isKindOf(own, asked.id) || own.id === `tinned-${asked.id}`) return true;
  return isKindOf(asked, own.id) && !WHOLE.has(own.id) && !asked.id.startsWith("tinned-");
}

function fitOf(asked: RequestedFood, food: Food, card: Card): Fit {
  const row = card.rows.find((each) => isSame(each, asked, food));
  if (row) return { score: 1, row };
  const swap = card.swaps.find(
    (each) => each.name !== null && isSame({ ...EMPTY, ...each.row }, asked, food),
  );
  if (swap) return { score: 0.9, row: card.rows.find(({ key }) => key === swap.key) ?? null };
  const isExtra = card.extra?.foods.some((id) => isKindOf(food, id)) ?? false;
  return { score: isExtra ? 0.8 : 0, row: null };
}

const EMPTY: Omit<CardRow, keyof CardSwap["row"]> = {
  key: "",
  isOptional: false,
  binds: false,
  section: null,
};

/** The least score of a card that is made, and what a main food costs that nobody asked for. */
const LEAST = 0.55;
const UNASKED = 0.45;
const UNASKED_OPTIONAL = 0.12;
/** The score that a staple adds when it is asked for, and its cost when it is not. */
const STAPLE_ASKED = 0.3;
const STAPLE_UNASKED = 0.02;

/** What a dish of next to nothing but the foods of a request costs where nobody said that there is nothing else. */
const FEW_ROWS = 4;
const TOO_PLAIN = 0.7;

/** A card that has every main food of a request. */
interface Match {
  card: Card;
  score: number;
}

/**
 * Returns the cards that take all main foods of a request, and the best first: of those that use what is there, the one
 * that needs least beside it. Scored by the rows alone, since adapting a card takes time.
 */
export function matchingCards(request: RecipeRequest, isEnough = LEAST): Match[] {
  const asked = request.foods.flatMap((each) => {
    const food = foodOf(each);
    return food ? [{ asked: each, food }] : [];
  });
  if (asked.length < request.foods.length) return [];
  const candidates = new Set(
    asked.flatMap(({ food }) => [...groupsOf(food)].flatMap((id) => BY_FOOD.get(id) ?? [])),
  );
  for (const { asked: each, food } of asked)
    if (isLeft(each) && contentsOf(food).has("meat"))
      for (const id of ["cooked-meat", "cooked-chicken"])
        for (const card of BY_FOOD.get(id) ?? []) candidates.add(card);
  const matches = [...candidates].flatMap((card) => {
    const score = scoreOf(card, asked, request);
    return score !== null && score >= isEnough ? [{ card, score }] : [];
  });
  return matches.toSorted((one, other) => other.score - one.score);
}

/** The score that the cuisine of the cook's language adds, so that old bread and milk are torrijas in Spanish. */
const NATIVE = 0.08;

const COURSES: ReadonlySet<Card["course"]> = new Set(["sauce", "basic", "bread"]);

function scoreOf(
  card: Card,
  asked: readonly { asked: RequestedFood; food: Food }[],
  request: RecipeRequest,
): number | null {
  const taken = new Set<string>();
  let score = 0;
  let mains = 0;
  for (const { asked: each, food } of asked) {
    const fit = fitOf(each, food, card);
    if (fit.row) taken.add(fit.row.key);
    // A food that is there to be used up is never made new.
    if (fit.score === 0 && (!isStaple(food) || isLeft(each) || each.state === "stale")) return null;
    if (!isStaple(food)) mains += 1;
    score += isStaple(food) ? (fit.score > 0 ? STAPLE_ASKED : -STAPLE_ASKED) : fit.score;
  }
  const core = coreOf(card);
  // A general dish is meant by its own food: rice alone asks for no risotto.
  if (card.title && !core.some((row) => asked.some(({ food }) => isKindOf(food, row.food.id)))) return null;
  const main = core.some(({ food }) => !isStaple(food)) ? core.filter(({ food }) => !isStaple(food)) : core;
  if (!main.some(({ key }) => taken.has(key))) return null;
  const weight = Math.max(1, mains);
  const hasFlesh = asked.some(({ food }) => isFlesh(food));
  let cost = COURSES.has(card.course) ? 0.4 : 0;
  if (card.rows.length <= FEW_ROWS && !request.onlyThese) cost += TOO_PLAIN;
  for (const row of card.rows) {
    if (taken.has(row.key) || asked.some(({ food }) => isKindOf(row.food, food.id))) continue;
    // What is left over is there or not, and nobody buys meat to use up an aubergine.
    if (core.includes(row) && (isCooked(row) || (isFlesh(row.food) && !hasFlesh))) return null;
    if (isStaple(row.food) && !core.includes(row)) cost += STAPLE_UNASKED;
    else cost += row.isOptional ? UNASKED_OPTIONAL : core.includes(row) ? 1.2 * UNASKED : UNASKED;
  }
  const isNative = request.language === "es" && card.cuisine === "spanish";
  return (score - cost) / weight + (isNative ? NATIVE : 0);
}

/** Returns a card with the foods that the request names in the place of the groups that it is written for. */
export function withAskedKinds(card: Card, { foods }: RecipeRequest): Card {
  const used = new Set<string>();
  const rows = card.rows.map((row) => {
    const asked = foods.find((each) => {
      const own = foodOf(each);
      return own !== null && !used.has(each.words) && isSame(row, each, own);
    });
    const food = asked ? foodOf(asked) : null;
    if (!asked || !food || food.id === row.food.id) return row;
    used.add(asked.words);
    if (row.food.id === "cooked-meat" || row.food.id === "cooked-chicken") {
      if (food.id === "meat" || COOKED_FOODS.has(food.id)) return row;
      const name = leftoverName(food);
      return { ...row, food: { ...row.food, is: [...row.food.is, food.id], name, short: name } };
    }
    return isKindOf(food, row.food.id) ? { ...row, food } : row;
  });
  return used.size > 0 ? { ...card, rows } : card;
}

/** Groups of many dishes, of which a card has some food by chance; a roast is no leftover where nobody says so. */
const UNCERTAIN: ReadonlySet<string> = new Set(["meat", "fish", "vegetables", "fruit", ...COOKED_FOODS]);

function isUncertain({ food }: RequestedFood): boolean {
  return food === null || UNCERTAIN.has(food);
}

/** The most cards that are adapted, which takes time. */
const MOST_TRIED = 4;

/** Makes the home dish of the foods of a request; null where no card that is meant takes them all. */
export function matchCard(
  request: RecipeRequest,
  isMeant: (card: Card) => boolean = () => true,
): Composition | null {
  const { foods } = request;
  if (foods.length < 2 || coursesOf(request, null).length > 0 || readWay(request) !== null) return null;
  if (foods.some((each) => !isLeft(each) && isUncertain(each))) return null;
  // A food with a herb is that food seasoned, and no certain dish.
  const seasonings = foods.filter(({ food }) => food !== null && SEASONINGS.has(food));
  if (foods.length - seasonings.length < 2) return null;
  for (const { card } of matchingCards(request)
    .filter(({ card }) => isMeant(card))
    .slice(0, MOST_TRIED)) {
    const named = foods.map((each) => ({ ...each, food: foodOf(each)?.id ?? each.food }));
    const made = composeCard(withAskedKinds(card, request), { ...request, foods: named });
    if (made.recipe && !isLess(made)) return made;
  }
  return null;
}
