import { type FoodMention, findFoods } from "../food/find-foods.ts";
import type { Food } from "../food/food.ts";
import { holdsFood, type NamedFood } from "../food/holds.ts";
import { FLOURS, partsOf, standsFor } from "../food/stand-ins.ts";
import type { RecipeLanguage } from "../language.ts";
import { groupTitle } from "../recipe/group-key.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import type { FoodInSentence, SentenceFoods } from "./eaten-foods.ts";
import { plainText } from "./recipe-sentences.ts";
import { rowsFoods } from "./row-references.ts";

/** Names of what recipes make in their own ways, whatever it is made of, and of a spice that is also a dish. */
const MADE_ANYWAY = /^(?:curry|sofrito|gravy|stuffing|dressing|alino|aderezo)$/;
/** Names of what a recipe mixes of anything. */
const MIXTURE = /^(?:dough|batter|masa)$/;
const MIXING =
  /(?:^|[^\p{L}])(?:mix|blend|combine|knead|whisk|beat|process|mash|stir|mezcla|mezclar|amasa|amasar|tritura|triturar|bate|batir|une|machaca|integra)(?!\p{L})/u;
const EVERYTHING = /(?:^|[^\p{L}])(?:ingredients|everything|todo|ingredientes)(?!\p{L})/u;
/** Foods that make no mixture. */
const NO_PARTS: ReadonlySet<string> = new Set(["salt", "water", "pepper", "black-pepper"]);

/** Foods that a sauce is thickened with, of which no dough is made without another flour. */
const THICKENERS: ReadonlySet<string> = new Set([
  "cornflour",
  "starch",
  "potato-starch",
  "tapioca",
  "arrowroot",
]);
/** Foods of flour that are stirred and not baked. */
const STIRRED: ReadonlySet<string> = new Set(["roux", "batter", "tempura"]);
/** What is done to a dough, and to no sauce that has flour. */
const BAKING =
  /\b(?:knead|rub|proof|prove|proved|rise|bake|baking|roll|shape|press|griddle|steam|amasa|amasar|hornea|hornear|leva|levar|fermenta|fermentar|estira|extiende|aplana|aplasta)\b/;

const DEFINITE =
  /(?:^|[^\p{L}])(?:the|your|this|these|that|those|each|remaining|el|la|los|las|este|esta|estos|estas|del|al|tu|cada)(?: \p{L}+)? $/u;
/** What stands behind a food that was bought. */
const BOUGHT =
  /^ (?:from (?:the|a) (?:jar|tin|can|packet|bottle|shop|carton)|(?:de|del) (?:bote|tarro|sobre|paquete|lata)|comprad[oa]s?)(?!\p{L})/u;

const NEW = "(?:an?|some|un|una|unos|unas|\\d+|equal|small|even|little)";
const ARTICLE = `(?:${NEW}|the|your|el|la|los|las)`;
const BETWEEN = "(?: (?!(?:with|of|in|from|and|on|over|for|con|de|en|para|y|sobre) )[\\p{L}-]+){0,3} $";
/** What stands before a food that a sentence makes: "make the", "blend the beans to a smooth", "shape into 16". */
const MAKING = new RegExp(
  `(?:^|[^\\p{L}])(?:(?:make|makes|making|prepare|preparing|forms?|forming|shape|shaping|haz|hacer|prepara|preparar|elabora|elaborar|forma|formar|obtener|conseguir)(?: ${ARTICLE})?|(?:blend|whisk|mix|beat|process|whip|mash|stir|turn|simmer|cook|knead)[^.;:]{0,60} (?:in)?to ${NEW}|(?:roll|shape|form|divide)[^.;:]{0,60} into(?: ${NEW})?|until (?:you have|it (?:is|becomes|forms)) an?|hasta (?:que (?:quede|tengas|se forme)|tener|lograr) una?)${BETWEEN}`,
  "u",
);
/** What stands before a food that a sentence begins with, to say how it is made: "For the pesto, blend". */
const HEADED = /^(?:(?:for|to make|para|para hacer) )?(?:(?:the|an?|el|la|los|las|un|una) )?$/;

/** Words of a title behind which it says what stands beside the dish. */
const BESIDE = /(?:^|[^\p{L}])(?:with|in|on|over|con|en|sobre)(?!\p{L})/u;
const HEAD_ENDS = /^ ?(?:$|[^\p{L}\s]|(?:with|in|on|for|from|and|recipe)(?!\p{L}))/u;
const HEAD_BEGINS = /(?:^|(?:^|[^\p{L}])(?:y|e|receta de|hacer)) ?$/u;

/**
 * Finds what a recipe makes itself: what its title, a heading or a step says that it makes, and what its rows are the
 * usual parts of, or the foods that stand for these.
 *
 * @param listed the foods of the rows
 * @returns whether a prepared food of a sentence is the recipe's own, so that its parts are among the rows
 */
export function ownFoods(
  recipe: RecipeDraft,
  listed: readonly NamedFood[],
  steps: readonly SentenceFoods[],
  language: RecipeLanguage,
): (mention: FoodInSentence) => boolean {
  const rows = [...new Set(listed.map(({ food }) => food))];
  const isCovered = (part: Food) => rows.some((row) => standsFor(row, part));
  const coverages = new Map<Food, readonly boolean[]>();
  const coverageOf = (food: Food) => {
    const known = coverages.get(food);
    if (known) return known;
    const coverage = partsOf(food).map(isCovered);
    coverages.set(food, coverage);
    return coverage;
  };
  let isBaking: boolean | undefined;
  const isBaked = () => (isBaking ??= steps.some(({ sentence }) => BAKING.test(sentence.plain)));
  /** Returns whether the rows have the first part of a food, which is its base, and most of its parts. */
  const isOfRows = (food: Food) => {
    const coverage = coverageOf(food);
    const isOfFlour = isDoughy(food);
    if (isOfFlour && !(rows.some((row) => isFlour(row)) && isBaked())) return false;
    if (coverage.length === 0)
      return food.contains.every((content) => rows.some((row) => row.contains.includes(content)));
    return coverage[0] === true && coverage.filter(Boolean).length > coverage.length / 2;
  };
  const hasBase = ({ food }: NamedFood) => coverageOf(food)[0] ?? true;
  const hasPart = ({ food }: NamedFood) => coverageOf(food).length === 0 || coverageOf(food).includes(true);

  const inTitle = foodsOfTitle(recipe.name, language).filter(({ food }) => food.isMade);
  const inHeadings = headings(recipe).flatMap((heading) => findFoods(heading, language, true));
  const inSteps = steps.flatMap(({ foods }) => foods.filter((each) => each.food.isMade && isMaking(each)));
  const said = [
    // A title with a diet, such as "vegan ranch", makes it of other parts.
    ...inTitle.filter((each) => each.lacks.length > 0 || hasBase(each)),
    ...[...inHeadings, ...inSteps].filter((each) => each.food.isMade && hasPart(each)),
  ];
  const saidFoods = new Set(said.map(({ food }) => food));
  const isNamed = said.length > 0 ? rowsFoods(said, language) : null;
  let isMixed: boolean | undefined;

  return (mention) => {
    const { food, before, after } = mention;
    if (!food.isMade) return false;
    if (saidFoods.has(food) || isNamed?.(mention)) return true;
    if (!DEFINITE.test(before)) return false;
    const name = plainText(mention.words);
    if (MADE_ANYWAY.test(name)) return true;
    if (MIXTURE.test(name) && (isMixed ??= steps.some(isMixing))) return true;
    return !BOUGHT.test(after) && isOfRows(food);
  };
}

/** Returns whether a food is baked of flour and little else, such as bread or a pastry. */
function isDoughy(food: Food): boolean {
  const [base, ...others] = partsOf(food);
  return (base?.id === "wheat" || base?.id === "flour") && others.length < 2 && !STIRRED.has(food.id);
}

/** Returns whether a dough can be of a food: a starch alone thickens. */
function isFlour(food: Food): boolean {
  return !THICKENERS.has(food.id) && FLOURS.some((id) => holdsFood(food, id));
}

function isMaking({ before, after }: FoodInSentence): boolean {
  if (MAKING.test(before)) return true;
  return HEADED.test(before) && (after.startsWith(":") || (before !== "" && after.startsWith(",")));
}

/** Returns whether a sentence mixes two foods or more: "blend the dates with the coconut". */
function isMixing({ sentence: { plain }, foods }: SentenceFoods): boolean {
  if (!MIXING.test(plain)) return false;
  return EVERYTHING.test(plain) || foods.filter(({ food }) => !NO_PARTS.has(food.id)).length > 1;
}

/** Returns the foods by which a title calls the dish: the meatballs of "lentil meatballs", not the pesto of "pesto pasta". */
function foodsOfTitle(title: string, language: RecipeLanguage): FoodMention[] {
  return findFoods(title, language, true).filter(({ start, end }) => {
    const [before, after] = [plainText(title.slice(0, start)), plainText(title.slice(end))];
    if (BESIDE.test(before)) return false;
    return language === "en" ? HEAD_ENDS.test(after) : HEAD_BEGINS.test(before);
  });
}

/** Returns the headings of the rows that make something of others: "Pesto" above basil, not "Bread" above bread. */
function headings({ ingredients }: RecipeDraft): string[] {
  return Object.entries(ingredients).flatMap(([key, rows]) => (rows.length > 1 ? [groupTitle(key)] : []));
}
