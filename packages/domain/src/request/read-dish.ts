import { foodIndex } from "../food/food-index.ts";
import { nameKey } from "../food/food-words.ts";
import type { RecipeLanguage } from "../language.ts";
import type { RecipeRequest } from "../recipe/recipe-request.ts";
import { wordSet } from "../text/word-set.ts";
import { dishAt, type DishIndex, type DishName } from "./dish-index.ts";
import {
  isFood,
  isSupply,
  keyAt,
  type Span,
  type Surroundings,
  type WholeName,
  wholeName,
  widened,
} from "./dish-phrase.ts";
import { foodAt } from "./items.ts";
import { isJoined, type Query, writtenWords } from "./query-words.ts";
import type { NamedFood } from "./read-foods.ts";
import { readUnknownDish } from "./read-unknown-dish.ts";
import { DIET_WORDS } from "./vocabulary/diet-terms.ts";
import { dishHeadLength, isDishOnly, isPartType, isTypeWord } from "./vocabulary/dish-words.ts";
import { isKnownWord } from "./vocabulary/known-words.ts";
import { isCuisineWord, PREFERENCE_WORDS } from "./vocabulary/preference-words.ts";
import { TOOLS } from "./vocabulary/tool-terms.ts";

/** The dish of a query, and the words that name it. */
export interface NamedDish extends Span {
  dish: NonNullable<RecipeRequest["dish"]>;
  /** The words that are no foods: the name of a card, or the general word of a name ("curry" is no curry powder here). */
  head: Span | null;
  /** The words of a known name, which are no wishes: the "creamy" of a creamy mash; null for other dishes. */
  known: Span | null;
}

interface Candidate extends Span {
  dish: DishName | null;
  whole: WholeName;
  isAside: boolean;
}

/** Words after which a dish's name is a part of another dish, or beside it: "with hummus", "on toast". */
const ASIDE = wordSet("with and using from in on of con y e en de del usando for plus or o into like");

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
      Number(isAskedFor(query, b)) - Number(isAskedFor(query, a)) ||
      b.end - b.start - (a.end - a.start) ||
      headFirst(a, b, language),
  );
  if (!best) {
    const unknown = readUnknownDish(around);
    return unknown && { ...asDish(query, widened(around, unknown), null), head: null, known: null };
  }
  const { whole, dish } = best;
  // An Indian pudding is a dish of its own.
  const isModifier = (at: number) =>
    (around.wished.has(at) && !isCuisineWord(keyAt(around, at))) || (at >= best.start && at < best.end);
  const isWider = query.words.some((_, at) => at >= whole.start && at < whole.end && !isModifier(at));
  const isOther = whole.isOther || (dish?.standsAlone && isWider);
  const id = isOther ? null : (dish?.id ?? null);
  return {
    ...asDish(query, id === null ? widened(around, whole) : whole, id),
    head: isKnownAlone(best) ? null : best,
    known: isNamed(best) ? best : null,
  };
}

/** Words by which a clause asks for the dish that it names: "Sunday roast again, I need Yorkshire puddings". */
const ASKING = wordSet(
  "need want make making cook cooking bake baking recipe recipes fancy craving quiero necesito hacer hago haz hazme dame receta recetas cocinar preparar",
);

/** Returns whether words before a dish in its clause ask for it. */
function isAskedFor({ words }: Query, { whole: { start, end } }: Candidate): boolean {
  if (/^(?:recipes?|recetas?)$/.test(words[end]?.key ?? "") && isJoined(words[end])) return true;
  for (let at = start; at > 0 && start - at < 5 && isJoined(words[at]); at -= 1)
    if (ASKING.has(words[at - 1]?.key ?? "")) return true;
  return false;
}

function asDish(
  query: Query,
  { start, end }: Span,
  id: string | null,
): Pick<NamedDish, "dish" | "start" | "end"> {
  return { dish: { words: writtenWords(query, start, end), id }, start, end };
}

/** Orders two dish words: of one name the head counts, which is the last word in English; else the first one. */
function headFirst(a: Candidate, b: Candidate, language: RecipeLanguage): number {
  const isOneName = a.whole.start < b.whole.end && b.whole.start < a.whole.end;
  return language === "en" && isOneName ? b.start - a.start : a.start - b.start;
}

const isNamed = ({ dish }: Candidate): boolean => dish !== null && dish.isGeneric !== true;
const isKnownAlone = ({ dish }: Candidate): boolean => dish?.id === null && dish.isGeneric !== true;

function candidates(around: Surroundings, index: DishIndex): Candidate[] {
  const { query, foods } = around;
  const { words, used } = query;
  const found: Candidate[] = [];
  let at = 0;
  while (at < words.length) {
    const known = used[at] || isPan(around, at) ? null : dishAt(index, words, at);
    const isWay = words[at]?.key === "roast" && isFood(around, at + 1) && isJoined(words[at + 1]);
    const isCut = known?.dish.id != null && isPlainPart(around, { start: at, end: at + known.length });
    const isKnown =
      known !== null &&
      !isCut &&
      !isOfPreference(around, { start: at, end: at + known.length }) &&
      !used.slice(at, at + known.length).includes(true);
    const length = isKnown ? known.length : used[at] || isWay ? 0 : dishHeadLength(words, at);
    const span = { start: at, end: at + length };
    const candidate = length > 0 ? candidateAt(around, span, isKnown ? known.dish : null) : null;
    const isDish = candidate !== null && !isOnlyFood(around, candidate) && !isTurnedDown(around, span.end);
    if (isDish) found.push(candidate);
    at += isDish ? length : 1;
  }
  // "chicken with hummus" asks for a chicken dish, "something with hummus" for hummus.
  const first = foods[0]?.start ?? words.length;
  return found.filter(
    (candidate, position) =>
      (!candidate.isAside || first >= candidate.whole.start) &&
      !isFoodOf(around, candidate, found[position + 1], found[position - 1]),
  );
}

/**
 * Returns whether an English name is but foods, and part of a longer one that ends in a general word: the "potato soup" of a
 * sweet potato soup, the "chicken and rice" of a chicken and rice soup.
 */
function isPlainPart(around: Surroundings, { start, end }: Span): boolean {
  const { query, foodOf, language } = around;
  if (language !== "en") return false;
  const isFoods = (to: number) =>
    to > start &&
    query.words
      .slice(start, to)
      .every(({ key }, at) => key === "and" || foodOf.get(start + at)?.mention.food.isMade === false);
  const before = foodOf.get(start);
  if (before && before.start < start && !isOfDiet(around, before, start))
    return isDishOnly(keyAt(around, end - 1)) && isFoods(end - 1);
  return isJoined(query.words[end]) && /^(?:soup|stew|curry|salad)$/.test(keyAt(around, end)) && isFoods(end);
}

/** Returns whether a clause that ends before another one says something of a dish: "shakshuka is boring, give me menemen". */
function isTurnedDown({ query: { words } }: Surroundings, end: number): boolean {
  if (!/^(?:is|are|was|were|es|son|esta|estan)$/.test(words[end]?.key ?? "") || !isJoined(words[end]))
    return false;
  let next = end + 1;
  while (next < words.length && isJoined(words[next])) next += 1;
  const said = words.slice(end + 1, next).map(({ key }) => key);
  return next < words.length && said.some((key) => TURNED_DOWN.has(key));
}

/** Words by which a dish is turned down. */
const TURNED_DOWN = wordSet(
  "boring off out old bad no not never hard difficult tired enough aburrido aburrida aburridos aburridas dificil harto pesado pesada",
);

/** The most words of a preference before the dish's name that is its end. */
const MOST_BEFORE = 4;

/** Returns whether a name is part of a longer preference or appliance: the "cuajada" of "poco cuajada", the rice of a rice cooker. */
function isOfPreference({ query: { words } }: Surroundings, { start, end }: Span): boolean {
  if (TOOLS.at(words, start)?.value === "rice-cooker") return true;
  for (let from = Math.max(0, start - MOST_BEFORE); from < start; from += 1)
    for (const table of [DIET_WORDS, TOOLS, PREFERENCE_WORDS])
      if (from + (table.at(words, from)?.length ?? 0) >= end) return true;
  return false;
}

/** Returns whether a word is the English vessel, and not Spanish bread: "pan-fried salmon". */
function isPan({ query, language }: Surroundings, at: number): boolean {
  return language === "en" && query.words.length > 1 && query.words[at]?.key === "pan";
}

function candidateAt(around: Surroundings, span: Span, dish: DishName | null): Candidate {
  const { words } = around.query;
  const isName = dish !== null && dish.isGeneric !== true;
  const whole = wholeName(around, span, isName || dish?.standsAlone === true);
  const isAside =
    whole.start > 0 &&
    ASIDE.has(keyAt(around, whole.start - 1)) &&
    isJoined(words[whole.start]) &&
    !/^(?:recipe|recipes|receta|recetas)$/.test(keyAt(around, whole.start - 2));
  const isOther =
    whole.isOther ||
    (isName && dish.id !== null && isAdjective(around, span)) ||
    (dish?.id != null && isWithinFood(around, span)) ||
    (isName && isCutFromFood(around, span));
  return { ...span, dish, whole: { ...whole, isOther }, isAside };
}

/** Returns whether a card's name but says how the food before it is cooked, as "asado" does in "cerdo asado". */
function isAdjective(around: Surroundings, { start, end }: Span): boolean {
  const isBeside = start > 0 && isFood(around, start - 1) && isJoined(around.query.words[start]);
  return end === start + 1 && isBeside && isKnownWord(keyAt(around, start));
}

/** Returns whether a dish's name is but a part of a food's name: the "ensalada" of an "ensalada de col", which is coleslaw. */
function isWithinFood({ foodOf, query }: Surroundings, { start, end }: Span): boolean {
  const food = foodOf.get(start);
  if (!food || (food.start === start && food.end <= end)) return false;
  const more = query.words.slice(food.start, food.end).filter((_, at) => {
    const position = food.start + at;
    return position < start || position >= end;
  });
  return more.some(({ key }) => !isTypeWord(key) && !isKnownWord(key));
}

/** Returns whether a food shares words with a dish's name but is another food than they say: a "sweet potato purée", "rice with condensed milk". */
function isCutFromFood(around: Surroundings, { start, end }: Span): boolean {
  const { foodOf, query, language } = around;
  return [start, end - 1].some((at) => {
    const food = foodOf.get(at);
    if (!food || (food.start >= start && food.end <= end) || isOfDiet(around, food, start)) return false;
    const inner = foodAt(
      query.words.slice(Math.max(food.start, start), Math.min(food.end, end)),
      0,
      language,
    )?.food;
    const whole = food.mention.food;
    return (
      inner !== undefined &&
      inner.id !== whole.id &&
      !inner.is.includes(whole.id) &&
      !whole.is.includes(inner.id)
    );
  });
}

/** Returns whether a food has but the name of a diet before this word: the "vegan chocolate" of a vegan chocolate cake. */
function isOfDiet(around: Surroundings, food: NamedFood, start: number): boolean {
  return (
    food.start < start && around.query.words.slice(food.start, start).every(({ key }) => DIET_WORDS.has(key))
  );
}

/** Returns whether a food's name has words outside these; a diet beside it is none: the "vegan" of a vegan stock. */
function hasMoreWords({ wished }: Surroundings, food: NamedFood, { start, end }: Span): boolean {
  for (let at = food.start; at < food.end; at += 1)
    if ((at < start || at >= end) && !wished.has(at)) return true;
  return false;
}

/** Returns whether a dish's name is but a food here: "2 slices of bread", "pizza sauce", "lentejas". */
function isOnlyFood(around: Surroundings, candidate: Candidate): boolean {
  const { start, end, dish, whole } = candidate;
  const { foodOf } = around;
  const before = foodOf.get(start - 1);
  if (before && isSupply(before) && isAdjective(around, candidate)) return true;
  const last = foodOf.get(end - 1);
  if (isKnownAlone(candidate) && last && last.end > end && last.start > start) return true;
  const food = foodOf.get(start);
  if (!food) return false;
  const { isMade } = food.mention.food;
  if (isKnownAlone(candidate) && food.start < start) return food.end < end || !isMade;
  if (isSupply(food)) return true;
  const isCompound = hasMoreWords(around, food, candidate);
  if (isCompound && !isDishOnly(headOf(around, food)))
    return !isNamed(candidate) || !isMade || hasOthers(around, food);
  if (isKnownAlone(candidate) && food.end >= end && hasOthers(around, whole))
    return !(isMade && /^(?:with|con)$/.test(keyAt(around, whole.end)));
  if (isDishOnly(keyAt(around, end - 1))) return false;
  return dish === null && !whole.isOther && !(isMade && foodsIn(around, whole) > 1);
}

/** Returns the word of a food's name that says what it is: the last one in English, the first one in Spanish. */
function headOf(around: Surroundings, { start, end, mention }: NamedFood): string {
  const named = foodIndex().named.get(nameKey(mention.words));
  const isEnglish = named?.es === undefined || (named.en !== undefined && around.language === "en");
  return keyAt(around, isEnglish ? end - 1 : start);
}

/** Returns whether a query has foods outside these words. */
function hasOthers(around: Surroundings, span: Span): boolean {
  return around.foods.length > foodsIn(around, span);
}

function foodsIn({ foodOf }: Surroundings, { start, end }: Span): number {
  const inside = new Set<NamedFood>();
  for (let at = start; at < end; at += 1) {
    const food = foodOf.get(at);
    if (food) inside.add(food);
  }
  return inside.size;
}

/** Returns whether a dish is but a food of the dish named beside it: the pesto of "pesto pasta", the bread of "sopa de pan". */
function isFoodOf(
  around: Surroundings,
  dish: Candidate,
  next: Candidate | undefined,
  previous: Candidate | undefined,
): boolean {
  const food = around.foodOf.get(dish.start);
  if (!isNamed(dish) || !food) return false;
  const isFood = food.end >= dish.end;
  const isOfFoods =
    isFood ||
    around.query.words.slice(dish.start, dish.end).every((_, at) => around.foodOf.has(dish.start + at));
  const holds = (other: Candidate | undefined) =>
    other !== undefined &&
    (isFood || (isOfFoods && other.dish?.isGeneric === true)) &&
    other.whole.start <= dish.start &&
    other.whole.end >= dish.end &&
    !isPartType(keyAt(around, other.end - 1));
  return around.language === "en" ? holds(next) : holds(previous);
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
