import { foodIndex } from "../food/food-index.ts";
import { type RecipeLanguage } from "../language.ts";
import { wordSet } from "../text/word-set.ts";
import type { QueryWord } from "./query-words.ts";

/** Words that belong to one language, of those that requests use. */
const WORDS: Readonly<Record<RecipeLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    `the and with of for to i we my our want would like need have got some any something anything make cook recipe dish meal please using use that is it or from without no not cant cannot dont doesnt wont free allergic allergy allergies intolerant me surprise
     avoid dinner lunch breakfast soup stew cake bread salad pie cookies pancakes quick easy healthy in under minutes people hates except hold skip other than leave out egg eggs milk nuts cheese chicken rice vegan gluten an leftover fried baked grilled roasted boiled steamed stuffed`,
  ),
  es: wordSet(
    `el la los las un una unos unas y con de del al para por que quiero quisiera necesito tengo algo receta plato sin sopa guiso ensalada tarta bizcocho pan cena comida desayuno postre rapido facil sano en minutos personas alergia alergico
     alergica alergicos intolerante evitar odia libre nada excepto menos salvo ni mi su me le nos no puede puedo podemos comer tomar lleve contenga huevo huevos leche frutos secos queso pollo arroz vegano vegana gluten celiaco celiaca sobras frito frita fritos fritas asado asada relleno rellena rellenos rellenas horno plancha sorprendeme sorprendenos sorpresa`,
  ),
};

/** Returns the language to which more of the words belong; null on a tie. */
export function queryLanguage(words: readonly QueryWord[]): RecipeLanguage | null {
  const { named } = foodIndex();
  let votes = 0;
  for (const { key } of words) {
    const food = named.get(key);
    const [en, es] = [WORDS.en.has(key), WORDS.es.has(key)];
    if (en !== es) votes += en ? 2 : -2;
    else if (food && (food.en === undefined) !== (food.es === undefined)) votes += food.en ? 1 : -1;
  }
  if (votes === 0) return null;
  return votes > 0 ? "en" : "es";
}
