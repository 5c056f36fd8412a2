import type { Food } from "@larder/domain/food/food";
import { findFoods } from "@larder/domain/food/find-foods";
import { foodById } from "@larder/domain/food/foods";
import { contentsOf } from "@larder/domain/food/holds";
import type { RecipeLanguage } from "@larder/domain/language";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { isCuisineWord } from "@larder/domain/request/vocabulary/preference-words";
import type { Card } from "./cards/card.ts";
import { composeCard } from "./cards/compose-card.ts";
import type { Composition } from "./composition.ts";
import { isKindOf, isSameKind } from "./food-kinds.ts";
import { CUISINES } from "./cuisines.ts";
import { typeNamed, typeInName, typeNames } from "./dish-names.ts";

/** What is made of a card's dish, or the request for the free composer in its place. */
export type NamedOutcome = { made: Composition } | { instead: RecipeRequest; otherwise?: Composition };

/** Returns the note that a dish is not known, with its whole name. */
export function unknownDish(words: string): ComposerNote {
  return { code: "unknown-dish", words: [words] };
}

/**
 * Makes the dish of a card. Foods in its name that are not its own make another dish of it ("sardine bread", "mushroom
 * stroganoff"): a general one ("leek omelette"), or one that is not known. Foods beside it that the card cannot take are
 * foods like it, if it is one: "mayonnaise, spinach and tomatoes" asks for no mayonnaise.
 */
export function composeNamed(card: Card, request: RecipeRequest): NamedOutcome {
  const { dish, language } = request;
  const made = withoutOwnName(composeCard(card, request), card, language);
  if (!dish) return { made };
  const unknown = { made: { recipe: null, notes: [unknownDish(dish.words)] } };
  if (isOfOtherCuisine(card, request)) return unknown;
  const name = card.names[language][0] ?? "";
  const food = findFoods(name, language).find(({ words }) => words === name)?.food;
  const tools = [...request.tools, ...wayIn(dish.words)];
  const freely = { ...request, dish: null, foods: allFoods(request).map(fresh), tools };
  const isPlain = isPlainFood(dish.words, language);
  if (isOtherDish(card, request, made)) {
    const type = typeInName(dish.words, language);
    if (type && isAllFoods(dish.words, type, language))
      return { instead: { ...request, dish: { ...dish, id: type }, foods: allFoods(request) } };
    if (isPlain && wayIn(dish.words).length > 0) return { instead: freely };
    if (!food || card.course !== "side" || !isStarch(food)) return unknown;
  } else if (skippedOf(made).length > 0 && typeNamed(dish.words, language))
    return { instead: { ...request, dish: { ...dish, id: typeNamed(dish.words, language) } } };
  else if (isLessThanAsked(card, request, made) && isPlain) return { instead: freely, otherwise: made };
  else if (!food || skippedOf(made).length === 0 || isPrepared(food, name, language)) return { made };
  const plain = food ? [{ words: name, food: food.id, quantity: null, state: null }] : [];
  const isRice = food !== undefined && isKindOf(food, "rice") && isOtherDish(card, request, made);
  const rest = isRice ? { ...dish, id: "type:filled-rice" } : null;
  return { instead: { ...request, dish: rest, foods: [...plain, ...request.foods] } };
}

/** Leaves out the notes on foods that the dish is called by: the chocolate of a chocolate mug cake of cocoa. */
function withoutOwnName(made: Composition, { names }: Card, language: RecipeLanguage): Composition {
  const own = names[language][0]?.toLowerCase().split(" ") ?? [];
  const isOwn = ({ code, words }: ComposerNote) =>
    code === "skipped" && own.includes(words[0]?.toLowerCase() ?? "");
  return made.notes.some(isOwn) ? { ...made, notes: made.notes.filter((note) => !isOwn(note)) } : made;
}

/** Returns whether all words of a name are foods beside the name of its dish type: none is lost of a "leek omelette". */
function isAllFoods(name: string, type: string, language: RecipeLanguage): boolean {
  const words = typeNames(type)?.[language].split(", ") ?? [];
  let rest = name.toLowerCase();
  for (const mention of findFoods(name, language)) rest = rest.replace(mention.words.toLowerCase(), " ");
  return wordsOf(rest).every(
    (word) => word === "" || words.includes(word) || /^(?:and|y|e|de|del|with|con|of)$/.test(word),
  );
}

/** Ways of cooking that the free composer has, and words between foods. */
const PLAIN =
  /^(?:baked|roast|roasted|grilled|fried|steamed|creamy|and|with|the|y|e|con|al|a|la|horno|plancha|asad[oa]s?|cremos[oa]s?)$/;

/** Returns whether a dish's name is but foods and how they are cooked: "baked cod", "garlic chicken". */
function isPlainFood(name: string, language: RecipeLanguage): boolean {
  const mentions = findFoods(name, language);
  let rest = name.toLowerCase();
  for (const { words } of mentions) rest = rest.replace(words.toLowerCase(), " ");
  return mentions.length > 0 && wordsOf(rest).every((word) => word === "" || PLAIN.test(word));
}

/** Returns the appliance that a name asks for by its way of cooking: the oven for "baked cod". */
function wayIn(name: string): RecipeRequest["tools"] {
  const [baked] = /\b(?:baked|roast(?:ed)?|al horno|asad[oa]s?)\b/i.exec(name) ?? [];
  const [grilled] = /\b(?:grilled|a la plancha)\b/i.exec(name) ?? [];
  const words = baked ?? grilled;
  return words === undefined ? [] : [{ tool: baked ? "oven" : "grill", use: true, words }];
}

const CREAM = /cream|creme|yoghurt|milk|mascarpone|bechamel/;

/** Returns whether a card leaves out foods beside its name, or the cream of what is to be creamy. */
function isLessThanAsked(card: Card, { preferences, dish }: RecipeRequest, made: Composition): boolean {
  if (!made.recipe) return false;
  if (skippedOf(made).length > 0 && dish !== null && wayIn(dish.words).length > 0) return true;
  return (
    preferences.includes("creamy") &&
    !dish?.words.toLowerCase().includes("cream") &&
    !card.rows.some(({ food }) => CREAM.test(food.id))
  );
}

/** Foods whose cards are but the plain food: a "lemon rice" is made of lemon and rice. */
const STARCHES = ["rice", "pasta", "couscous", "polenta"];

const isStarch = (food: Food) => STARCHES.some((id) => isKindOf(food, id));

/** Returns whether the name of a card says what is made of a food: fried eggs and hash browns, but not lamb chops or mayonnaise. */
function isPrepared(food: Food, name: string, language: RecipeLanguage): boolean {
  const { name: own, short } = food;
  const names = [own[language], short[language]].flatMap(({ one, many }) => [one, many]);
  return !food.isMade && !isStarch(food) && !names.includes(name.toLowerCase());
}

/** Returns a food that is bought cooked as the one that is to be roasted: the chicken of "roast chicken and potatoes". */
function fresh(asked: RecipeRequest["foods"][number]): RecipeRequest["foods"][number] {
  return asked.food === "cooked-chicken" ? { ...asked, food: "chicken" } : asked;
}

const wordsOf = (text: string) => text.toLowerCase().split(/[\s-]+/);

const skippedOf = ({ notes }: Composition) =>
  notes.filter(({ code }) => code === "skipped").flatMap(({ words }) => words);

/** Returns whether foods in the name of a dish make another dish of it than the one that was made of a card. */
function isOtherDish(card: Card, { dish, foods, language }: RecipeRequest, made: Composition): boolean {
  const inName = foods.filter(({ words }) => dish?.words.includes(words));
  if (inName.length === 0) return false;
  const skipped = skippedOf(made);
  if (!made.recipe || inName.some(({ words }) => skipped.includes(words))) return !!made.recipe;
  const name = card.names[language][0] ?? "";
  if (card.title || !made.recipe.name.startsWith(name)) return false;
  const asked = inName.flatMap(({ food }) => foodById(food ?? "") ?? []);
  const core = card.rows.filter(({ key }) => card.core.includes(key)).map((row) => row.food);
  // A mushroom stroganoff is no beef stroganoff, and a plum crumble is no apple crumble.
  const isSaid = findFoods(name, language).some(
    ({ food }) => core.some((own) => isSameKind(own, food)) && !asked.some((each) => isSameKind(each, food)),
  );
  if (isSaid || (core.some(isFlesh) && !asked.some(isFlesh))) return true;
  const isSeasoning = (each: Food) =>
    !core.some((own) => isSameKind(own, each)) &&
    card.rows.some((row) => isSameKind(row.food, each)) &&
    !card.extra?.foods.some((id) => isKindOf(each, id));
  return asked.some(isSeasoning);
}

export function isFlesh(food: Food): boolean {
  const contents = contentsOf(food);
  return (["meat", "fish", "crustaceans", "molluscs"] as const).some((content) => contents.has(content));
}

/** Returns the foods of a request with those in the name of its dish: the potatoes of a "leek and potato omelette". */
function allFoods({ dish, foods, language }: RecipeRequest): RecipeRequest["foods"] {
  const inName = findFoods(dish?.words ?? "", language)
    .filter(({ food }) => !foods.some((asked) => asked.food === food.id))
    .map(({ words, food }) => ({ words, food: food.id, quantity: null, state: null }));
  return [...inName, ...foods];
}

/** Cuisines whose dishes go by each other's names: a Lebanese hummus is a Greek one. */
const NEIGHBOURS: ReadonlySet<string | null> = new Set(["mediterranean", "moroccan"]);

/** Returns whether the name of a dish says another cuisine than its own: "Korean pancakes". */
function isOfOtherCuisine({ cuisine }: Card, { dish, preferences }: RecipeRequest): boolean {
  const isSaid = wordsOf(dish?.words ?? "").some(isCuisineWord);
  const asked = CUISINES.map(({ id }) => id).filter((id) => id !== "home" && preferences.includes(id));
  const isOwn = (id: string) => id === cuisine || (NEIGHBOURS.has(id) && NEIGHBOURS.has(cuisine));
  return isSaid && asked.length > 0 && !asked.some(isOwn);
}
