import { examineRecipe } from "@larder/domain/examine/examine-recipe";
import { HERBS_AND_SPICES } from "@larder/domain/food/foods/herbs-and-spices";
import { foodById } from "@larder/domain/food/foods";
import { holdsFood } from "@larder/domain/food/holds";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { readWay } from "@larder/domain/request/read-way";
import { wordSet } from "@larder/domain/text/word-set";
import type { Composition } from "../composition.ts";
import type { Random } from "../random.ts";
import { isKindOf, isSameKind } from "../food-kinds.ts";
import type { Card, CardRow } from "./card.ts";
import { cardById, CARDS } from "./cards.ts";
import { composeCard, firstMade, isLess } from "./compose-card.ts";
import { leftoverCards } from "./leftover-cards.ts";
import { matchCard, matchingCards, withAskedKinds } from "./match-card.ts";
import { isFlesh } from "../compose-named.ts";
import { isForBabies } from "./for-babies.ts";
import { applianceOf, coursesOf, hasFoods, isForMicrowave, isOfLeftovers, shuffled } from "./suggest-card.ts";

/**
 * Makes a dish of a card for plain foods: of what is cooked or stale already, else for the appliance
 * that the request names.
 *
 * @returns null where no card fits
 */
export function suggestPlain(request: RecipeRequest, random: Random): Composition | null {
  if (request.dish !== null) return null;
  if (request.foods.every(({ food }) => food === "water")) return ofHotWater(request);
  if (request.onlyThese) return onlyOf(request) ?? onlyOfMost(request);
  const left = leftoverCards(request).map(({ card, rest }) => composeCard(card, rest));
  const started = left.find(({ recipe }) => recipe !== null);
  if (started && !isLess(started)) return started;
  const matched = matchCard(request) ?? started;
  if (matched) return matched;
  const appliance = applianceOf(request);
  if (appliance === undefined) return inOneVessel(request, random) ?? ofCardsFood(request, random);
  const able = CARDS.filter((card) => card.ways.some((way) => way.some((each) => each === appliance)));
  const fitting = able.filter((card) => hasFoods(card, request));
  // The plainest dish is the nearest to what was asked.
  return plainestOf(fitting, request, random);
}

/** Makes the plainest main dish of the foods of a request that is to be cooked in one vessel; null for other requests. */
function inOneVessel(request: RecipeRequest, random: Random): Composition | null {
  const isAsked = request.tools.some(({ use, words }) => use && ONE_VESSEL.test(words));
  if (!isAsked || request.foods.length === 0) return null;
  const isOfOne = ({ vessel, tools }: Card) =>
    new Set([vessel, ...tools].filter((tool) => HOT_VESSELS.has(tool))).size <= 1;
  const fitting = CARDS.filter((card) => card.course === "main" && isOfOne(card) && hasFoods(card, request));
  const isExact = ({ rows }: Card) =>
    request.foods.every((asked) => rows.some(({ food }) => food.id === asked.food));
  const exact = fitting.filter(isExact);
  return plainestOf(exact.length > 0 ? exact : fitting, request, random);
}

/** Words for a dish of one pot or pan, and the vessels in which something is cooked. */
const ONE_VESSEL = /^(?:one|single|una)\b/i;
const HOT_VESSELS = wordSet(
  "pot pastaPot saucepan pan smallPan wok tray dish deepPan casserole paella griddle",
);

/** Returns whether a card is a main dish of any foods, such as a filled omelette. */
const isGeneral = ({ title, course }: Card) => title !== null && course === "main";

/** Makes the card of the fewest foods that does all of a request, and dishes of any foods last; null where none does. */
function plainestOf(cards: readonly Card[], request: RecipeRequest, random: Random): Composition | null {
  const plainestFirst = (one: Card, other: Card) =>
    Number(isGeneral(one)) - Number(isGeneral(other)) || one.rows.length - other.rows.length;
  return firstMade(shuffled(cards, random).toSorted(plainestFirst), request);
}

/** Makes a simple home dish of the only food that a request names, a main dish rather than a side, and no meat unasked. */
function ofCardsFood(request: RecipeRequest, random: Random): Composition | null {
  const [{ food: id, state } = { food: null, state: null }, ...others] = request.foods;
  const food = others.length > 0 || state !== null || readWay(request) ? null : foodById(id ?? "");
  if (!food || coursesOf(request, null).length > 0) return null;
  const ofFood = CARDS.filter(
    (card) =>
      /main|snack|side|salad|starter/.test(card.course) &&
      !isGeneral(card) &&
      card.rows.length <= 10 &&
      !isForMicrowave(card) &&
      !isForBabies(card) &&
      !isOfLeftovers(card) &&
      card.rows.every(({ key, food: own }) =>
        card.core.includes(key)
          ? isKindOf(own, food.id) && !own.id.endsWith("flour")
          : isFlesh(food) || !isFlesh(own),
      ),
  );
  const exact = ofFood.filter(({ rows }) => rows.some((row) => row.food.id === id));
  const fitting = shuffled(exact.length > 0 ? exact : ofFood, random);
  const isMain = ({ course }: Card) => Number(course === "main");
  return firstMade(
    fitting.toSorted((one, other) => isMain(other) - isMain(one)),
    request,
  );
}

/** Makes what hot water alone makes, for a request that has a kettle and says no food. */
function ofHotWater(request: RecipeRequest): Composition | null {
  const isAsked = request.tools.some(({ tool, use }) => use && tool === "kettle");
  const card = isAsked ? cardById("kettle-couscous") : null;
  return card && composeCard(card, { ...request, foods: [], tools: [], onlyThese: false });
}

/** Makes a card of nothing but the foods of a request and what needs no mention: everything else of it is left out. */
function onlyOf(request: RecipeRequest): Composition | null {
  // The paprika of a chorizo is there with it.
  const asked = request.foods.flatMap(({ food }) => foodById(food ?? "") ?? []);
  const isAsked = (id: string) => NEEDS_NO_MENTION.includes(id) || asked.some((food) => holdsFood(food, id));
  for (const card of nearestTo(request)) {
    const others = unmentioned(card, request);
    if (others.some(({ key }) => card.core.includes(key))) continue;
    // What an asked food has, such as the garlic of a tomato sauce, is left out as a row alone.
    const excluded = others.filter(({ food }) => !asked.some((each) => holdsFood(each, food.id)));
    const foods = [...excluded.map(({ food }) => food.id), ...SUBSTITUTES.filter((id) => !isAsked(id))];
    const left = { words: "", foods, contents: [], isAllergy: false };
    // A dish is the same dish without its herbs.
    const without = card.rows.filter(
      (row) => excluded.includes(row) || !others.includes(row) || !row.isOptional,
    );
    const rows = without.map((row) =>
      others.includes(row) && HERBS.has(row.food.id) ? { ...row, isOptional: true } : row,
    );
    const made = composeCard({ ...card, rows }, { ...request, excluded: [...request.excluded, left] });
    if (!made.recipe || isLess(made) || examineRecipe(made.recipe, request).breaches.length > 0) continue;
    return { ...made, notes: made.notes.filter(({ code }) => code !== "swapped") };
  }
  return null;
}

/** Makes a card of the foods of a request but one, which a note says: the last ones first. */
function onlyOfMost(request: RecipeRequest): Composition | null {
  const { foods } = request;
  if (foods.length < 3) return null;
  for (let at = foods.length - 1; at >= 0; at -= 1) {
    const made = onlyOf({ ...request, foods: foods.toSpliced(at, 1) });
    const words = foods[at]?.words ?? "";
    if (made) return { ...made, notes: [...made.notes, { code: "skipped", words: [words] }] };
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
      !asked.some((each) => isSameKind(food, each)) && !NEEDS_NO_MENTION.some((id) => isKindOf(food, id)),
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
  return firstMade(shuffled(plain, random), request);
}
