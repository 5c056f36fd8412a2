import { foodIndex } from "../food/food-index.ts";
import { type RecipeLanguage } from "../language.ts";
import { wordSet } from "../text/word-set.ts";
import { dishAt, type DishIndex } from "./dish-index.ts";
import type { Query, QueryWord } from "./query-words.ts";
import { isSpanishOrigin } from "./vocabulary/origin-words.ts";

/** Words that belong to one language, of those that requests use. */
const WORDS: Readonly<Record<RecipeLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    `the and with of for to i we my our want would like need have got some any something anything make cook recipe dish meal please using use that is it or from without no not cant cannot dont doesnt wont free allergic allergy allergies intolerant me surprise
     avoid dinner lunch breakfast soup stew cake bread salad pie cookies pancakes quick easy healthy in under minutes people hates except hold skip other than leave out egg eggs milk nuts cheese chicken rice vegan gluten an leftover leftovers yesterdays one single fried baked grilled roasted boiled steamed stuffed snack starter`,
  ),
  es: wordSet(
    `el la los las un una unos unas y con de del al para por que quiero quisiera necesito tengo algo receta plato sin sopa guiso ensalada tarta bizcocho pan cena comida desayuno postre rapido facil sano en minutos personas alergia alergico
     alergica alergicos vegetariano vegetariana vegetarianos vegetarianas intolerante evitar odia libre nada excepto menos salvo ni mi su me le nos no puede puedo podemos comer tomar lleve contenga huevo huevos leche frutos secos queso pollo arroz vegano vegana veganos veganas gluten celiaco celiaca sobras frito frita fritos fritas asado asada relleno rellena rellenos rellenas horno plancha almuerzo merienda ligero ligera tapas embarazada sorprendeme sorprendenos sorpresa
     bandeja paisa quebrada verdes rojo rojos rojas negros negras lentejas casero casera caseros caseras abuela tia suegra francesa rusa rusos rusas filete filetes guisado guisada guisados guisadas`,
  ),
};

/** Words of other languages, beside which "de", "la", "en" and "pan" are not Spanish: "blanquette de veau", "salmon en croûte". */
const OTHER_LANGUAGES = wordSet(
  `haggerty veau boeuf canard poulet porc agneau lapin saumon pomme pommes terre creme fromage gateau soupe oeufs croute papillote cocotte au aux du et e alla alle di della banh peix poisson legumes riz
   sheet frying sauce fried seared skillet colada`,
);
/** Words with these letters are Portuguese. */
const PORTUGUESE = /[ãõ]/i;
/** Words after "salsa" that make an English name. */
const ENGLISH_SALSA = /^(?:verde|roja|macha|fresca|ranchera|for|with|and|recipe|dip|dressing|soup|chicken)$/;
const SHARED = wordSet("de la le al el del en pan mi me pina");

/** The votes of two words around the name of a dish, which decide whatever language the name is of. */
const CLEAR = 4;

/** Dishes of both languages that are foods in one alone. */
const IN_BOTH = wordSet("pizza pizzas");

/** Foods and dishes with the letter ñ that English has too. */
const ENGLISH_TOO = /^(?:jalapeño|piña|piñata|niño|señor)/;

/**
 * Returns the language to which more of the words belong. Where they decide nothing it is that of the letter ñ, of a
 * Spanish adjective of origin, or of a dish whose name only one language has; null on a tie.
 */
export function queryLanguage(query: Query, dishes: DishIndex): RecipeLanguage | null {
  const { words, text } = query;
  const { named } = foodIndex();
  const isOther = PORTUGUESE.test(text) || words.some(({ key }) => OTHER_LANGUAGES.has(key));
  let votes = 0;
  let votesAround = 0;
  let hints = 0;
  let nameEnd = 0;
  for (const [at, { key, start, end }] of words.entries()) {
    if (isSpanishOrigin(key) || isSpanishLetter(text.slice(start, end).toLowerCase())) hints -= 1;
    if (words.length > 1 && isShared(words[at - 1]?.key, key, words[at + 1]?.key, isOther)) continue;
    if (isOfEnglishName(words, at)) continue;
    const name = dishAt(dishes, words, at);
    if (name && name.dish.isGeneric !== true) nameEnd = Math.max(nameEnd, at + name.length);
    const food = named.get(key);
    const [en, es] = [WORDS.en.has(key), WORDS.es.has(key)];
    if (en !== es && at >= nameEnd) votesAround += en ? 2 : -2;
    if (en !== es) votes += en ? 2 : -2;
    else if (food && !IN_BOTH.has(key) && (food.en === undefined) !== (food.es === undefined))
      votes += food.en ? 1 : -1;
  }
  // "Could you tell me how to cook gambas al ajillo?" is English.
  if (Math.abs(votesAround) >= CLEAR) return votesAround > 0 ? "en" : "es";
  if (votes !== 0) return votes > 0 ? "en" : "es";
  if (hints < 0) return "es";
  if (words.length === 2 && words[0]?.key === "salsa" && !ENGLISH_SALSA.test(words[1]?.key ?? ""))
    return "es";
  if (PORTUGUESE.test(text)) return null;
  if (SPANISH_ACCENT.test(text) && words.some((_, at) => dishAt(dishes, words, at))) return "es";
  return words.some(({ key }, at) => !(isOther && SHARED.has(key)) && dishAt(dishes, words, at)?.isSpanish)
    ? "es"
    : null;
}

/** Returns whether a word of several languages says nothing here: "pan" that no other Spanish word is beside. */
function isShared(
  before: string | undefined,
  key: string,
  after: string | undefined,
  isOther: boolean,
): boolean {
  if (key === "pan" && !WORDS.es.has(before ?? "") && !WORDS.es.has(after ?? "")) return true;
  return isOther && SHARED.has(key);
}

/** Letters that Spanish names have and their English spelling has not: "tiramisú", "mojo picón". */
const SPANISH_ACCENT = /[áíóú]/i;

/** The letter ñ, also as two characters; normalising a long word would not take linear time. */
const ENYE = /ñ|n\u0303/;

function isSpanishLetter(word: string): boolean {
  return ENYE.test(word) && !ENGLISH_TOO.test(word.replaceAll("n\u0303", "ñ"));
}

/** Returns whether a Spanish word stands in a name that English uses too: "chilli con carne". */
function isOfEnglishName(words: readonly QueryWord[], at: number): boolean {
  const head = words[at - (words[at]?.key === "carne" ? 2 : 1)]?.key ?? "";
  return /^(?:con|sin|carne)$/.test(words[at]?.key ?? "") && /^chill?i$/.test(head);
}
