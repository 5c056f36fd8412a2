import type { Danger } from "../recipe/examination.ts";
import { isDenied, type RecipeSentence, type RecipeSentences } from "./recipe-sentences.ts";
import { CUPBOARD, isChilled, UNREFRIGERATED } from "./storage-terms.ts";

/** Meat, fish and what is cooked of them, in which spores of botulism grow. */
const ANIMAL =
  "(?:meat|chicken|turkey|duck|beef|pork|lamb|rabbit|fish|tuna|salmon|sardines|mackerel|soup|stew|stock|broth|chill?i con carne|bolognese|ragu|carne(?! de membrillo)|carnes|pollo|pavo|pato|ternera|cerdo|cordero|conejo|pescado|atun|bonito|salmon|sardinas|caballa|lomo|costillas|sopa|guiso|caldo|cocido|fabada|callos)";
/** Vegetables without acid. */
const VEGETABLES =
  "(?:(?:green |runner |broad |kidney )?beans?|peas|corn|sweetcorn|carrots?|beetroots?|beets?|potato(?:es)?|asparagus|mushrooms?|spinach|pumpkins?|squash|okra|cauliflower|courgettes?|zucchini|aubergines?|garlic|peppers?|artichokes?|vegetables|chickpeas|lentils|judias(?: verdes)?|guisantes|habas|maiz|zanahorias?|remolachas?|patatas?|esparragos?|setas|champinones|niscalos|espinacas|calabazas?|calabacin(?:es)?|berenjenas?|ajos?|pimientos?|alcachofas?|cardos?|acelgas|verduras|garbanzos|lentejas|alubias|pisto)";
const LOW_ACID = new RegExp(`\\b(?:${ANIMAL}|${VEGETABLES})\\b`);
const OF_ANIMAL = new RegExp(`\\b${ANIMAL}\\b`);

/** What keeps without a pressure canner: acid, sugar, salt, drying; and fruit. */
const SAFE =
  /\b(?:vinegar|vinagre|pickl\w*|encurtid\w*|escabeche|brined?|salmuera|lemon juice|lime juice|citric|acido citrico|citrico|(?:zumo|jugo) de limon|ferment\w*|sauerkraut|kimchi|chucrut|jams?|jelly|jellies|marmalade|curd|mermelada|confitura|jalea|dulce de|membrillo|dried|dehydrated|powder|sec[oa]s|deshidratad\w*|en polvo|soup mix|gift)\b/;
const NO_ACID =
  /\b(?:without|no|sin) (?:any |added )?(?:vinegar|lemon juice|lime juice|acid|citric acid|vinagre|zumo de limon|limon|acido)\b/g;
const PRESSURE = /(?<!\b(?:without(?: a| any)?|no|sin) (?:olla a )?)\b(?:pressure|autoclave|presion)\b/;

const JAR = "(?:jars|(?<!\\b(?:an?|one|half|small|large|\\d+) )jar(?! of)|tarros?|frascos?|botes|botellas?)";
const JARS = new RegExp(`\\b(?:${JAR}|mason|kilner|bote|bottles|conservas?)\\b`);
/** Canning without pressure, by its name. */
const CANNED = /\b(?:(?:water[- ]bath|oven|home)[- ]can\w*|boiling[- ]water canner)\b/;
const BATH =
  /\b(?:water[- ]bath\w*|boiling[- ]water (?:bath|canner)|(?:in|into) (?:a |the )?canner|bano maria)\b/;
/** Heat on filled jars: words after them, or jars that are boiled. */
const HEATED_JARS = new RegExp(
  [
    `${JAR}\\b[^.;]{0,90}\\b(?:boil\\w*|simmer\\w*|steam\\w*|bak(?:e|ed|ing)|oven|dishwasher|invert\\w*|upside down|process\\w*|submerg\\w*|hierv\\w*|herv\\w*|horno|boca abajo|del reves|esteriliz\\w*)`,
    `(?:boil|simmer|steam|bake|process|sterili[sz]e|heat|invert|hierve|hervir|esteriliza\\w*|cuece)\\b(?: \\w+){0,4} ${JAR}`,
    `(?:hot|boiling|caliente|hirviendo)(?: \\w+){0,3} (?:into|in|en) (?:\\w+ ){0,3}${JAR}`,
  ]
    .map((phrase) => `\\b(?:${phrase})\\b`)
    .join("|"),
);
const LONG = /\b(?:months?|years?|winter|meses|anos?|invierno)\b/;
const CANS =
  /(?:^|\b(?:to|and) )can (?:the |your |these |some )?|\b(?:preserve|put up|bottle (?:the|your|up|them|it)|jar (?:the|your|up)|conserva\w*|envasa\w*|enfrasca\w*|embota\w*)\b/;

/** Finds meat, fish and vegetables in jars that are kept without a pressure canner. */
export function homeCanning({ names, rows, steps }: RecipeSentences): Danger[] {
  const topic = [...names, ...rows];
  const all = [...topic, ...steps];
  if (all.some(({ plain }) => PRESSURE.test(plain))) return [];
  const isSafe = all.some(({ plain }) => isPreserved(plain));
  const found =
    isSafe || !isLowAcid({ names, rows }) ? ownWords([...names, ...steps]) : ofRecipe(names, steps);
  return found.map(({ where, quote }) => ({ code: "home-canning", where, quote }));
}

function isPreserved(plain: string): boolean {
  return SAFE.test(plain.replace(NO_ACID, " "));
}

/** Returns the sentences that tell the whole of it. */
function ownWords(sentences: readonly RecipeSentence[]): RecipeSentence[] {
  return sentences.filter(({ plain }) => {
    if (!LOW_ACID.test(plain) || isPreserved(plain) || isChilled(plain) || READY.test(plain)) return false;
    const match = CANS.exec(plain) ?? JARS.exec(plain) ?? CANNED.exec(plain);
    if (!match || isDenied(plain, match.index, match.index + match[0].length)) return false;
    if (CANNED.test(plain) || (BATH.test(plain) && JARS.test(plain))) return true;
    const isShelved = CUPBOARD.test(plain) || LONG.test(plain);
    return (JARS.test(plain) && (HEATED_JARS.test(plain) || isShelved)) || (CANS.test(plain) && isShelved);
  });
}

const READY = /\b(?:tinned|canned|tins?|from a (?:jar|can)|de bote|en conserva|en lata)\b/;

/** Returns the sentence that heats the jars of a recipe whose jars are kept outside the refrigerator. */
function ofRecipe(names: readonly RecipeSentence[], steps: readonly RecipeSentence[]): RecipeSentence[] {
  const own = ownWords([...names, ...steps]);
  if (own.length > 0) return own;
  const canned = steps.find(({ plain }) => CANNED.test(plain));
  if (canned) return [canned];
  const heated = steps.find(({ plain }) => BATH.test(plain) || HEATED_JARS.test(plain));
  const jars = [...names, ...steps].some(
    ({ plain }) => JARS.test(plain) || /\bcan(?:ned|ning)?\b/.test(plain),
  );
  const isShelved = steps.some(
    ({ plain }) =>
      !isChilled(plain) &&
      (CUPBOARD.test(plain) || LONG.test(plain) || (UNREFRIGERATED.test(plain) && STORED.test(plain))),
  );
  return heated && jars && isShelved ? [heated] : [];
}

const STORED = /\b(?:stor(?:e|ed|ing)|keep|keeps|kept|guard\w*|conserv\w*)\b/;

/** Returns whether a recipe is of food without acid: by its name, its first row, or meat in any. */
function isLowAcid({ names, rows }: Pick<RecipeSentences, "names" | "rows">): boolean {
  return (
    names.slice(0, 1).some(({ plain }) => LOW_ACID.test(plain)) ||
    rows.slice(0, 1).some(({ plain }) => LOW_ACID.test(plain)) ||
    rows.some(({ plain }) => OF_ANIMAL.test(plain))
  );
}
