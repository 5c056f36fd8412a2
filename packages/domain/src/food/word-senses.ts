import type { RecipeLanguage } from "../language.ts";
import type { FoodWord } from "./food-words.ts";

/**
 * Words that name a food in one sense and something else in another: "pan" is bread in Spanish, "chop the onions" has no
 * chop, "hasta que esté dorada" no bream. The rules are about single words; longer names are clear by themselves.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const listed = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");

const BAKEWARE =
  "pan pans tin tins sheet sheets stand stands machine maker cutter cutters stone iron rack racks";
const BAKED =
  "bread cake muffin cupcake flan pizza cookie biscuit waffle donut doughnut brownie jelly cheesecake madeleine bun";

/** Phrases that contain the name of a food and name none, as keys. */
export const NO_FOODS: readonly string[] = [
  ...BAKED.split(" ").flatMap((baked) => BAKEWARE.split(" ").map((ware) => `${baked} ${ware}`)),
  ...listed(`
    date night, use by date, best before date, expiry date, sell by date, up to date, plastic wrap, in stock
    butter knife, steak knife, bread knife, cheese grater, garlic press, potato masher, potato ricer, egg timer
    coffee grinder, coffee filter, spice grinder, pepper mill, pepper grinder, salt shaker, salt mill, tea towel
    meat thermometer, candy thermometer, sugar thermometer, meat tenderizer, meat tenderiser, meat mallet
    tea towels, salad spinner, lemon squeezer, apple corer, wine glass, ice bath, ice water bath, rice cooker
    ice cream maker, ice cream machine, pasta machine, pasta maker, nut milk bag, fish slice, fish kettle, jam jar
    jam jars, tortilla press, meat of squash, meat of the squash, ribs and seeds, seeds and ribs
    yemas de los dedos, yema de los dedos, yema del dedo, pan de oro, carne de gallina, ojo de buey, media naranja
    formar una pasta, obtener una pasta, forme una pasta, hacer una pasta, pasta homogenea, pasta lisa
    pasta espesa, pasta fina, lengua de gato, carne de calabaza, carne de la calabaza, carne de la berenjena
    carne de las berenjenas, carne del calabacin, carne de los calabacines, carne del tomate, carne del aguacate
    carne del pimiento, a fondo, al fondo, en el fondo, fondo de la, fondo de las, fondo de los, fondo del, fondo de un
    fondo de una, fondo de cada, picos firmes, picos duros, picos suaves, picos blandos, a picos, formar picos
    forme picos, formen picos, hagan picos, pico de gallo, gallo pinto, cresta de gallo, crestas de gallo
    new york, gelatina de la piel, gelatina de la carne, gelatina de los huesos, brown specks, black specks, dark specks, its specks
  `),
];

/** Names in the other language that are common words of a language, or of its recipes. */
const FOREIGN: Readonly<Record<RecipeLanguage, ReadonlySet<string>>> = {
  en: words(
    "pan panes name names bitter infusion infusions ate col res te tes sal sales rape sierra royal once mate fino ave aves polo polos oca lisa mero lima mora pasa copas ron soda casera tinto real gallo bonito dorada dulces nata cinta hongo grasa menta tila tapa torta",
  ),
  es: words("date dates sole ale tea cod mace lime masa tortilla prune perch pike bass nan port"),
};

/** Spanish words that are no food without their accent or with one: "te" and "té", "papá" and "papa". */
const ACCENTS: ReadonlyMap<string, boolean> = new Map([
  ["te", true],
  ["papa", false],
  ["papas", false],
]);

/** Spanish words that mostly describe another noun: "una masa lisa", "la cebolla dorada", "harina tostada". */
const ADJECTIVES = words(
  "dorada doradas bonito lisa mero gallo tostada tostadas cuajada clara crema rape revuelto",
);
const BEFORE_NOUNS = words(
  "un una unas unos la las el los de del con al ml l g kg gr gramos taza tazas cucharada cucharadas vaso litro lata filete filetes lomo lomos",
);
/** Orders behind which such a word is a food: "añade bonito". */
const BEFORE_FOODS = words(
  "anade anadir agrega agregar incorpora echa pon sofrie frie dora cuece asa hornea marca sirve trocea corta desmiga compra usa",
);
/** Words that make a soup or a texture of "crema": "crema de calabacín", "una crema suave". */
const AFTER_CREAM_SOUP = words("de homogenea suave fina espesa lisa y");

/** English words that are verbs in "chop the onions", "cream together", "toast almonds". */
const VERBS = words("chop mince toast cream roll squash mash pickle stuff shell seed grill peel chip wrap");
/** Of these the ones that are a verb before the name of a food too: "chop parsley", but "cream cheese". */
const PLAIN_VERBS = words("chop mince toast");
const BEFORE_VERBS = words(
  "to and then finely roughly coarsely lightly dry or gently now next first can you well",
);
const AFTER_VERBS = words(
  "for the together until them it your each out up in into a an some all this these that any finely roughly",
);

/** A word of a text with the words around it. */
export interface WordInText {
  words: readonly FoodWord[];
  at: number;
  /** The word as the text has it. */
  written: string;
  language: RecipeLanguage;
  /** Whether a name of a food begins at an index. */
  isFood: (at: number) => boolean;
}

/** Returns whether a single word that could name a food means something else here. */
export function meansOther({ words: all, at, written, language, isFood }: WordInText): boolean {
  const [word, next] = [all[at], all[at + 1]];
  if (!word) return false;
  const { key } = word;
  const previous = word.begins ? undefined : all[at - 1]?.key;
  const following = next?.begins === false ? next.key : undefined;
  if (FOREIGN[language].has(key)) return true;
  if (isSize(all, at, following)) return true;
  if (language === "es" && ACCENTS.has(key))
    return ACCENTS.get(key) !== /[áé]/i.test(written.normalize("NFC"));
  if (ADJECTIVES.has(key)) {
    const isListed = (previous === "y" || previous === "o") && isFood(at - 2);
    return !isListed && isAdjective(key, previous, following);
  }
  if (!VERBS.has(key) || following === undefined) return false;
  const isCommand = previous === undefined || BEFORE_VERBS.has(previous);
  const isObject = PLAIN_VERBS.has(key) && (isFood(at + 1) || /^\d/.test(following));
  return isCommand && (AFTER_VERBS.has(following) || isObject);
}

function isAdjective(key: string, previous: string | undefined, following: string | undefined): boolean {
  if (key === "crema" && following !== undefined && AFTER_CREAM_SOUP.has(following)) return true;
  const isNoun = previous === undefined || /^\d/.test(previous) || BEFORE_NOUNS.has(previous);
  return !isNoun && !BEFORE_FOODS.has(previous);
}

/** "pea-sized", "the size of a walnut", "del tamaño de una nuez". */
function isSize(all: readonly FoodWord[], at: number, following: string | undefined): boolean {
  if (following === "sized" || following === "size") return true;
  const before = all
    .slice(Math.max(0, at - 3), at)
    .map(({ key }) => key)
    .join(" ");
  return /(?:size of an?|tamano de una?)$/.test(before);
}
