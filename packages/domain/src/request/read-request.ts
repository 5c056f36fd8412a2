import { isContent } from "../food/content.ts";
import { contentsOf } from "../food/holds.ts";
import { DEFAULT_LANGUAGE, type RecipeLanguage } from "../language.ts";
import { stem } from "../text/stem.ts";
import { dishAt, type DishIndex, NO_DISHES } from "./dish-index.ts";
import { queryLanguage } from "./query-language.ts";
import { isJoined, setUsed, type Query, splitQuery, writtenWords } from "./query-words.ts";
import { isSupply } from "./dish-phrase.ts";
import { readDangers } from "./read-dangers.ts";
import { readCounts, readPieces } from "./read-counts.ts";
import { type NamedDish, readDish } from "./read-dish.ts";
import { readExclusions } from "./read-exclusions.ts";
import { type NamedFood, readFoods } from "./read-foods.ts";
import { isLeftover, readLeftovers } from "./read-leftovers.ts";
import { readPreferences } from "./read-preferences.ts";
import type { Exclusion, RecipeRequest } from "../recipe/recipe-request.ts";
import { DIET_WORDS } from "./vocabulary/diet-terms.ts";
import { isDishOnly, isDishWord } from "./vocabulary/dish-words.ts";
import { isKnownWord } from "./vocabulary/known-words.ts";

/**
 * Reads a request for a recipe in English or Spanish: the dish, foods with amounts and states, what is left out, diets,
 * people, time and appliances. Reads any text, in time linear in its length.
 *
 * @param given the user's language, which counts where the words decide none
 * @param dishes the names of the dishes that are known
 */
export function readRequest(
  text: string,
  given: RecipeLanguage = DEFAULT_LANGUAGE,
  dishes: DishIndex = NO_DISHES,
): RecipeRequest {
  const query = splitQuery(text);
  const language = queryLanguage(query, dishes) ?? given;
  const dangers = readDangers(query);
  const exclusions = readExclusions(query, language, dishes);
  // What is left of "soy" in Spanish is "I am".
  if (language === "es")
    for (const [at, { key }] of query.words.entries()) if (key === "soy") setUsed(query, at, at + 1);
  const counts = readCounts(query);
  const leftovers = readLeftovers(query);
  const named = withoutPurpose(query, readFoods(query, language), dishes);
  const read = readDish(query, named, dishes, language);
  const isLeft = read !== null && isLeftover(query, read);
  const dish = isLeft ? null : read;
  if (isLeft) leftovers.push(leftoverDish(read, named));
  const preferences = readPreferences(query, named, dish);
  const excluded = merged(exclusions.excluded);
  const asked = named.filter(
    (food) => !isPartOfName(food, read) && !isExcluded(food, excluded) && !isOfDiet(query, food),
  );
  for (const { from, end } of named) setUsed(query, from, end);
  if (read) setUsed(query, read.start, read.end);
  return {
    language,
    dish: dish?.dish ?? null,
    foods: unique([
      ...leftovers,
      ...asked.map(({ words, food, quantity, state }) => ({ words, food, quantity, state })),
    ]),
    excluded,
    diets: uniqueBy([...exclusions.diets, ...preferences.diets], ({ diet }) => diet),
    servings: counts.servings ?? servingsOfPieces(query, dish, dishes),
    minutes: counts.minutes,
    tools: uniqueBy([...exclusions.tools, ...preferences.tools], ({ tool }) => tool),
    preferences: [...new Set([...(exclusions.isMild ? ["mild"] : []), ...preferences.preferences])],
    onlyThese: preferences.onlyThese,
    unknown: unknownWords(query),
    unresolved: [...new Set(exclusions.unresolved)],
    ...(dangers.length > 0 ? { dangers } : {}),
  };
}

/**
 * Leaves out the foods that a dish or a sauce is for, and marks their words: "mint sauce for lamb", "chimichurri para la
 * carne". Foods that are given with an amount or left over stay.
 */
function withoutPurpose(query: Query, named: readonly NamedFood[], dishes: DishIndex): NamedFood[] {
  const { words, used } = query;
  let purposeEnd = -1;
  return named.filter((food, position) => {
    let at = food.from;
    while (
      at > 0 &&
      isJoined(words[at]) &&
      /^(?:the|my|our|some|a|an|el|la|los|las|mi|un|una|unos|unas)$/.test(words[at - 1]?.key ?? "")
    )
      at -= 1;
    const before = words[at - 1]?.key ?? "";
    const isFurther = purposeEnd === at - 1 && /^(?:and|or|y|e|o)$/.test(before);
    const isFor = /^(?:for|para)$/.test(before) && isJoined(words[at - 1]) && isJoined(words[at]);
    const maker = named[position - 1];
    const isOfMade = maker?.end === at - 1 && isPrepared(maker) && !isSupply(maker);
    const isPurpose = isFurther || (isFor && (isOfMade || endsDish(query, at - 1, dishes)));
    const after = words[food.end];
    if (!isPurpose || isSupply(food) || isDishWord(after?.key ?? "") || used[at - 1]) return true;
    purposeEnd = food.end;
    setUsed(query, at - 1, food.end);
    return false;
  });
}

/** Returns whether a food is one that other foods are served with. */
function isPrepared({ mention: { food } }: NamedFood): boolean {
  return food.isMade || /sauce|dressing|gravy|marinade|chutney|stuffing/.test(food.id);
}

/** Returns for how many people the pieces are that a request names of a dish; null where it names none. */
function servingsOfPieces(query: Query, dish: NamedDish | null, dishes: DishIndex): number | null {
  const each = dish?.known ? dishAt(dishes, query.words, dish.known.start)?.dish.piecesEach : undefined;
  const pieces = dish && each !== undefined ? readPieces(query, dish.start) : null;
  return pieces === null || each === undefined ? null : Math.max(1, Math.round(pieces / each));
}

/** Returns whether the name of a dish ends before this word. */
function endsDish({ words }: Query, end: number, dishes: DishIndex): boolean {
  for (let at = Math.max(0, end - 5); at < end; at += 1) {
    const found = dishAt(dishes, words, at);
    if (found && !found.dish.isGeneric && at + found.length === end) return true;
  }
  return isDishOnly(words[end - 1]?.key ?? "");
}

/** Returns whether a food is but a part of a dish's name: the rice of an egg fried rice, the "curry" of a chicken curry. */
function isPartOfName({ start, end }: NamedFood, dish: NamedDish | null): boolean {
  return dish?.head != null && start < dish.head.end && dish.head.start < end;
}

/** Returns a dish that is left over as a food; a roast is its meat. */
function leftoverDish(
  { dish, start, end }: NamedDish,
  named: readonly NamedFood[],
): RecipeRequest["foods"][number] {
  const meat = named.find(
    (food) => food.start >= start && food.end <= end && contentsOf(food.mention.food).has("meat"),
  );
  const isRoast = meat !== undefined && end - start <= 2;
  return { words: dish.words, food: isRoast ? meat.food : null, quantity: null, state: "leftover" };
}

/** Returns whether a food is but a word of a diet: the salt of "low salt". */
function isOfDiet({ words }: Query, { start, end }: NamedFood): boolean {
  for (let at = Math.max(0, start - 3); at <= start; at += 1)
    if (at + (DIET_WORDS.at(words, at)?.length ?? 0) >= end) return true;
  return false;
}

/** Returns whether a food is left out by its own name; a compound that has it stays, for its maker to adapt or refuse. */
function isExcluded({ food, words, mention }: NamedFood, excluded: readonly Exclusion[]): boolean {
  const stems = new Set(splitQuery(words).words.map(({ key }) => stem(key)));
  const contents = contentsOf(mention.food);
  return excluded.some(
    (each) =>
      each.foods.some((id) => id === food) ||
      (each.contents.some((content) => isContent(content) && contents.has(content)) &&
        splitQuery(each.words).words.every(({ key }) => stems.has(stem(key)))),
  );
}

function merged(excluded: readonly Exclusion[]): Exclusion[] {
  const byTarget = new Map<string, Exclusion>();
  for (const each of excluded) {
    const key = [...each.foods, ...each.contents].join(" ");
    const known = byTarget.get(key);
    byTarget.set(key, known ? { ...known, isAllergy: known.isAllergy || each.isAllergy } : each);
  }
  return [...byTarget.values()];
}

function unique(foods: RecipeRequest["foods"]): RecipeRequest["foods"] {
  return uniqueBy(foods, ({ food, words }) => food ?? words);
}

function uniqueBy<T>(values: readonly T[], key: (value: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const value of values) if (!byKey.has(key(value))) byKey.set(key(value), value);
  return [...byKey.values()];
}

/** Returns the runs of words that no reader understands. */
function unknownWords(query: Query): string[] {
  const { words, used } = query;
  const unknown = words.flatMap((word, at) => {
    if (used[at] || word.isNumber || isDishWord(word.key)) return [];
    if (isKnownWord(word.key) || isKnownWord(word.key.replace(/s$/, ""))) return [];
    return [writtenWords(query, at, at + 1)];
  });
  return [...new Set(unknown)];
}
