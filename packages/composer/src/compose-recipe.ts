import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { HOPELESS_DANGERS } from "@larder/domain/recipe/request-danger";
import { requestKey } from "@larder/domain/request/request-key";
import { findFoods } from "@larder/domain/food/find-foods";
import { cardById } from "./cards/cards.ts";
import { suggestForBaby } from "./cards/for-babies.ts";
import { matchCard } from "./cards/match-card.ts";
import { coursesOf, suggestCard, suggestFast } from "./cards/suggest-card.ts";
import { suggestPlain, surprise } from "./cards/suggest-plain.ts";
import type { ComposeRequest, Composition } from "./composition.ts";
import { composeNamed, unknownDish } from "./compose-named.ts";
import {
  composeFreely,
  impossible,
  nameWithSkipped,
  withDishAsFood,
  withFoodOfDish,
} from "./compose-freely.ts";
import { firstAccepted } from "./first-accepted.ts";
import { notesOnRequest, trueNotes } from "./composition-notes.ts";
import { courseOf, typeInName, typeNames } from "./dish-names.ts";
import { isKindOf } from "./food-kinds.ts";
import { composeWithLessSalt } from "./less-salt.ts";
import { type Random, seededRandom } from "./random.ts";
import { understandQuery } from "./understand.ts";

/**
 * Composes a recipe for a request from data: dish cards for dishes that are named, a pantry and dish types for foods. It
 * uses no network, model or clock. The same request and seed give the same recipe; any text is accepted. The recipe has
 * the tag `composed`, uses nothing that the request leaves out, and passes `normaliseRecipe` unchanged.
 */
export function composeRecipe(asked: ComposeRequest): Composition {
  const { language, seed = 0, servings } = asked;
  const read = "request" in asked ? asked.request : understandQuery(asked.query, language);
  const named = ({ food }: { food: string | null }) => (food === "chocolate-any" ? "chocolate" : food);
  const foods = read.foods.map((each) => ({ ...each, food: named(each) }));
  const request = { ...read, foods, ...(servings !== undefined && { servings }) };
  const notes = notesOnRequest(request);
  if (request.dangers?.some((code) => HOPELESS_DANGERS.has(code)))
    return { recipe: null, notes: notes.filter(({ code }) => code === "danger") };
  if (request.unresolved.length > 0)
    return {
      recipe: null,
      notes: [
        ...notes,
        ...request.unresolved.map((words): ComposerNote => ({ code: "unresolved", words: [words] })),
      ],
    };
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

function composeOnce(asked: RecipeRequest, hasWords: boolean, random: Random): Composition {
  const request = withoutKindOfDish(asked);
  if (!isUnderstood(request)) {
    const any = hasWords && request.unknown.length === 0 ? surprise(request, random) : null;
    return any ?? { recipe: null, notes: [{ code: "not-understood", words: [] }] };
  }
  const { dish } = request;
  const forBaby = suggestForBaby(request);
  if (forBaby) return forBaby;
  const card = dish?.id == null ? null : cardById(dish.id);
  const plain = isFoodBesideOthers(request) ? withFoodOfDish(request) : null;
  const matched = plain && suggestPlain(plain, random);
  if (matched) return matched;
  if (card) {
    const named = composeNamed(card, request);
    // A name that is but a food, such as "chicken", asks for no certain dish.
    const isLeft = request.foods.some(({ state }) => state === "leftover");
    if ("made" in named && plain && (!named.made.recipe || isLeft))
      return suggestCard(plain, null, random) ?? composeFreely(plain, random);
    if ("made" in named) return isFood(request) ? inTime(request, named.made, random) : named.made;
    const free = composeFreely(named.instead, random);
    const skipped = free.notes.flatMap(({ code, words }) => (code === "skipped" ? words : []));
    const unmade = nameWithSkipped(request, skipped);
    if (!free.recipe && named.otherwise) return named.otherwise;
    return unmade === null ? free : { recipe: null, notes: [unknownDish(unmade)] };
  }
  const course = courseOf(dish?.id ?? "");
  if (dish && course === null && !typeNames(dish.id ?? ""))
    return { recipe: null, notes: [unknownDish(dish.words)] };
  const ofType = dish === null ? null : ofNamedType(request, dish);
  const suggested = ofType ?? suggestPlain(request, random) ?? suggestCard(request, course, random);
  if (!suggested && (course !== null || coursesOf(request, null).includes("dessert")))
    return { recipe: null, notes: [impossible(request)] };
  return suggested ?? inTime(request, composeFreely(request, random), random);
}

/** Returns whether the name of a dish is but that of a food. */
const isFood = ({ dish, language }: RecipeRequest) =>
  dish !== null && findFoods(dish.words, language)[0]?.words === dish.words;

/** Makes the card of a dish type with all foods of a request: an egg and tomato stir-fry. */
function ofNamedType(request: RecipeRequest, { id }: { id: string | null }): Composition | null {
  const { language, onlyThese } = request;
  if (id === null || onlyThese || !typeNames(id)) return null;
  return matchCard(request, ({ names }) =>
    names[language].some((name) => typeInName(name.replaceAll("-", " "), language) === id),
  );
}

/** Returns a request without what its dish is a kind of: who bakes bread for the first time, and wants a focaccia, has no bread. */
function withoutKindOfDish(request: RecipeRequest): RecipeRequest {
  const { dish, foods, language } = request;
  const own = dish && findFoods(dish.words, language)[0]?.food;
  if (!own) return request;
  const isOther = ({ words, food, quantity }: RecipeRequest["foods"][number]) =>
    food === null ||
    quantity !== null ||
    food === own.id ||
    dish.words.includes(words) ||
    !isKindOf(own, food);
  return foods.every(isOther) ? request : { ...request, foods: foods.filter(isOther) };
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

function isUnderstood(request: RecipeRequest): boolean {
  const { dish, servings, minutes, foods, excluded, diets, preferences, tools } = request;
  const isSaid = [foods, excluded, diets, preferences, tools].some((part) => part.length > 0);
  return isSaid || [dish, servings, minutes].some((each) => each !== null);
}
