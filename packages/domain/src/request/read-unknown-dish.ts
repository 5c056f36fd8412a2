import { wordSet } from "../text/word-set.ts";
import {
  afterLinks,
  isFood,
  makesOwnDish,
  isSupply,
  keyAt,
  MOST_WORDS,
  type Span,
  type Surroundings,
} from "./dish-phrase.ts";
import { isJoined } from "./query-words.ts";
import { isFormWord } from "./vocabulary/dish-words.ts";

/** Words that can stand before the name of a dish at the beginning of a request. */
const BEFORE_NAME = wordSet(
  `a an the recipe recipes for of make cook making cooking i we want would like id need to how do can you me us please give some my good best easy simple quick receta recetas de del para un una unos unas el la los las quiero quisiera hacer cocinar preparar como se hace dame`,
);
/** Words between the unknown words of one name: "cacio e pepe", "toad in the hole". */
const LINKS = wordSet("a al la lo el los las alla alle au aux de del en in of the and y e n on");
/** Words after which unknown words name no dish: "dinner with beef and xyzzy". */
const BESIDE = wordSet("with con and y using or o");

/**
 * Finds the words of a dish that no reader knows, in a query that names no dish: unknown words beside a food ("jerk chicken",
 * "pollo al chilindrón") or alone at the beginning ("okonomiyaki with prawns"), or a food that is itself made by a recipe
 * ("brioche").
 */
export function readUnknownDish(around: Surroundings): Span | null {
  const { words } = around.query;
  let at = 0;
  while (at < words.length) {
    if (!makesOwnDish(around, at)) {
      at += 1;
      continue;
    }
    const end = endOfRun(around, at);
    const found = dishAround(around, { start: at, end });
    if (found) return found;
    at = end;
  }
  return readMadeFood(around) ?? readCompound(around) ?? readRest(around);
}

/** What is bought or drunk, and no dish of the foods in its name: "mushroom ketchup", "lemon barley water". */
const PRODUCTS = wordSet(
  `ketchup vinegar water ice crisps chips jam syrup butter tea coffee juice cordial caviar`,
);
/** Last words that say the same in the name of one food alone: "horseradish sauce", "oat milk". */
const OF_ONE_FOOD = wordSet("sauce cream milk relish");
/** Last words that say the same, or a form, after another food: "beef olives", "date slice". */
const AFTER_FOOD = wordSet(
  "olives oil sugar wine beer gin vodka rum brandy slice slices cup cups pot pots mix",
);

/** Finds an English name of foods that are nothing to cook together, or of foods on toast. */
function readCompound(around: Surroundings): Span | null {
  const { query, foods, foodOf, language } = around;
  const last = query.words.length - 1;
  const key = keyAt(around, last);
  const [first] = foods;
  if (language !== "en" || !first || first.start >= last || !isFirst(around, first.from)) return null;
  const name = { start: first.start, end: last + 1 };
  if (foods.some(isSupply)) return null;
  if (key === "toast" && keyAt(around, last - 1) === "on" && foodOf.has(last - 2)) return name;
  if (foodOf.get(last) === first) {
    // A food's own name asks for a dish with it: coconut milk.
    const { one, many } = first.mention.food.name.en;
    const isOwn = [one, many].includes(first.mention.words.toLowerCase());
    return !isOwn && (PRODUCTS.has(key) || OF_ONE_FOOD.has(key)) ? name : null;
  }
  const isBeside = (at: number) =>
    (key === "crisps" && keyAt(around, at) === "and") ||
    (isJoined(query.words[at]) && (at === last || foodOf.has(at)));
  const isOneName = query.words.every((_, at) => at <= first.start || isBeside(at));
  const isWord = (foodOf.get(last)?.start ?? last) === last;
  return isOneName && isWord && (PRODUCTS.has(key) || AFTER_FOOD.has(key)) ? name : null;
}

/** Returns the end of unknown words that belong together. */
function endOfRun(around: Surroundings, start: number): number {
  const { words } = around.query;
  let end = start + 1;
  while (end - start < words.length) {
    const next = afterLinks(around, end, LINKS);
    if (!isJoined(words[next]) || !makesOwnDish(around, next)) break;
    end = next + 1;
  }
  return end;
}

function dishAround(around: Surroundings, run: Span): Span | null {
  const { query, foodOf } = around;
  const { words } = query;
  let { start, end } = run;
  if (BESIDE.has(keyAt(around, start - 1)) && isJoined(words[start])) return null;
  const linked = beforeLinks(around, start);
  if (isFood(around, linked - 1) && isJoined(words[linked])) start = linked;
  while (run.start - start < MOST_WORDS && isFood(around, start - 1) && isJoined(words[start])) start -= 1;
  while (end - run.end < MOST_WORDS && isFood(around, end) && isJoined(words[end])) end += 1;
  const isBeside = start < run.start || end > run.end || foodOf.has(run.start);
  const isAlone = isFirst(around, run.start);
  const isForm = isFormWord(keyAt(around, run.start)) && run.end === run.start + 1;
  if (!isBeside && (!isAlone || isForm)) return null;
  if (isAboutStorage(around, linked, run.start) && around.foods.length > 1) return null;
  // "bread, cheese and pickled onions" lists foods.
  const food = foodOf.get(run.start);
  if (food && around.foods.some((other) => other.start < start || other.end > end)) return null;
  return { start, end };
}

/** Returns whether the words up to this one lead from foods to the place where they are: "spinach in the bottom shed". */
function isAboutStorage({ query: { words } }: Surroundings, from: number, to: number): boolean {
  return words.slice(from, to).some(({ key }) => /^(?:in|on|en)$/.test(key));
}

/** Returns whether only words stand before this one that introduce the name of a dish. */
function isFirst({ query: { words }, wished }: Surroundings, at: number): boolean {
  // "Breakfast for marathon training" says what the meal is for.
  if (/^(?:for|para)$/.test(words[at - 1]?.key ?? "") && wished.has(at - 2)) return false;
  return words.slice(0, at).every(({ key }, before) => BEFORE_NAME.has(key) || wished.has(before));
}

/** Returns the words of a query that has no food or wish, from the first that can be of a name to the last unknown one. */
function readRest(around: Surroundings): Span | null {
  const { query, foods, wished } = around;
  if (foods.length > 0 || wished.size > 0 || query.used.includes(true)) return null;
  const start = query.words.findIndex(({ key }) => !BEFORE_NAME.has(key));
  const end = query.words.findLastIndex((_, at) => makesOwnDish(around, at)) + 1;
  return start >= 0 && end > start ? { start, end } : null;
}

/** Returns the index of the first of the linking words that end before this word. */
function beforeLinks({ query: { words } }: Surroundings, at: number): number {
  let start = at;
  while (at - start < 3 && start > 0 && isJoined(words[start]) && LINKS.has(words[start - 1]?.key ?? ""))
    start -= 1;
  return start;
}

/** Finds a single food of a query that is made by a recipe of its own, as brioche and jam are. */
function readMadeFood(around: Surroundings): Span | null {
  const { foods } = around;
  const [food, other] = foods;
  if (!food || other || !food.mention.food.isMade || isSupply(food)) return null;
  return isFirst(around, food.start) ? { start: food.start, end: food.end } : null;
}
