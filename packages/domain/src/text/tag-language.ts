import type { RecipeLanguage } from "../language.ts";
import { fold } from "./fold.ts";
import { wordSet } from "./word-set.ts";

/** Letters that English words have not. */
const SPANISH_LETTERS = /[áéíóúüñ]/i;
/** Ends of Spanish words: "vegetariano", "horneado", "panadería", "casera". */
const SPANISH_ENDS =
  /(?:ano|ana|anos|anas|ado|ada|ados|adas|cion|illo|illa|illas|eria|ero|era|eros|eras|oso|osa|osas|ico|ica)$/;
const SPANISH_WORDS = wordSet(
  "de con sin para al y sopa sopas cena cenas postre postres desayuno comida comidas pollo carne carnes pescado " +
    "pescados arroz verdura verduras ensalada ensaladas fruta frutas huevo huevos queso pan panes dulce dulces " +
    "salado facil rapida rapidas horno olla plancha invierno verano otono primavera navidad fiesta ninos bebe " +
    "legumbre legumbres cerdo ternera marisco mariscos masa masas tarta tartas bizcocho galletas salsa salsas " +
    "guiso guisos tapa tapas bebida bebidas aperitivo aperitivos saludable",
);
/** English words that end like Spanish ones. */
const ENGLISH_WORDS = wordSet(
  "american mexican italian tomato avocado dinner starter picnic classic organic garlic rustic",
);

/** Returns the language of a tag, as far as its letters and words tell it; English where they do not. */
export function tagLanguage(tag: string): RecipeLanguage {
  if (SPANISH_LETTERS.test(tag)) return "es";
  const words = fold(tag)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const isSpanish = (word: string) =>
    SPANISH_WORDS.has(word) || (SPANISH_ENDS.test(word) && !ENGLISH_WORDS.has(word));
  return words.some(isSpanish) ? "es" : "en";
}
