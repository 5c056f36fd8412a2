import type { Danger } from "../recipe/examination.ts";
import { isHeated } from "./heat.ts";
import type { RecipeSentence, RecipeSentences } from "./recipe-sentences.ts";

/** Beans of other plants, green pods, and beans that hold down a crust. */
const OTHER_BEANS =
  /\b(?:black[- ]eyed|mung|adzuki|aduki|soya?|broad|fava|garbanzo|green|runner|french|string|coffee|cocoa|cacao|vanilla|jelly|tonka|castor|baking) (?:beans?|peas?)\b|\bbeans? sprouts?\b|\bjudias verdes\b|\bfrijol(?:es)? mungo\b|\bbrotes de \w+\b|\b(?:pie|pastry) (?:weights|case|shell)\b|\bblind\b|\bparchment\b/;
const KIDNEY_BEANS =
  /\b(?:(?:red |white |dried )?kidney beans?|rajma|cannellini(?: beans?)?|(?:alubias?|judias?|frijol(?:es)?|habichuelas?|porotos?|caraotas?) (?:\w+ )?(?:roj[oa]s?|pintas?|colorad[oa]s?)|caparrones)\b/;
/** Beans that are not cooked yet. */
const DRY_BEANS =
  /\b(?:dried|dry|raw|uncooked|soaked|unsoaked) (?:\w+ ){0,2}(?:beans?|rajma|cannellini)\b|\b(?:beans?|rajma|cannellini),? (?:\w+ )?(?:\()?(?:dried|dry|raw|uncooked|soaked)\b|\b(?:alubias?|judias?|judiones|frijol(?:es)?|habichuelas?|porotos?|caraotas?|caparrones|fabes)(?: \w+){0,2},? (?:sec[oa]s?|crud[oa]s?|remojad[oa]s?|sin cocer)\b/;
const READY =
  /\b(?:tins?|tinned|cans?|canned|jars?|jarred|drained|cooked|boiled|rinsed and drained|bote|botes|lata|latas|conserva|cocid[oa]s?|escurrid[oa]s?|pre-?cooked|from a (?:tin|can|jar)|packet)\b/;
const NOT_READY = /\b(?:un|not |pre-?soaked|sin )(?:cooked|boiled|cocer)\b/g;

const SLOW_COOKER =
  /\b(?:slow[- ]?cook(?:er|ed|ing)?|crock ?-?pot|(?:cook|leave|simmer|hours?)(?: \w+){0,3} on low|low (?:heat setting|for \d+ hours)|slowcooker|crockpot|olla (?:de coccion )?lenta|coccion lenta)\b/;
/** Full boiling for ten minutes, which destroys the lectin; a pressure cooker does it too. */
const BOILED =
  /\b(?:boil(?:ed|ing|s)?|rolling boil|pressure[- ]cook\w*|instant pot|hierv\w*|hervir\w*|hervid[oa]s?|hervor|ebullicion|olla (?:a presion|express?|rapida))\b/;
const NOT_BOILED =
  /\b(?:no|not|don't|without|never|instead of|avoid\w*|below|under|short of|off|sin|nunca|evita\w*|debajo|en (?:vez|lugar) de) (?:\w+ ){0,4}(?:boil\w*|herv\w*|hierv\w*|ebullicion)\b|\b(?:with|in|pour\w*|over) boiling (?:hot )?water(?= (?:over|and (?:leave|soak|stand)))|\b(?:cover|pour)\w* (?:\w+ ){0,3}(?:with )?boiling (?:hot )?water\b/g;
/** A boil that is too short: before a slow cooker nothing hot follows it. */
const SHORT_BOIL =
  /\b(?:boil\w*|hierv\w*|hervir)(?: \w+){0,4} (?:[1-8]|a|one|two|three|four|five|couple of|un|dos|tres|cuatro|cinco) (?:minutes?|mins?|minutos?)\b/;
/** Ways of eating beans that were never hot enough, in a sentence that names them or in a recipe of dried ones. */
const RAW_DISH =
  /\b(?:without (?:cooking|boiling)|no cooking|just soak|soak(?:ed)? (?:only|overnight and (?:add|eat|serve|toss|mix))|(?:serve|eat|toss|add|mix|use|blend)(?: \w+){0,3} raw(?=$|[.,;!]| (?:in|into|with|as|on)\b)|raw (?:\w+ )?beans|sprout(?:ed)?|unsoaked|(?:at|to|a) (?:about |unos )?[4-9]\d ?(?:°|degrees?|grados?)|sin remojar|sin (?:cocer|cocinar)|sin que (?:\w+ )?hierva|crud[oa]s(?=$|[.,;!]| (?:en|con)\b)|solo (?:en remojo|remojadas)|(?:not|never|don't|without|below|under|short of)(?: \w+){0,3} boil(?:ing)?(?! (?:dry|over)))\b/;

/** Finds dried kidney beans that never boil: in a slow cooker, below the boil, or raw. */
export function unboiledBeans({ names, rows, steps }: RecipeSentences): Danger[] {
  const sentences = [...names, ...rows, ...steps];
  const ofBeans = sentences.filter(({ plain }) => !OTHER_BEANS.test(plain));
  const dry = ofBeans.find(
    ({ plain }) => DRY_BEANS.test(plain) && !READY.test(plain.replace(NOT_READY, " ")),
  );
  const beans = dry ? [dry] : ofBeans.filter(({ plain }) => KIDNEY_BEANS.test(plain));
  if (beans.length === 0 || beans.some(({ plain }) => !DRY_BEANS.test(plain) && READY.test(plain))) return [];
  const isSlow = sentences.some(({ plain }) => SLOW_COOKER.test(plain));
  if (sentences.some(({ plain }) => isBoiled(plain, isSlow))) return [];
  const risky = firstRisk(sentences, dry, steps);
  return risky ? [{ code: "dried-beans", where: risky.where, quote: risky.quote }] : [];
}

function isBoiled(plain: string, isSlow: boolean): boolean {
  return BOILED.test(plain.replace(NOT_BOILED, " ")) && !(isSlow && SHORT_BOIL.test(plain));
}

/** Returns the first sentence by which beans stay dangerous; their own where nothing is heated. */
function firstRisk(
  sentences: readonly RecipeSentence[],
  dry: RecipeSentence | undefined,
  steps: readonly RecipeSentence[],
): RecipeSentence | undefined {
  const isOfSteps = steps.some(({ plain }) => plain.split(" ").length > 2);
  return (
    sentences.find(({ plain }) => SLOW_COOKER.test(plain)) ??
    sentences.find(
      ({ plain, where }) =>
        where.part === "step" && (dry !== undefined || KIDNEY_BEANS.test(plain)) && RAW_DISH.test(plain),
    ) ??
    (isOfSteps && !steps.some(({ plain }) => isHeated(plain)) ? dry : undefined)
  );
}
