import { foldWord } from "../text/fold.ts";
import { wordSet } from "../text/word-set.ts";

/** The ingredient groups of the text import. */
export const FOOD_GROUPS = [
  "protein",
  "produce",
  "spices_and_seasonings",
  "oils_and_fats",
  "canned_goods",
  "other",
] as const;
export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** Words that decide the group of a food, singular, without accents. */
const WORDS: Record<Exclude<FoodGroup, "other">, ReadonlySet<string>> = {
  protein: wordSet(`
    chicken beef pork lamb veal turkey duck goose rabbit bacon ham sausage chorizo salami prosciutto pancetta steak
    mince meat meatball rib brisket fish salmon tuna cod haddock trout mackerel anchovy sardine shrimp prawn crab
    lobster mussel clam squid scallop octopus egg tofu tempeh seitan
    pollo ternera res cerdo cordero pavo pato conejo tocino jamon salchicha carne lomo costilla pescado atun
    bacalao merluza trucha caballa anchoa sardina gamba langostino camaron mejillon almeja calamar pulpo huevo
    panceta morcilla albondiga pechuga muslo solomillo
  `),
  produce: wordSet(`
    onion shallot leek scallion carrot celery potato tomato cucumber pepper zucchini courgette eggplant aubergine
    spinach kale lettuce arugula rocket cabbage broccoli cauliflower mushroom pea bean corn asparagus artichoke
    beet radish turnip parsnip squash pumpkin avocado apple pear banana lemon lime orange grapefruit berry strawberry
    blueberry raspberry cherry grape peach plum mango pineapple melon fig date cilantro coriander parsley basil mint
    dill chive rosemary thyme sage garlic ginger chili chilli jalapeno rhubarb fennel endive okra
    cebolla chalota puerro cebolleta zanahoria apio patata papa tomate pepino pimiento calabacin berenjena espinaca
    lechuga rucula repollo col brocoli coliflor champinon seta guisante judia maiz esparrago alcachofa remolacha
    rabano calabaza aguacate manzana pera platano limon lima naranja fresa frambuesa arandano cereza uva melocoton
    ciruela pina sandia higo cilantro perejil albahaca menta romero tomillo ajo jengibre chile hinojo boniato yuca
  `),
  spices_and_seasonings: wordSet(`
    salt pepper peppercorn cinnamon cumin paprika turmeric oregano nutmeg clove cardamom cayenne curry vanilla saffron
    allspice anise seasoning spice extract sumac chipotle sugar honey vinegar mustard ketchup powder
    sal pimienta canela comino pimenton curcuma nuez clavo cardamomo cayena vainilla azafran especia condimento azucar
    miel vinagre mostaza sazonador laurel
  `),
  oils_and_fats: wordSet(`
    oil butter margarine lard ghee shortening dripping suet spray
    aceite mantequilla margarina manteca
  `),
  canned_goods: wordSet("can tin canned tinned jar lata bote conserva enlatado"),
};

/** Spices that share a word with a vegetable, such as "black pepper". */
const SPICE_PHRASES =
  /\b(?:(?:black|white|cayenne|ground|cracked|lemon) pepper|pepper flakes|(?:chil[il]i?|garlic|onion|ginger|mustard|curry|baking) (?:powder|flakes|salt)|(?:dried|dry|ground) (?:\w+ )?(?:basil|oregano|thyme|rosemary|parsley|dill|sage|mint|ginger|chives|cilantro|coriander)|salt and pepper|ajo en polvo|cebolla en polvo|nuez moscada)\b/;
const NUT_BUTTER = /\b(?:peanut|almond|nut|cashew|apple) butter\b/;
const SPICED_HERBS = /\b(?:seco|seca|molido|molida|en polvo)$/;

/**
 * Returns the group of an ingredient by its name; the unit shows cans. The last known word decides in English, which
 * puts the head noun at the end ("chicken stock" is no protein), the first in Spanish ("caldo de pollo").
 */
export function foodGroup(item: string, unit = ""): FoodGroup {
  if (WORDS.canned_goods.has(unit)) return "canned_goods";
  const name = foldWord(item);
  const words = name.match(/\p{L}+/gu) ?? [];
  if (words.some((word) => WORDS.canned_goods.has(word))) return "canned_goods";
  if (words.some((word) => MADE_OF_OTHERS.has(word)) || NUT_BUTTER.test(name)) return "other";
  if (words.some((word) => WORDS.oils_and_fats.has(word))) return "oils_and_fats";
  if (SPICE_PHRASES.test(name) || SPICED_HERBS.test(name)) return "spices_and_seasonings";
  const groups = words.map(groupOfWord).filter((group) => group !== null);
  const isSpanish = words.some((word) => word === "de" || word === "con" || word === "en");
  return (isSpanish ? groups[0] : groups.at(-1)) ?? "other";
}

/** Foods that are named after a food of another group: "chicken stock". */
const MADE_OF_OTHERS = wordSet("stock broth bouillon caldo fumet soup sauce salsa noodle noodles");

function groupOfWord(word: string): FoodGroup | null {
  const forms = [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return (
    FOOD_GROUPS.find((group) => group !== "other" && forms.some((form) => WORDS[group].has(form))) ?? null
  );
}
