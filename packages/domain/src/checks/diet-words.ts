/** The contents of a food that a diet can bar. */
export const CONTENTS = [
  "meat",
  "pork",
  "fish",
  "egg",
  "dairy",
  "honey",
  "gluten",
  "nuts",
  "alcohol",
] as const;
export type Content = (typeof CONTENTS)[number];

export interface Diet {
  name: string;
  bars: readonly Content[];
}

/** Converts a list separated by commas to alternatives of a pattern; folded, a plain plural "s" need not be listed. */
const anyOf = (list: string): string => `(?:${list.split(/,\s*/).join("|")})s?`;
const words = (list: string): RegExp => new RegExp(`\\b${anyOf(list)}\\b`);
const everyOne = (...patterns: string[]): RegExp => new RegExp(patterns.join("|"), "gm");

// ---- diets that a query names ----

const NOT_NEGATED = "(?<!\\b(?:non|not|no)[- ])";
const asked = (list: string): RegExp => new RegExp(`${NOT_NEGATED}\\b${anyOf(list)}\\b`);

/** The diets, with the words that request them. */
export const DIETS: readonly (Diet & { words: RegExp })[] = [
  {
    name: "vegan",
    words: asked("vegan, plant[- ]based, vegano, vegana"),
    bars: ["meat", "fish", "egg", "dairy", "honey"],
  },
  {
    name: "vegetarian",
    words: asked("vegetarian, meatless, meat[- ]free, vegetariano, vegetariana"),
    bars: ["meat", "fish"],
  },
  {
    name: "pescatarian",
    words: asked("pescatarian, pescetarian, pescetariano, pescetariana"),
    bars: ["meat"],
  },
  {
    name: "gluten-free",
    words: asked("gluten[- ]free, wheat[- ]free, coeliac, celiac, celiaco, celiaca, libre de gluten"),
    bars: ["gluten"],
  },
  {
    name: "dairy-free",
    words: asked("(?:dairy|lactose|milk)[- ]free, lactose intolerant, libre de lactosa"),
    bars: ["dairy"],
  },
  { name: "nut-free", words: asked("(?:nut|peanut)[- ]free, (?:nut|peanut) allergy"), bars: ["nuts"] },
  { name: "egg-free", words: asked("egg[- ]free, eggless"), bars: ["egg"] },
  { name: "pork-free", words: asked("pork[- ]free"), bars: ["pork"] },
  { name: "alcohol-free", words: asked("(?:alcohol|wine)[- ]free, non[- ]alcoholic"), bars: ["alcohol"] },
  { name: "halal", words: asked("halal"), bars: ["pork", "alcohol"] },
];

/** The phrases, folded, that bar what follows them. */
export const WITHOUT = /\b(?:without|no|sin|free of|free from)(?: (?:any|added|nada de))? /g;
export const NAMED: Readonly<Record<Content, RegExp>> = {
  meat: words("meat, carne"),
  pork: words("pork, cerdo, puerco"),
  fish: words("fish, seafood, shellfish, pescado, marisco"),
  egg: words("egg, huevo"),
  dairy: words("dairy, milk, lactose, milk products, lacteo, leche, lactosa"),
  honey: words("honey, miel"),
  gluten: words("gluten, wheat, trigo"),
  nuts: words("nut, peanut, frutos secos, nueces, cacahuete"),
  alcohol: words("alcohol, wine, vino"),
};

// ---- contents of an ingredient ----

const PLANT_MILK =
  "coconut, almond, oat, soy, soya, rice, cashew, hazelnut, hemp, pea, peanut, nut, seed, cocoa, cacao, shea, apple, plant";
const LECHE_VEGETAL =
  "coco, almendra, avena, soja, arroz, anacardo, cacahuete, mani, cacao, avellana, sesamo";
const OTHER_GRAINS =
  "rice, corn, maize, almond, coconut, buckwheat, chickpea, gram, tapioca, potato, oat, cassava, sorghum, millet, masa, quinoa, teff, lentil, bean, glass, shirataki, konjac, zucchini, courgette, kelp";
const OTROS_GRANOS =
  "arroz, maiz, almendra, coco, garbanzo, trigo sarraceno, sarraceno, tapioca, patata, avena, yuca, quinoa, lenteja";

/** Extends a pattern to the whole name, so that it decides alone. */
const whole = (pattern: string): string => `^.*${pattern}.*`;

const VEGAN = whole("\\b(?:vegan[oa]?|vegetal|plant[- ]based)s?\\b");
const MEATLESS = whole(
  "\\b(?:vegan[oa]?|vegetarian[oa]?|veggie|vegetal|plant[- ]based|meatless|imitation)s?\\b",
);
const SOY_MEAT = whole(
  "\\b(?:soya?|soja|tofu|seitan|tempeh|jackfruit|quorn|cauliflower|mushroom|portobello|celeriac)\\b",
);

/** The patterns of folded food names, by the content that they show. */
const CONTAINS: Readonly<Record<Content, RegExp>> = {
  meat: words(
    `chicken, turkey, duck, goose, quail, beef, veal, lamb, mutton, venison, rabbit, meat, meatball, mince, steak, brisket,
     pork, ham, bacon, beicon, sausage, chorizo, salami, pepperoni, prosciutto, pancetta, lard, gelatine?, tallow, suet,
     pollo, pavo, pato, ternera, vacuno, cerdo, cordero, conejo, carne, jamon, tocino, panceta, salchicha, salchichon,
     morcilla, longaniza, butifarra, mortadela, cecina, albondiga, gelatina`,
  ),
  pork: words(
    `pork, ham, bacon, beicon, prosciutto, pancetta, chorizo, salami, pepperoni, lard, cerdo, jamon, tocino, panceta, morcilla,
     salchichon, longaniza, cochinillo`,
  ),
  fish: words(
    `fish, salmon, tuna, cod, hake, trout, anchovy, anchovies, sardine, mackerel, halibut, tilapia, haddock, monkfish, sea bass, prawn, shrimp,
     crab, lobster, mussel, clam, squid, octopus, calamari, scallop, oyster, seafood, shellfish, worcestershire,
     pescado, atun, bacalao, merluza, trucha, anchoa, boquerones, sardina, caballa, eglefino, lubina, gamba, langostino, camaron,
     camarones, cangrejo, langosta, mejillon, mejillones, almeja, calamar, calamares, pulpo, sepia, marisco`,
  ),
  egg: words(
    "egg, yolk, mayonnaise, mayo, aioli, meringue, huevo, yema, clara, clara de huevo, mayonesa, alioli, merengue",
  ),
  dairy: words(
    `milk, buttermilk, butter, cream, cheese, yogh?urt, ghee, whey, kefir, quark, ricotta, mozzarella, parmesan, parmigiano,
     pecorino, cheddar, feta, gruyere, brie, mascarpone, halloumi, paneer, burrata, gouda, gorgonzola, manchego, pesto, creme fraiche,
     half and half, leche, mantequilla, nata, queso, yogur, requeson, parmesano, crema (?:de leche|agria|fresca|batida)`,
  ),
  honey: words("honey, miel"),
  gluten: words(
    `wheat, flour, bread, breadcrumb, panko, pasta, spaghetti, penne, fusilli, macaroni, lasagne?a?, noodle, couscous,
     bulgur, barley, rye, semolina, seitan, spelt, farro, beer, soy sauce, pastry, filo, phyllo, ciabatta, baguette, pita,
     naan, udon, ramen, orzo, gnocchi, tagliatelle, bun, trigo, harina, pan, panes, noqui, tallarines, espagueti, macarrones, fideo, cuscus, cebada, centeno,
     semola, cerveza, salsa de soja, hojaldre, espelta`,
  ),
  nuts: words(
    `nut, almond, walnut, hazelnut, cashew, pecan, pistachio, macadamia, peanut, marzipan, praline, nutella, frangipane,
     frutos secos, nuez, nueces, almendra, avellana, anacardo, pistacho, cacahuete, mani, pinon, pinones, mazapan, turron`,
  ),
  alcohol: words(
    `wine, beer, rum, brandy, vodka, whiske?y, sherry, liqueur, sake, mirin, cognac, bourbon, vino, cerveza, ron, jerez, licor`,
  ),
};

/** Patterns of names that resemble the content without containing it. */
const SOUNDS_LIKE: Readonly<Record<Content, RegExp>> = {
  meat: everyOne(
    MEATLESS,
    SOY_MEAT,
    "(?:tuna|salmon|swordfish|fish) steaks?",
    "coconut (?:meat|bacon)",
    "mincemeat",
    "carne de membrillo",
  ),
  pork: everyOne(MEATLESS, SOY_MEAT, "(?:turkey|beef|chicken|duck) \\w+", "\\w+ de (?:pavo|ternera|pato)"),
  fish: everyOne(MEATLESS, "oyster mushrooms?", "crab ?apples?"),
  egg: everyOne(
    VEGAN,
    whole("egg[- ]?free"),
    "eggless",
    "(?:flax|chia) eggs?",
    "egg (?:replacer|substitute)",
    "huevo de (?:lino|chia)",
  ),
  dairy: everyOne(
    VEGAN,
    whole("(?:dairy|lactose|milk)[- ]free"),
    whole("non[- ]?dairy"),
    whole("sin (?:lactosa|lacteos|leche)"),
    `\\b${anyOf(PLANT_MILK)} (?:(?:cooking|whipping|double|single|condensed|evaporated|based) )?(?:milk|cream|butter|yogh?urt|cheese|creamer)s?`,
    "cream of (?:coconut|tartar)",
    `\\b\\w+ de ${anyOf(LECHE_VEGETAL)}`,
    "butter (?:beans?|lettuce)",
  ),
  honey: everyOne(VEGAN, "miel de (?:cana|agave|arce)"),
  gluten: everyOne(
    whole("gluten[- ]free"),
    whole("sin gluten"),
    `\\b${anyOf(OTHER_GRAINS)} (?:\\w+ )?(?:flour|pasta|noodle|spaghetti|penne|fusilli|bread|vermicelli)s?`,
    `\\b(?:harina|pasta|fideos?|pan|semola) de ${anyOf(OTROS_GRANOS)}`,
    "\\bpasta de (?!trigo|huevo|espelta)",
    "trigo sarraceno",
    "(?:ginger|root) beer",
  ),
  nuts: everyOne(
    whole("nut[- ]free"),
    "nuez moscada",
    "water chestnuts?",
    "tiger nuts?",
    "chufas?",
    whole("sin frutos secos"),
  ),
  alcohol: everyOne(
    whole("alcohol[- ]free"),
    whole("non[- ]alcoholic"),
    whole("sin alcohol"),
    "(?:\\w+ )?vinegar",
    "vinagre(?: de \\w+)?",
    "(?:ginger|root) beer",
  ),
};

/** Returns whether a food contains this, judged by its folded name. */
export function contains(food: string, content: Content): boolean {
  return CONTAINS[content].test(food.replace(SOUNDS_LIKE[content], " "));
}
