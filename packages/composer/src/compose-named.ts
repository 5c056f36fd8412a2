import type { Food } from "@larder/domain/food/food";
import { findFoods } from "@larder/domain/food/find-foods";
import { foodById } from "@larder/domain/food/foods";
import { contentsOf } from "@larder/domain/food/holds";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { isCuisineWord } from "@larder/domain/request/vocabulary/preference-words";
import type { Card } from "./cards/card.ts";
import { composeCard } from "./cards/compose-card.ts";
import type { Composition } from "./composition.ts";
import { CUISINES } from "./cuisines.ts";
import { typeInName } from "./dish-names.ts";

/** What is made of a card's dish, or the request for the free composer in its place. */
export type NamedOutcome = { made: Composition } | { instead: RecipeRequest };

/** Returns the note that a dish is not known, with its whole name. */
export function unknownDish(words: string): ComposerNote {
  return { code: "unknown-dish", words: [words] };
}

/**
 * Makes the dish of a card. Foods that the card cannot take make another dish of it where they stand in its name ("banana
 * bread"); beside it they are foods like it, if it is one: "mayonnaise, spinach and tomatoes" asks for no mayonnaise.
 */
export function composeNamed(card: Card, request: RecipeRequest): NamedOutcome {
  const { dish, language } = request;
  if (dish && isOfOtherCuisine(card, request))
    return { made: { recipe: null, notes: [unknownDish(dish.words)] } };
  const made = composeCard(card, request);
  if (dish && isWithoutItsMeat(card, request, made))
    return { made: { recipe: null, notes: [unknownDish(dish.words)] } };
  const skipped = made.notes.filter(({ code }) => code === "skipped").flatMap(({ words }) => words);
  if (skipped.length === 0 || !dish) return { made };
  const name = card.names[language][0] ?? "";
  const food = findFoods(name, language).find(({ words }) => words === name)?.food;
  const isInName = skipped.some((words) => dish.words.includes(words));
  const type = isInName ? typeInName(dish.words, language) : null;
  if (type) return { instead: { ...request, dish: { ...dish, id: type }, foods: allFoods(request) } };
  if (isInName && food?.isMade !== false) return { made: { recipe: null, notes: [unknownDish(dish.words)] } };
  if (!food) return { made };
  const plain = { words: name, food: food.id, quantity: null, state: null };
  return { instead: { ...request, dish: null, foods: [plain, ...request.foods] } };
}

/** Returns whether a name says a food in place of a card's meat or fish: "mushroom stroganoff" is no beef stroganoff. */
function isWithoutItsMeat(card: Card, { dish, foods, language }: RecipeRequest, made: Composition): boolean {
  const inName = foods
    .filter(({ words }) => dish?.words.includes(words))
    .flatMap(({ food }) => foodById(food ?? "") ?? []);
  const name = card.names[language][0] ?? "";
  const isRenamed = made.recipe?.name.startsWith(name) === false;
  const core = card.rows.filter(({ key }) => card.core.includes(key));
  return !isRenamed && inName.length > 0 && core.some(({ food }) => isFlesh(food)) && !inName.some(isFlesh);
}

function isFlesh(food: Food): boolean {
  const contents = contentsOf(food);
  return (["meat", "fish", "crustaceans", "molluscs"] as const).some((content) => contents.has(content));
}

/** Returns the foods of a request with those in the name of its dish: the potatoes of a "leek and potato omelette". */
function allFoods({ dish, foods, language }: RecipeRequest): RecipeRequest["foods"] {
  const inName = findFoods(dish?.words ?? "", language)
    .filter(({ food }) => !foods.some((asked) => asked.food === food.id))
    .map(({ words, food }) => ({ words, food: food.id, quantity: null, state: null }));
  return [...foods, ...inName];
}

/** Cuisines whose dishes go by each other's names: a Lebanese hummus is a Greek one. */
const NEIGHBOURS: ReadonlySet<string | null> = new Set(["mediterranean", "moroccan"]);

/** Returns whether the name of a dish says another cuisine than its own: "Korean pancakes". */
function isOfOtherCuisine({ cuisine }: Card, { dish, preferences }: RecipeRequest): boolean {
  const isSaid =
    dish?.words
      .toLowerCase()
      .split(/[\s-]+/)
      .some(isCuisineWord) ?? false;
  const asked = CUISINES.map(({ id }) => id).filter((id) => id !== "home" && preferences.includes(id));
  const isOwn = (id: string) => id === cuisine || (NEIGHBOURS.has(id) && NEIGHBOURS.has(cuisine));
  return isSaid && asked.length > 0 && !asked.some(isOwn);
}
