import type { RecipeLanguage } from "@larder/domain/language";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { HOPELESS_DANGERS } from "@larder/domain/recipe/request-danger";
import { requestKey } from "@larder/domain/request/request-key";
import { foodById } from "@larder/domain/food/foods";
import { contentsOf } from "@larder/domain/food/holds";
import { findFoods } from "@larder/domain/food/find-foods";
import { cardById } from "./cards/cards.ts";
import { MOST_SERVINGS } from "./cards/scale-card.ts";
import { matchCard } from "./cards/match-card.ts";
import { suggestCard, suggestFast } from "./cards/suggest-card.ts";
import { neededBeside, suggestPlain, surprise } from "./cards/suggest-plain.ts";
import type { ComposeRequest, Composition } from "./composition.ts";
import { composeNamed, unknownDish } from "./compose-named.ts";
import { firstAccepted } from "./first-accepted.ts";
import { chooseDishTypes, type DishTypeChoice } from "./choose-dish-type.ts";
import { notesOnRecipe, notesOnRequest, trueNotes } from "./composition-notes.ts";
import { courseOf, dishTypeOf, typeInName } from "./dish-names.ts";
import { givenServings } from "./given-amounts.ts";
import { isKindOf } from "./food-kinds.ts";
import { composeWithLessSalt } from "./less-salt.ts";
import { isOfOtherMeat, nameOf, parseRequest } from "./parse-request.ts";
import { bestOf } from "./plan-in-time.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { type Random, seededRandom } from "./random.ts";
import { understandQuery } from "./understand.ts";
import { allowedBy, wantedFoods, preferenceOf } from "./wanted-foods.ts";
import { writeRecipe } from "./write-recipe.ts";

/**
 * Composes a recipe for a request from data: dish cards for dishes that are named, a pantry and dish types for foods. It
 * uses no network, model or clock. The same request and seed give the same recipe; any text is accepted. The recipe has
 * the tag `composed`, uses nothing that the request leaves out, and passes `normaliseRecipe` unchanged.
 */
export function composeRecipe(asked: ComposeRequest): Composition {
  const { language, seed = 0, servings } = asked;
  const read = "request" in asked ? asked.request : understandQuery(asked.query, language);
  const request = servings === undefined ? read : { ...read, servings };
  const notes = notesOnRequest(request);
  if (request.unresolved.length > 0)
    return { recipe: null, notes: [...notes, ...request.unresolved.map(unresolved)] };
  if (request.dangers?.some((code) => HOPELESS_DANGERS.has(code)))
    return { recipe: null, notes: notes.filter(({ code }) => code === "danger") };
  const hasWords = "request" in asked || /\p{L}/u.test(asked.query);
  return composeWithLessSalt(request, (wanted) => {
    const key = `${seed}|${requestKey(wanted)}`;
    const accepted = firstAccepted(wanted, (attempt) => {
      const random = seededRandom(attempt === 0 ? key : `${key}|${attempt}`);
      return withNotes(notes, composeOnce(wanted, hasWords, random));
    });
    if (!accepted) return { recipe: null, notes: [...notes, impossible(wanted)] };
    return { ...accepted, notes: trueNotes(accepted.notes, accepted.recipe, wanted) };
  });
}

function composeOnce(request: RecipeRequest, hasWords: boolean, random: Random): Composition {
  if (!isUnderstood(request)) {
    const any = hasWords && request.unknown.length === 0 ? surprise(request, random) : null;
    return any ?? { recipe: null, notes: [{ code: "not-understood", words: [] }] };
  }
  const { dish } = request;
  const card = dish?.id == null ? null : cardById(dish.id);
  const plain = isFoodBesideOthers(request) ? withFoodOfDish(request) : null;
  const matched = plain && suggestPlain(plain, random);
  if (matched) return matched;
  if (card) {
    const named = composeNamed(card, request);
    // A name that is but a food, such as "chicken", asks for no certain dish.
    if ("made" in named) return isFood(request) ? inTime(request, named.made, random) : named.made;
    const free = composeFreely(named.instead, random);
    const skipped = free.notes.flatMap(({ code, words }) => (code === "skipped" ? words : []));
    const unmade = nameWithSkipped(request, skipped);
    if (!free.recipe && named.otherwise) return named.otherwise;
    return unmade === null ? free : { recipe: null, notes: [unknownDish(unmade)] };
  }
  const course = courseOf(dish?.id ?? "");
  if (dish && course === null && !dishTypeOf(dish.id ?? ""))
    return { recipe: null, notes: [unknownDish(dish.words)] };
  const ofType = dish === null ? null : ofNamedType(request, dish);
  const suggested = ofType ?? suggestPlain(request, random) ?? suggestCard(request, course, random);
  if (course !== null && !suggested) return { recipe: null, notes: [impossible(request)] };
  return suggested ?? inTime(request, composeFreely(request, random), random);
}

/** Returns whether the name of a dish is but that of a food. */
function isFood({ dish, language }: RecipeRequest): boolean {
  return dish !== null && findFoods(dish.words, language)[0]?.words === dish.words;
}

/** Makes the card of a dish type with all foods of a request: an egg and tomato stir-fry. */
function ofNamedType(request: RecipeRequest, { id }: { id: string | null }): Composition | null {
  const { language, onlyThese } = request;
  if (id === null || onlyThese || !dishTypeOf(id)) return null;
  return matchCard(request, ({ names }) =>
    names[language].some((name) => typeInName(name.replaceAll("-", " "), language) === id),
  );
}

/** Returns whether the name of a dish is but that of one more food: the rice of "rice, milk and cinnamon". */
function isFoodBesideOthers(request: RecipeRequest): boolean {
  const { dish, foods } = request;
  if (dish === null || dish.id === null || foods.length === 0) return false;
  // Who names a sauce with what it is made of wants that sauce.
  if (cardById(dish.id)?.course === "sauce") return false;
  return isFood(request) && !foods.some(({ words }) => dish.words.includes(words));
}

/** Returns the dish of a card that keeps the time of a request where free composing took too long; else what was composed. */
function inTime(request: RecipeRequest, made: Composition, random: Random): Composition {
  if (!made.notes.some(({ code }) => code === "too-slow")) return made;
  const withFoods = request.dish ? withDishAsFood(request) : request;
  return (withFoods && suggestFast(withFoods, random)) ?? made;
}

function withNotes(notes: readonly ComposerNote[], made: Composition): Composition {
  const all = new Map([...notes, ...made.notes].map((note) => [JSON.stringify(note), note]));
  return { recipe: made.recipe, notes: [...all.values()] };
}

function unresolved(words: string): ComposerNote {
  return { code: "unresolved", words: [words] };
}

function isUnderstood({
  dish,
  foods,
  excluded,
  diets,
  preferences,
  servings,
  minutes,
  tools,
}: RecipeRequest): boolean {
  return (
    dish !== null ||
    [foods, excluded, diets, preferences, tools].some((part) => part.length > 0) ||
    servings !== null ||
    minutes !== null
  );
}

/** Composes a dish of plain foods and leftovers. */
function composeFreely(asked: RecipeRequest, random: Random): Composition {
  const request = withVegetablesPreferred(asked);
  if (isOfOtherMeat(request)) return refused(request, []);
  const { parsed, notes } = parseRequest(request);
  const unknown = notes.flatMap(({ code, words }) => (code === "skipped" ? words : []));
  const isAllowed = allowedBy(parsed);
  const wanted = wantedFoods(parsed, isAllowed);
  if (request.foods.length > 0 && !wanted.foods.some((asked) => preferenceOf(asked) === undefined))
    return refused(request, [...notes, ...wanted.notes]);
  const count = servingsOf(parsed);
  notes.push(...wanted.notes, ...count.notes);
  const choices = chooseDishTypes(parsed, wanted.foods, isAllowed, random);
  const best = bestOf(choices, { parsed, random, isAllowed, servings: count.servings });
  const isWithout =
    wanted.foods.length > 0 &&
    best?.choice.placement.placed.every(({ asked }) => preferenceOf(asked) !== undefined);
  const skipped = best?.choice.placement.skipped.map(({ words }) => words) ?? [];
  const unmade = nameWithSkipped(request, [...unknown, ...skipped]);
  if (unmade !== null) return { recipe: null, notes: [unknownDish(unmade)] };
  const plain = isWithout ? withDishAsFood(request) : null;
  if (plain) return composeFreely(plain, random);
  if (request.foods.length > 0 && isWithout) return refused(request, notes);
  if (!best && request.onlyThese && request.foods.length > 0) {
    const needed = neededBeside(request);
    return { recipe: null, notes: needed ? [needed] : [impossible(request)] };
  }
  if (!best && request.onlyThese) return composeFreely({ ...request, onlyThese: false }, random);
  if (!best) return refused(request, notes);
  const recipe = writeRecipe(best.choice.dishType, best.dish, best.plan, parsed);
  const made = notesOnRecipe(recipe, best.choice, parsed);
  if (isHalved(request, unknown, skipped)) return refused(request, []);
  if (isOfMadeFood(request, best.choice, [...notes, ...made])) return refused(request, [...notes, ...made]);
  return { recipe, notes: [...notes, ...made] };
}

/** Returns the request with "vegetables", which are no food of their own, among its wishes. */
function withVegetablesPreferred(request: RecipeRequest): RecipeRequest {
  const foods = request.foods.filter(({ food }) => food !== "vegetables");
  const isAlone = foods.length === 0 && request.dish === null;
  if (foods.length === request.foods.length || isAlone) return request;
  return { ...request, foods, preferences: [...request.preferences, "vegetables"] };
}

/** Returns the name of a dish type with a food that is skipped, such as an "egg curry"; null where it has none. */
function nameWithSkipped(
  { dish, foods, language }: RecipeRequest,
  skipped: readonly string[],
): string | null {
  const inName = foods.filter(({ words }) => dish?.words.includes(words));
  return dish && inName.some((food) => skipped.includes(nameOf(food, language))) ? dish.words : null;
}

/** Returns whether a dish of few foods leaves out as many as it has, one of them made by a recipe: "cauliflower with béchamel". */
function isOfMadeFood(
  { foods, dish }: RecipeRequest,
  { placement }: DishTypeChoice,
  notes: readonly ComposerNote[],
): boolean {
  const skipped = notes.filter(({ code }) => code === "skipped").length;
  if (dish !== null || skipped < placement.placed.length || foods.length > 2 * skipped) return false;
  return skipped > placement.placed.length || foods.some(({ food }) => foodById(food ?? "")?.isMade);
}

const FLESH_OR_PULSE = ["meat", "fish", "crustaceans", "molluscs", "pulse"] as const;

/**
 * Returns whether a request of two foods lacks one of them that is no mere seasoning: a main food that the pantry has not,
 * as the liver of "liver and bacon", or the pasta of "clam linguine".
 */
function isHalved(
  { foods, dish, language }: RecipeRequest,
  lacking: readonly string[],
  skipped: readonly string[],
): boolean {
  if (dish !== null || foods.length !== 2) return false;
  return foods.some((food) => {
    const known = foodById(food.food ?? "");
    if (!known) return false;
    const name = nameOf(food, language);
    if (skipped.includes(name)) return isKindOf(known, "pasta");
    return lacking.includes(name) && FLESH_OR_PULSE.some((each) => contentsOf(known).has(each));
  });
}

/** Returns the request with the words of its dish type as a food: "rice with egg" can be fried rice. */
function withDishAsFood(request: RecipeRequest): RecipeRequest | null {
  const { dish, language } = request;
  const named = dish && findFoods(dish.words, language)[0];
  return named && contentsOf(named.food).has("starch") ? withFoodOfDish(request) : null;
}

/** Returns the request with the food in its dish's name in place of the dish. */
function withFoodOfDish(request: RecipeRequest): RecipeRequest | null {
  const { dish, language, foods } = request;
  const named = dish && findFoods(dish.words, language)[0];
  if (!named) return null;
  const { words, food } = named;
  return { ...request, dish: null, foods: [{ words, food: food.id, quantity: null, state: null }, ...foods] };
}

/** Refuses a request. Where it says but a dish or a few foods, no wish stands in the way: it is a dish that is not known. */
function refused(request: RecipeRequest, notes: readonly ComposerNote[]): Composition {
  const { dish, foods, excluded, diets, tools, minutes, language } = request;
  const isPlain =
    [excluded, diets, tools.filter(({ use }) => !use)].every((part) => part.length === 0) && minutes === null;
  const ways = tools.flatMap(({ words: way }) =>
    /^al? /.test(way) ? [way] : way === "horno" ? ["al horno"] : [],
  );
  const words = foods.map((food) => food.words);
  const isName = foods.length > 0 && foods.length <= 3;
  const name = dish?.words ?? (isName ? [listOf(words, language), ...ways].join(" ") : null);
  if (isPlain && name !== null) return { recipe: null, notes: [unknownDish(name)] };
  return { recipe: null, notes: [...notes, impossible(request)] };
}

function listOf([first = "", ...rest]: readonly string[], language: RecipeLanguage): string {
  if (rest.length === 0) return first;
  return [[first, ...rest.slice(0, -1)].join(", "), rest.at(-1)].join(language === "en" ? " and " : " y ");
}

/** Returns the note that nothing fulfils a request, with what it says. */
function impossible({ dish, foods, excluded, diets, tools, minutes }: RecipeRequest): ComposerNote {
  const parts = [...(dish ? [dish] : []), ...foods, ...excluded, ...diets, ...tools];
  return {
    code: "impossible",
    words: [
      ...new Set([...parts.map(({ words }) => words), ...(minutes === null ? [] : [`${minutes} min`])]),
    ],
  };
}

/** Returns the servings that the request names, or those that its amounts are for. */
function servingsOf({ servings: requested, foods }: ParsedQuery): {
  servings: number | undefined;
  notes: ComposerNote[];
} {
  if (requested === undefined || !Number.isFinite(requested))
    return { servings: givenServings(foods), notes: [] };
  const servings = Math.round(Math.min(MOST_SERVINGS, Math.max(1, requested)));
  if (servings === requested) return { servings, notes: [] };
  return { servings, notes: [{ code: "servings", words: [String(requested), String(servings)] }] };
}
