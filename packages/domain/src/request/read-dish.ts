import type { RecipeLanguage } from "../language.ts";
import { wordSet } from "../text/word-set.ts";
import { dishAt, type DishIndex, type DishName } from "./dish-index.ts";
import { isJoined, type Query, writtenWords } from "./query-words.ts";
import type { NamedFood } from "./read-foods.ts";
import type { RecipeRequest } from "../recipe/recipe-request.ts";
import { dishHeadLength, isDishOnly, isDishWord } from "./vocabulary/dish-words.ts";
import { DIET_WORDS } from "./vocabulary/diet-terms.ts";
import { isKnownWord } from "./vocabulary/known-words.ts";
import { PREFERENCE_WORDS } from "./vocabulary/preference-words.ts";
import { TOOLS } from "./vocabulary/tool-terms.ts";

/** The dish of a query, and the words that name it. */
export interface NamedDish {
  dish: NonNullable<RecipeRequest["dish"]>;
  start: number;
  end: number;
  /** True when the foods among its words are asked for: the onions of an onion soup that is not known by name. */
  hasOwnFoods: boolean;
  /** The general word of the name, which is no food: "curry" is no curry powder here. */
  head: { start: number; end: number } | null;
}

interface Candidate {
  start: number;
  end: number;
  dish: DishName | null;
  isAside: boolean;
  /** The index of the first word of the whole name. */
  from: number;
}

/** Words after which a dish's name is a part of another dish, or beside it: "with hummus", "on toast". */
const ASIDE = wordSet("with and using from in on of con y e en de del usando for plus or o into like");

/** The words around a dish's name. */
interface Surroundings {
  query: Query;
  language: RecipeLanguage;
  foods: readonly NamedFood[];
  /** The food at each word that is part of one. */
  foodOf: ReadonlyMap<number, NamedFood>;
  /** The words of diets, appliances and preferences. */
  wished: ReadonlySet<number>;
}

/** The most words on either side of a general word that belong to the name of a dish. */
const MOST_WORDS = 6;

/** Words that can stand before the name of a dish at the beginning of a request. */
const BEFORE_NAME = wordSet(
  `a an the recipe recipes for of make cook making cooking i we want would like id need to how do can you me us please give some my good best easy simple quick receta recetas de del para un una unos unas el la los las quiero quisiera hacer cocinar preparar como se hace dame`,
);

/** Finds the dish that a query names; null where it names none. */
export function readDish(
  query: Query,
  foods: readonly NamedFood[],
  index: DishIndex,
  language: RecipeLanguage,
): NamedDish | null {
  const foodOf = new Map<number, NamedFood>();
  for (const food of foods) for (let at = food.start; at < food.end; at += 1) foodOf.set(at, food);
  const around = { query, language, foods, foodOf, wished: wishedWords(query) };
  const [best] = candidates(around, index).sort(
    (a, b) =>
      Number(a.isAside) - Number(b.isAside) ||
      Number(isNamed(b)) - Number(isNamed(a)) ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start,
  );
  if (!best) return readUnknown(around);
  if (isNamed(best)) {
    const dish = { words: writtenWords(query, best.start, best.end), id: best.dish?.id ?? null };
    return { dish, start: best.start, end: best.end, hasOwnFoods: false, head: null };
  }
  const { start, end, hasUnknown } = wholeName(around, best);
  const id = hasUnknown ? null : (best.dish?.id ?? null);
  return { dish: { words: writtenWords(query, start, end), id }, start, end, hasOwnFoods: true, head: best };
}

const isNamed = ({ dish }: Candidate): boolean => dish !== null && dish.isGeneric !== true;

function candidates(around: Surroundings, index: DishIndex): Candidate[] {
  const { query, foods } = around;
  const { words, used } = query;
  const found: Candidate[] = [];
  let at = 0;
  while (at < words.length) {
    const known = used[at] ? null : dishAt(index, words, at);
    const isFree = known !== null && !used.slice(at, at + known.length).includes(true);
    const length = isFree ? known.length : used[at] ? 0 : dishHeadLength(words, at);
    if (length === 0) {
      at += 1;
      continue;
    }
    const candidate = {
      start: at,
      end: at + length,
      dish: isFree ? known.dish : null,
      isAside: false,
      from: at,
    };
    if (!isOnlyFood(around, candidate)) {
      const { start } = isNamed(candidate) ? candidate : wholeName(around, candidate);
      const isAside = start > 0 && ASIDE.has(words[start - 1]?.key ?? "") && isJoined(words[start]);
      found.push({ ...candidate, isAside, from: start });
    }
    at += length;
  }
  // "chicken with hummus" asks for a chicken dish, "something with hummus" for hummus.
  const first = foods[0]?.start ?? words.length;
  return found.filter(({ isAside, from }) => !isAside || first >= from);
}

/** Returns whether a dish's name is but a food here: "2 slices of bread", "pizza sauce", "lentejas". */
function isOnlyFood(around: Surroundings, candidate: Candidate): boolean {
  const { start, end, dish } = candidate;
  const food = around.foodOf.get(start);
  if (!food) return false;
  const isCompound = food.end > end || food.start < start;
  const keyAt = (at: number) => around.query.words[at]?.key ?? "";
  const isDishName = isDishOnly(keyAt(food.end - 1)) || isDishOnly(keyAt(food.start));
  if (isCompound && !isDishName) return !isNamed(candidate);
  if (food.quantity !== null || food.state === "leftover" || food.state === "stale") return true;
  if (isDishOnly(around.query.words[end - 1]?.key ?? "")) return false;
  return dish === null && !wholeName(around, candidate).hasUnknown;
}

/** Returns the whole name around a general word: "leek and potato soup", "sopa de puerros". */
function wholeName(
  around: Surroundings,
  { start: from, end: to }: Candidate,
): { start: number; end: number; hasUnknown: boolean } {
  const { words, used } = around.query;
  let [start, end] = [from, to];
  let hasUnknown = false;
  const isFree = (at: number) => at >= 0 && at < words.length && !used[at];
  const isFood = (at: number) => isFree(at) && around.foodOf.has(at);
  const isPart = (at: number) =>
    isFood(at) || isUnknown(around, at) || (isFree(at) && isDishWord(words[at]?.key ?? ""));
  while (from - start < MOST_WORDS && isJoined(words[start]) && isPart(start - 1)) {
    start -= 1;
    hasUnknown ||= isUnknown(around, start);
  }
  const isAnd = (at: number) => /^(?:and|y|e)$/.test(words[at]?.key ?? "") && isJoined(words[at]);
  while (
    start < from &&
    from - start < MOST_WORDS &&
    isFree(start - 1) &&
    isAnd(start - 1) &&
    isFood(start - 2)
  )
    start = around.foodOf.get(start - 2)?.start ?? start - 2;
  while (end - to < MOST_WORDS && isJoined(words[end]) && isFree(end)) {
    const next = /^(?:de|del)$/.test(words[end]?.key ?? "") ? end + 1 : end;
    if (!isJoined(words[next]) || !isPart(next)) break;
    // English names end in their head, so that an unknown word after it is no part of the name.
    if (around.language === "en" && next === end && isUnknown(around, next)) break;
    hasUnknown ||= isUnknown(around, next);
    end = next + 1;
  }
  return { start, end, hasUnknown };
}

/**
 * Reads unknown words as the name of an unknown dish where they stand beside a food ("jerk chicken") or alone at the
 * beginning ("okonomiyaki with prawns").
 */
function readUnknown(around: Surroundings): NamedDish | null {
  const { query, foodOf } = around;
  const { words, used } = query;
  const first = words.findIndex((_, at) => isUnknown(around, at));
  if (first < 0) return null;
  let [start, end] = [first, first + 1];
  while (isUnknown(around, end) && isJoined(words[end])) end += 1;
  if (/^(?:with|con|and|y|using|or|o)$/.test(words[start - 1]?.key ?? "") && isJoined(words[start]))
    return null;
  const isFood = (at: number) => foodOf.has(at) && !used[at];
  const isBeside = (isFood(start - 1) && isJoined(words[start])) || (isFood(end) && isJoined(words[end]));
  const isAlone = words.slice(0, start).every(({ key }) => BEFORE_NAME.has(key));
  if (!isBeside && !isAlone) return null;
  while (first - start < MOST_WORDS && isFood(start - 1) && isJoined(words[start])) start -= 1;
  while (end - first < MOST_WORDS && isFood(end) && isJoined(words[end])) end += 1;
  return {
    dish: { words: writtenWords(query, start, end), id: null },
    start,
    end,
    hasOwnFoods: true,
    head: null,
  };
}

/** Returns whether a word means nothing to any reader. */
function isUnknown({ query, foodOf, wished }: Surroundings, at: number): boolean {
  const word = query.words[at];
  if (!word || query.used[at] || word.isNumber || foodOf.has(at) || wished.has(at)) return false;
  return !isDishWord(word.key) && !isKnownWord(word.key);
}

/** Returns the indexes of the words of diets, appliances and preferences. */
function wishedWords({ words }: Query): ReadonlySet<number> {
  const wished = new Set<number>();
  for (let at = 0; at < words.length; at += 1)
    for (const table of [DIET_WORDS, TOOLS, PREFERENCE_WORDS])
      for (let length = table.at(words, at)?.length ?? 0; length > 0; length -= 1)
        wished.add(at + length - 1);
  return wished;
}
