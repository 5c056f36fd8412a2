import { isContent } from "../food/content.ts";
import { contentsOf } from "../food/holds.ts";
import { DEFAULT_LANGUAGE, type RecipeLanguage } from "../language.ts";
import { stem } from "../text/stem.ts";
import { dishAt, type DishIndex, NO_DISHES } from "./dish-index.ts";
import { queryLanguage } from "./query-language.ts";
import { isJoined, setUsed, type Query, splitQuery, writtenWords } from "./query-words.ts";
import { isSupply } from "./dish-phrase.ts";
import { doubtfulFoods } from "./doubtful-foods.ts";
import { readDangers } from "./read-dangers.ts";
import { readConditions } from "./read-conditions.ts";
import { readRefusedDishes } from "./read-refused-dishes.ts";
import { readCounts, readPieces } from "./read-counts.ts";
import { type NamedDish, readDish } from "./read-dish.ts";
import { readExclusions } from "./read-exclusions.ts";
import { type NamedFood, readFoods } from "./read-foods.ts";
import { isLeftover, readLeftovers } from "./read-leftovers.ts";
import { readPreferences } from "./read-preferences.ts";
import type { Exclusion, RecipeRequest } from "../recipe/recipe-request.ts";
import { DIET_WORDS } from "./vocabulary/diet-terms.ts";
import { isDishOnly, isDishWord } from "./vocabulary/dish-words.ts";
import { isTownOrCountry } from "./vocabulary/origin-words.ts";
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
  const conditions = readConditions(query);
  const refused = readRefusedDishes(query);
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
  const diets = uniqueBy([...exclusions.diets, ...preferences.diets], ({ diet }) => diet);
  // Beside a diet or what is to be left out, most illnesses only say why.
  const isExplained = diets.length > 0 || excluded.length > 0;
  const unexplained = conditions.filter(({ isSevere }) => isSevere || !isExplained).map(({ words }) => words);
  const asked = named.filter(
    (food) => !isPartOfName(food, read) && !isExcluded(food, excluded) && !isOfDiet(query, food),
  );
  const ofPieces = servingsOfPieces(query, dish, dishes);
  for (const { from, end } of named) setUsed(query, from, end);
  if (read) setUsed(query, read.start, read.end);
  const doubtful = doubtfulFoods(query, asked, dish, (at) => isUnknownWord(query, at));
  return {
    language,
    dish: dish?.dish ?? null,
    foods: unique([
      ...leftovers,
      ...asked.map(({ words, food, quantity, state }) => ({ words, food, quantity, state })),
    ]),
    excluded,
    diets,
    servings: counts.servings ?? ofPieces,
    minutes: counts.minutes,
    tools: uniqueBy([...exclusions.tools, ...preferences.tools], ({ tool }) => tool),
    preferences: [
      ...new Set([
        ...(exclusions.isMild ? ["mild"] : []),
        ...preferences.preferences,
        ...(counts.price === null ? [] : ["cheap"]),
      ]),
    ],
    onlyThese: preferences.onlyThese,
    unknown: [...unknownWords(query), ...(counts.price === null ? [] : [counts.price])],
    unresolved: [...new Set([...exclusions.unresolved, ...unexplained, ...refused, ...doubtful])],
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
    // "Pink chicken, like steak" compares, "I would like steak" asks.
    const isCompared =
      before === "like" &&
      isJoined(words[at - 1]) &&
      isJoined(words[at]) &&
      !LIKING.test(words[at - 2]?.key ?? "");
    if (isCompared && position > 0) return (setUsed(query, at - 1, food.end), false);
    if (!isPurpose || isSupply(food) || isDishWord(after?.key ?? "") || used[at - 1]) return true;
    purposeEnd = food.end;
    setUsed(query, at - 1, food.end);
    return false;
  });
}

/** Words before the verb "like". */
const LIKING =
  /^(?:i|we|you|they|he|she|would|id|wed|hed|shed|theyd|dont|doesnt|do|not|really|also|kids|who|that|all|both|does|things|something|stuff|dishes)$/;

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

/**
 * Returns whether a food is but a part of a dish's name: the rice of an egg fried rice, the "curry" of a chicken curry,
 * the chocolate chips of "two dozen chocolate chip cookies".
 */
function isPartOfName({ start, end, quantity }: NamedFood, dish: NamedDish | null): boolean {
  if (dish && quantity?.unit === "dozen" && start >= dish.start && end < dish.end) return true;
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
      (mention.food.has.length === 0 &&
        each.contents.some((content) => isContent(content) && contents.has(content)) &&
        splitQuery(each.words).words.every(({ key }) => stems.has(stem(key)))),
  );
}

function merged(excluded: readonly Exclusion[]): Exclusion[] {
  const byTarget = new Map<string, Exclusion>();
  for (const each of excluded) {
    const targets = [...each.foods, ...each.contents];
    const key = targets.length > 0 ? targets.join(" ") : each.words;
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
  const { words } = query;
  return [
    ...new Set(words.flatMap((_, at) => (isUnknownWord(query, at) ? [writtenWords(query, at, at + 1)] : []))),
  ];
}

function isUnknownWord({ words, used }: Query, at: number): boolean {
  const { key = "", isNumber = true } = words[at] ?? {};
  if (used[at] || isNumber || isDishWord(key)) return false;
  if (isKnownWord(key) || isKnownWord(key.replace(/s$/, ""))) return false;
  return !isTownOrCountry(key, words[at - 1]?.key ?? "");
}
