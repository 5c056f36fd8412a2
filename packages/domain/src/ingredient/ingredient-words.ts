import { wordSet } from "../text/word-set.ts";

/** Words of ingredient lines, English and Spanish, lower case and without accents. */

/** Words that make an amount inexact; they are left out. */
export const APPROXIMATELY = wordSet(`
  about approximately approx around roughly circa ca scant generous heaping heaped rounded level nearly almost
  aprox aproximadamente alrededor casi hasta
`);

/** Words for an amount without a number: "a few drops", "unas hojas". */
export const FEW = wordSet(
  "few several some little bit unos unas algunos algunas varios varias poco poquito etwas einige quelques qualche alguns algumas",
);

/** Sizes and other adjectives before a unit: "large handful", "thick slices". */
export const SIZES = wordSet(`
  small medium large big sm md med lg xl extra-large jumbo mini thin thick fat good generous healthy heaped heaping
  scant rounded level hearty tiny long short wide deli full whole double single mounded
  pequeno pequena pequenos pequenas mediano mediana medianos medianas grande grandes gran buen buena generoso colmada
  colmadas rasa rasas
`);

/** Sizes that Spanish puts after the unit: "cucharada colmada de", "lata pequeña de". */
export const SIZES_BEHIND = wordSet(`
  colmada colmadas colmadita colmado colmados rasa rasas raso rasos sopera soperas generosa generosas generoso generosos
  abundante abundantes escasa escasas escaso escasos hermoso hermosa bien bueno buena pequena pequenas pequeno pequenos
  pequenita pequenito grande grandes mediana medianas mediano medianos fina finas fino finos gruesa gruesas grueso gruesos
  llena llenas lleno llenos entera enteras entero enteros
`);

/** Words that give the kind of spoon: "cucharada de postre", "cucharadita de café". */
export const SPOON_KINDS = wordSet("postre cafe sopa te");

/** Units that need no number before them: "pinch of salt", "handful parsley", "chorrito de limón". */
export const BARE_UNITS = wordSet(`
  pinch dash drop splash drizzle squeeze handful fistful bunch sprig knob tsp tbsp cup
`);

/** Words that describe a food but do not name it; a comma after only such words separates adjectives. */
export const MODIFIERS = wordSet(`
  sm md med lg scrubbed torn picked pounded strained sifted mashed flaked slivered boneless skinless bone-in skin-on seedless fresh whole large small medium big jumbo ripe firm raw lean cold hot warm
  unsalted salted low-fat nonfat high-fat low-sodium fat-free sugar-free gluten-free dairy-free free-range organic
  good-quality high-quality best-quality store-bought homemade extra-large extra-virgin extra virgin thick thin soft hard
  sweet sour mild spicy plain dry light dark sharp flat-leaf long-grain short-grain medium-grain all-purpose fine coarse
  white black red green yellow orange brown golden purple pink young baby mature tender crisp crunchy meaty
  canned frozen dried cooked drained uncooked smoked cured roasted toasted ground minced chopped sliced diced grated
  shredded peeled pitted seeded cubed crushed crumbled clarified melted softened chilled rinsed washed trimmed halved quartered
  unpeeled skinned cleaned boned deveined shelled hulled stemmed cored beaten packed heaped unsweetened sweetened
  unbleached bleached unflavored pasteurized raw rinsed well very freshly finely coarsely thinly thickly roughly lightly
  pure natural regular instant quick-cooking old-fashioned
`);

/** Words that begin an action on an ingredient, or a remark. */
export const REMARK_STARTS = wordSet(`
  at in on to for from with without about approximately skin skins stem stems seeds leaves leaf bones fat shells tops
  ends tails fins heads zest zested juice rind peel preferably ideally optional such like as plus or including if not see each your any cut
  torn split ground cooked your minimum least well room temperature divided more and homemade halved extra
  en a al para sin con cortado cortada cortados cortadas picado picada picados picadas opcional preferiblemente mas
  pelado pelada pelados peladas zumo jugo ralladura piel solo cantidad rallado rallada troceado troceada finamente bien sin
`);

/** Words that end an action on an ingredient: "stones removed", "leaves only". */
export const REMARK_ENDS = wordSet(`
  removed reserved discarded chopped sliced diced peeled trimmed cut torn only off on out apart overnight each long
  thick wide separated picked attached intact crushed grated shredded minced melted softened drained rinsed halved
  quartered thawed optional total needed desired part parts
`);

/** Words after "to" at the end of a line: "to taste", "to serve". */
export const TO_PURPOSE = wordSet(`
  taste serve garnish decorate finish moisten drizzle dust sprinkle grease coat cover top fry brush season thicken make
  bind glaze roll fill spread accompany
`);

/** Words that belong to a food's name after "para": "nata para montar", "queso para untar". */
export const NAMING_PURPOSES = wordSet("montar untar fundir hornear");

/** Words that begin a remark anywhere after the first word of a food. */
export const REMARK_WORDS = wordSet(`
  for plus preferably ideally optional opcional divided preferiblemente
`);

/** Pairs of words that begin a remark anywhere after the food. */
export const REMARK_PAIRS: ReadonlySet<string> = new Set([
  "such as",
  "like a",
  "as needed",
  "as desired",
  "if needed",
  "if desired",
  "if using",
  "or more",
  "or to",
  "or as",
  "or so",
  "at room",
  "cut into",
  "cut in",
  "skin on",
  "seasoned with",
  "a temperatura",
  "al gusto",
  "a gusto",
  "o al",
  "o a",
  "cantidad necesaria",
  "si es",
  "mas un",
  "y un",
  "y una",
  "y otra",
  "y otro",
  "c /",
  "q .",
  "a gosto",
  "a piacere",
  "nach geschmack",
]);

/** Words that begin a remark after a parenthesis. */
export const AFTER_PARENTHESIS = wordSet("or and for to plus in with cut y o para con en al");
