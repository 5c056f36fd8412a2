import type { RecipeSentence } from "./recipe-sentences.ts";

/** A food with the temperature in °C that it must reach inside; 0 for a food that is safe at any. */
export interface HeatedFood {
  name: string;
  celsius: number;
  /** True for what only goes with the food of a dish, and is that of its own sentence alone: butter, milk, sugar. */
  isBeside: boolean;
}

/**
 * Foods that must be hot enough inside, with the temperature in °C that food authorities give. The strictest comes
 * first.
 */
const FOODS = [
  {
    celsius: 74,
    words:
      /\b(?:chickens?|turkeys?|ducks?|ducklings?|gooses?|geese|quails?|guinea fowl|(?:guinea|cornish|game) hens?|capons?|poussins?|pheasants?|poultry|drumsticks?|pollos?|pollitos?|pavos?|pavitas?|patos?|codorni(?:z|ces)|gallinas?|picanton(?:es)?|carne de ave|aves|contramuslos?|pechugas?|alitas?|stuffing)\b/,
  },
  {
    celsius: 71,
    words:
      /\b(?:(?:ground|minced) (?:meat|beef|pork|lamb|veal|venison)|(?:beef|pork|lamb|veal) mince|mince|meat ?balls?|meat ?loa(?:f|ves)|burgers?|hamburgers?|kofta|sausages?|bratwursts?|rabbits?|carne (?:picada|molida)|picadillo|albondigas?|hamburguesas?|salchichas?|conejos?)\b/,
  },
  { celsius: 63, words: /\b(?:pork|cerdo|puerco|cochinillo|lechon)\b/ },
  // Where one of these is named, the temperature is its own, and is safe.
  {
    celsius: 0,
    words:
      /\b(?:beef|steaks?|lamb|veal|venison|salmon|tuna|cod|trout|halibut|fish|prawns?|shrimps?|scallops?|breads?|loa(?:f|ves)|cakes?|custards?|doughs?|ternera|vacuno|cordero|venado|solomillo|atun|pescado|merluza|bacalao|lubina|gambas?|masa|flan|bizcocho)\b/,
  },
] as const;

/** Foods that only go with others; their temperature is their own too. */
const BESIDE =
  /\b(?:caramel|syrup|chocolate|milk|cream|butter|yogh?urt|jam|sugar|honey|eggs?|yolks?|whites|sauce|custard|water|stock|broth|brine|marinade|oil|wine|yeast|gelatine?|cheese|glaze|rice|pasta|potato(?:es)?|beans|almibar|leche|nata|mantequilla|yogur|mermelada|azucar|miel|huevos?|yemas?|claras?|salsa|crema|agua|caldo|salmuera|marinada|adobo|aceite|vino|levadura|gelatina|queso|glaseado|arroz|patatas?|alubias)\b/;

/** Foods that are named after an animal, but are no meat of it, and burgers and the like of other foods. */
const NO_MEAT = new RegExp(
  [
    "(?:chicken|turkey|pork|duck|goose|poultry) (?:stock|broth|bouillon|fat|gravy|seasoning|spice|cubes?|powder|rub|salt)",
    "(?:caldo|fondo|grasa|pastillas?|cubitos?) de (?:pollo|pavo|ave|cerdo|pato)",
    "chick ?peas?|duck sauce|goose ?berr(?:y|ies)|chicken of the woods|welsh rabbit|stuffing (?:spoon|bag)",
    "(?:duck|quail|goose|hen) eggs?|huevos? de (?:pato|codorniz|oca|gallina)",
    "(?:hamburger|burger|hot ?dog) (?:buns?|rolls?|bread|relish|sauce|cheese|seasoning|press)|pan(?:es|ecillos)? de hamburguesas?",
    "mince (?:the|a|an|some|your|up|it|them|finely|well|pies?|garlic|onions?|shallots?|ginger|parsley|herbs?|chill?i\\w*|\\d)",
    `${madeOf("en")} (?:\\w+ )?(?:burgers?|sausages?|bratwursts?|meat ?balls?|mince|meat ?loa(?:f|ves)|kofta|chicken|duck|turkey|pork)`,
    `(?:hamburguesas?|salchichas?|albondigas?|carne picada|kofta|pollo)(?: \\w+)? (?:vegan\\w*|vegetarian\\w*|vegetal\\w*|de ${madeOf("es")})`,
  ]
    .map((phrase) => `\\b(?:${phrase})\\b`)
    .join("|"),
  "g",
);

/** Returns the foods of which meatless burgers and sausages are made, as alternatives. */
function madeOf(language: "en" | "es"): string {
  return language === "en"
    ? "(?:veg\\w*|meat(?:less|-free| free)|plant[- ]based|(?:black |white |kidney )?beans?|lentils?|chickpeas?|tofu|tempeh|seitan|quorn|soya?|mushrooms?|portobello|halloumi|beetroots?|beets?|quinoa|falafel|sweet potato|cauliflower|jackfruit|nut|walnut|aubergine|eggplant|courgette|salmon|tuna|fish|cod|prawn|shrimp|crab|mock)"
    : "(?:lentejas|garbanzos|alubias|judias|frijoles|soja|tofu|seitan|tempeh|setas|champinones|portobello|salmon|atun|bonito|merluza|bacalao|pescado|gambas|sepia|berenjenas?|quinoa|verduras?|remolacha|avena|calabacin|calabaza|brocoli|espinacas|coliflor|patata|boniato)";
}

/** Returns the food of a text: the meat that needs the most heat, else another one. */
export function foodIn(plain: string): HeatedFood | undefined {
  const meat = plain.replace(NO_MEAT, " ");
  for (const { celsius, words } of FOODS) {
    const name = words.exec(meat)?.[0];
    if (name !== undefined) return { name, celsius, isBeside: false };
  }
  const beside = BESIDE.exec(meat)?.[0];
  return beside === undefined ? undefined : { name: beside, celsius: 0, isBeside: true };
}

/** Returns the first meat, fish or dough of these sentences. */
export function firstFood(sentences: readonly RecipeSentence[]): HeatedFood | undefined {
  for (const { plain } of sentences) {
    const food = foodIn(plain);
    if (food && !food.isBeside) return food;
  }
  return undefined;
}

const DOUGH = /\b(?:breads?|loa(?:f|ves)|cakes?|custards?|doughs?|masa|flan|bizcocho)\b/;

/** Returns the food that a recipe is of: of its name, else the first meat or fish of its rows. */
export function foodOf({
  names,
  rows,
}: {
  names: readonly RecipeSentence[];
  rows: readonly RecipeSentence[];
}): HeatedFood | undefined {
  return firstFood(names) ?? firstFood(rows.filter(({ plain }) => !DOUGH.test(plain)));
}
