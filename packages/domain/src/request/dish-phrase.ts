import type { RecipeLanguage } from "../language.ts";
import { wordSet } from "../text/word-set.ts";
import { DOZEN } from "./read-counts.ts";
import { isJoined, type Query } from "./query-words.ts";
import type { NamedFood } from "./read-foods.ts";
import { isDishWord, isFormWord, isTypeWord } from "./vocabulary/dish-words.ts";
import { isKnownWord } from "./vocabulary/known-words.ts";
import { isOriginWord } from "./vocabulary/origin-words.ts";
import { isCuisineWord } from "./vocabulary/preference-words.ts";

/** The words around a dish's name. */
export interface Surroundings {
  query: Query;
  language: RecipeLanguage;
  foods: readonly NamedFood[];
  /** The food at each word that is part of one. */
  foodOf: ReadonlyMap<number, NamedFood>;
  /** The words of diets, appliances and preferences. */
  wished: ReadonlySet<number>;
}

/** The words from one index up to another. */
export interface Span {
  start: number;
  end: number;
}

/** The whole name around a dish word or a dish's name. */
export interface WholeName extends Span {
  /** True when a word beside it makes it the name of another dish: "jollof rice", "stuffed pancakes". */
  isOther: boolean;
}

/** The most words on either side of a dish word that belong to the name of a dish. */
export const MOST_WORDS = 6;

/** Words that make plain ways of cooking of "fried". */
const PAN_FRIED = wordSet("pan stir air dry shallow");

/** Words between the parts of a name: "pasta alla norma", "risotto a la zamorana", "toad in the hole". */
const LINKS = wordSet("a al la lo el los las alla alle au aux de del en in of the");
const MOST_LINKS = 3;

export const keyAt = ({ query }: Surroundings, at: number): string => query.words[at]?.key ?? "";

export function isFree({ query }: Surroundings, at: number): boolean {
  return at >= 0 && at < query.words.length && query.used[at] !== true;
}

export function isFood(around: Surroundings, at: number): boolean {
  return around.foodOf.has(at) && isFree(around, at);
}

/** Made foods that nobody has a number of to cook with. */
const PIECES = /cake$|^biscuits$/;

/** Returns whether a food is given with an amount, or is left over, so that it is no dish; two dozen buns are one. */
export function isSupply({ quantity, state, mention }: NamedFood): boolean {
  const isPieces = quantity?.unit === "dozen" || (quantity?.unit === null && PIECES.test(mention.food.id));
  const isGiven = quantity !== null && !(isPieces && mention.food.isMade);
  return isGiven || state === "leftover" || state === "stale";
}

/** States of what a kitchen has, which name no dish: "cooked" can, as in "red cooked pork". */
const STORED: ReadonlySet<string> = new Set(["ripe", "stale", "leftover", "frozen", "tinned"]);

/** Returns whether a word only says how a dish is made: "ceviche Peruvian style". */
function isStyle(around: Surroundings, at: number): boolean {
  return keyAt(around, at + 1) === "style" && isJoined(around.query.words[at + 1]);
}

/** Returns whether a word means nothing to any reader. */
function isUnknown(around: Surroundings, at: number): boolean {
  const { query, foods, foodOf, wished } = around;
  const word = query.words[at];
  if (!word || query.used[at] || word.isNumber || foodOf.has(at) || wished.has(at)) return false;
  // Numbers and states in words: "two aubergines", "black bananas".
  if (DOZEN.test(query.words[at + 1]?.key ?? "") || isStyle(around, at)) return false;
  const isSaidOfFood = ({ quantity, state, from, start }: NamedFood) =>
    (quantity !== null || (state !== null && STORED.has(state))) && at >= from && at < start;
  if (foods.some(isSaidOfFood)) return false;
  return !isDishWord(word.key) && !isKnownWord(word.key) && !isKnownWord(word.key.replace(/s$/, ""));
}

/** Returns whether a word makes the foods beside it a dish of its own: an unknown word, or one such as "stuffed". */
export function makesOwnDish(around: Surroundings, at: number): boolean {
  if (isUnknown(around, at)) return true;
  if (!isFree(around, at) || !isFormWord(keyAt(around, at))) return false;
  if (PAN_FRIED.has(keyAt(around, at - 1)) && isJoined(around.query.words[at])) return false;
  const food = around.foodOf.get(at);
  return !food || !isSupply(food);
}

/** Returns the index after the linking words that begin at this one. */
export function afterLinks({ query: { words } }: Surroundings, at: number, links = LINKS): number {
  let next = at;
  while (next - at < MOST_LINKS && isJoined(words[next]) && links.has(words[next]?.key ?? "")) next += 1;
  return next;
}

/** Returns the whole name around a general word or, with `isNamed`, a dish's name: "leek and potato soup", "banana bread". */
export function wholeName(around: Surroundings, { start: from, end: to }: Span, isNamed: boolean): WholeName {
  const { words } = around.query;
  const isOwn = isNamed && isOwnName(around, { start: from, end: to });
  const makesOther = (at: number) =>
    makesOwnDish(around, at) && !(isOwn && (isOriginWord(keyAt(around, at)) || isOfStyle(around, at)));
  let [start, end] = [from, to];
  let isOther = false;
  const isOtherType = (at: number) => {
    const key = keyAt(around, at);
    return isDishWord(key) && !(isNamed && (isTypeWord(key) || around.wished.has(at)));
  };
  const isPart = (at: number) =>
    isFood(around, at) ||
    makesOther(at) ||
    (isFree(around, at) && (isOtherType(at) || (isNamed && isCuisineWord(keyAt(around, at)))));
  const takes = (at: number) => {
    isOther ||= makesOther(at) || (isOtherType(at) && (isNamed || !isFood(around, at)));
  };
  const isAnd = (at: number) => /^(?:and|y|e)$/.test(keyAt(around, at)) && isJoined(words[at]);
  while (from - start < MOST_WORDS && isJoined(words[start]) && isPart(start - 1)) takes((start -= 1));
  if (start < from && keyAt(around, start - 1) === "of" && keyAt(around, start - 2) === "cream") start -= 2;
  const first = around.foodOf.get(from);
  const isOpen = start < from || (first?.start === from && first.end < to);
  while (
    isOpen &&
    from - start < MOST_WORDS &&
    isFree(around, start - 1) &&
    isAnd(start - 1) &&
    isFood(around, start - 2)
  )
    start = around.foodOf.get(start - 2)?.start ?? start - 2;
  while (end - to < MOST_WORDS && isJoined(words[end]) && isFree(around, end)) {
    const linked = afterLinks(around, end);
    const isOf = linked === end || /^(?:de|del|of)$/.test(keyAt(around, end));
    const next = isOf || makesOther(linked) ? linked : end;
    if (!isJoined(words[next]) || !isPart(next)) break;
    takes(next);
    end = next + 1;
  }
  // A custard slice is no custard.
  if (isNamed && end === words.length - 1 && isJoined(words[end]) && FORMS_AFTER.has(keyAt(around, end))) {
    isOther = true;
    end += 1;
  }
  return { start: isNamed ? fromOf(around, start, from) : start, end, isOther };
}

/** Returns whether a word says in whose style a dish is made: "Mumbai street style". */
function isOfStyle(around: Surroundings, at: number): boolean {
  return [1, 2].some((offset) => /^(?:style|estilo)$/.test(keyAt(around, at + offset)));
}

/** Returns whether a name has a word that is of no plain food and no kind of dish: "ajoblanco", "ropa vieja". */
function isOwnName({ query, foodOf }: Surroundings, { start, end }: Span): boolean {
  return query.words
    .slice(start, end)
    .some(
      ({ key }, at) =>
        foodOf.get(start + at)?.mention.food.isMade !== false && !isDishWord(key) && !isKnownWord(key),
    );
}

/** Words after a dish's name that make another form of it. */
const FORMS_AFTER = wordSet("slice slices cup cups pots mix bites bars balls");

/** Words that end the name of an unknown dish. */
const ENDS = wordSet(
  "with con for para using usando without sin in en on or o i we want would like make cook need have tengo quiero hacer receta recipe recipes recetas that que",
);

/** Returns the name of an unknown dish with the foods and names before and after it: "apple and pear purée", "mixto de jamón y queso". */
export function widened(around: Surroundings, { start: from, end: to }: Span): Span {
  const { words } = around.query;
  const isLinked = (at: number) => isJoined(words[at]) || words[at]?.before === "and";
  const goesOn = (at: number) => isFree(around, at) && !around.wished.has(at) && !ENDS.has(keyAt(around, at));
  const isPart = (at: number) =>
    isFood(around, at) || makesOwnDish(around, at) || isDishWord(keyAt(around, at));
  let [start, end] = [from, to];
  for (let at = to; at < to + MOST_WORDS && isLinked(at) && goesOn(at); at += 1) if (isPart(at)) end = at + 1;
  for (let at = from - 1; at >= from - MOST_WORDS && isLinked(at + 1) && goesOn(at); at -= 1)
    if (isPart(at)) start = at;
  return { start, end };
}

/** Returns the first word of the food that begins here, with its state: the "ripe" of a "ripe banana bread". */
function fromOf({ foodOf }: Surroundings, start: number, name: number): number {
  const food = start < name ? foodOf.get(start) : undefined;
  return food?.start === start && food.quantity === null ? food.from : start;
}
