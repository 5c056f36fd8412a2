import type { RecipeLanguage } from "@larder/domain/language";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { readWay } from "@larder/domain/request/read-way";
import { foodById } from "@larder/domain/food/foods";
import { contentsOf } from "@larder/domain/food/holds";
import { findFoods } from "@larder/domain/food/find-foods";
import type { Card } from "./cards/card.ts";
import { cardById, CARDS } from "./cards/cards.ts";
import { composeCard } from "./cards/compose-card.ts";
import { MOST_SERVINGS } from "./cards/scale-card.ts";
import { shuffled } from "./cards/suggest-card.ts";
import { neededBeside } from "./cards/suggest-plain.ts";
import type { Composition } from "./composition.ts";
import { isFlesh, unknownDish } from "./compose-named.ts";
import { chooseDishTypes, type DishTypeChoice } from "./choose-dish-type.ts";
import { notesOnRecipe } from "./composition-notes.ts";
import { generalCardOf, typeInName } from "./dish-names.ts";
import { givenServings } from "./given-amounts.ts";
import { isKindOf } from "./food-kinds.ts";
import { isOfOtherMeat, nameOf, parseRequest } from "./parse-request.ts";
import { bestOf } from "./plan-in-time.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { type Random } from "./random.ts";
import { allowedBy, wantedFoods, preferenceOf } from "./wanted-foods.ts";
import { writeRecipe } from "./write-recipe.ts";

/** Composes a dish of plain foods and leftovers. */
export function composeFreely(asked: RecipeRequest, random: Random): Composition {
  const general = asked.dish ? generalCardOf(asked.dish.id ?? "") : cardOfFoods(asked);
  if (general) return ofGeneralCard(general, asked, random);
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

/** Returns the card of requests whose foods are all fruit, which no dish type cooks; null for others. */
export function cardOfFoods(request: RecipeRequest): Card | null {
  const { foods, tools } = request;
  if (readWay(request) !== null || tools.some(({ use }) => use)) return null;
  const known = foods.flatMap(({ food }) => foodById(food ?? "") ?? []);
  if (known.length === 0 || known.length < foods.length) return null;
  const isFruit = known.every((food) => isKindOf(food, "fruit") && !isKindOf(food, "citrus"));
  return isFruit ? cardById("fruit-smoothie") : null;
}

/** Makes a dish of any filling of its card; without foods, some dish of that name. */
function ofGeneralCard(general: Card, request: RecipeRequest, random: Random): Composition {
  const { dish, foods, language } = request;
  const isNamed = ({ names }: Card) => typeInName(names[language][0] ?? "", language) === dish?.id;
  const card = (dish && foods.length === 0 && shuffled(CARDS.filter(isNamed), random)[0]) || general;
  const made = composeCard(card, request);
  const skipped = made.notes.flatMap(({ code, words }) => (code === "skipped" ? words : []));
  const isEmpty = foods.length > 0 && skipped.length === foods.length;
  const others = foods.map(({ words }) => words).filter((words) => !dish?.words.includes(words));
  const whole = dish && [dish.words, ...others].join(language === "en" ? " with " : " ");
  const unmade = isEmpty ? whole : nameWithSkipped(request, skipped);
  return unmade === null ? made : { recipe: null, notes: [unknownDish(unmade)] };
}

/** Returns the request with "vegetables", which are no food of their own, among its wishes. */
function withVegetablesPreferred(request: RecipeRequest): RecipeRequest {
  const foods = request.foods.filter(({ food }) => food !== "vegetables");
  const isAlone = foods.length === 0 && request.dish === null;
  if (foods.length === request.foods.length || isAlone) return request;
  return { ...request, foods, preferences: [...request.preferences, "vegetables"] };
}

/** Returns the name of a dish type with a food that is skipped, such as an "egg curry"; null where it has none. */
export function nameWithSkipped(
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
    return lacking.includes(name) && (isFlesh(known) || contentsOf(known).has("pulse"));
  });
}

/** Returns the request with the words of its dish type as a food: "rice with egg" can be fried rice. */
export function withDishAsFood(request: RecipeRequest): RecipeRequest | null {
  const { dish, language } = request;
  const named = dish && findFoods(dish.words, language)[0];
  return named && contentsOf(named.food).has("starch") ? withFoodOfDish(request) : null;
}

/** Returns the request with the food in its dish's name in place of the dish. */
export function withFoodOfDish(request: RecipeRequest): RecipeRequest | null {
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
export function impossible({ dish, foods, excluded, diets, tools, minutes }: RecipeRequest): ComposerNote {
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
