import type { Danger } from "../recipe/examination.ts";
import { homeCanning } from "./home-canning.ts";
import { unsafeOil } from "./infused-oil.ts";
import type { RecipeSentence, RecipeSentences } from "./recipe-sentences.ts";
import { HOURS, isChilled, isStored, UNREFRIGERATED, WEEKS } from "./storage-terms.ts";

const RICE =
  /(?<!\b(?:vino|vinagre|fideos|papel|harina|obleas) de )\b(?:rice|risotto|pilaf|biryani|paella|arroz)\b(?! (?:wine|vinegar|flour|paper|noodles))/;
const WARM =
  /\b(?:warm|lukewarm|tepid|rice cooker|in the pot|templad[oa]|tibi[oa]|caliente|arrocera|fuego apagado|en la (?:olla|cazuela))\b/;
/** Sentences about rice that is not cooked yet, acid, or hot enough. */
const NOT_COOKED_RICE =
  /\b(?:soak\w*|remoj\w*|raw|uncooked|crudo|dough|batter|flour|masa|6[0-9] ?°|7\d ?°|sourdough|ferment\w*|vinegar|vinagre|slow cooker|olla lenta|coccion lenta|(?:a fuego|al) minimo|oven|horno|keep[- ]warm (?:mode|function|setting)|modo caliente)\b/;

/** Cooked and raw food in which bacteria grow within hours. */
const PERISHABLE =
  /\b(?:chicken|turkey|duck|goose|pork|beef|lamb|meat|mince|bird|fish|salmon|prawns?|shrimps?|mussels|seafood|(?:boiled|cooked|peeled|cracked|beaten) eggs?|mayo(?:nnaise)?|aioli|custard|stews?|soups?|casseroles?|curry|ragu|bolognese|chill?i con carne|gravy|broth|stock(?! cubes?)|stuffing|quiche|lasagne|(?:potato|pasta|tuna|egg|rice) salad|(?:baked|cooked|boiled|foil[- ]wrapped|jacket) potato(?:es)?|cooked (?:pasta|beans|lentils)|pollo|pavo|pato|cerdo|ternera|cordero|carne|pescado|ave|salmon|gambas|mejillones|marisco|huevos? (?:duros?|cocidos?|batidos?)|mayonesa|alioli|natillas|guiso|estofado|sopa|caldo|relleno|ensaladilla|lasana|croquetas|tortilla de patatas|lentejas)\b/;
/** Food that may stand, or that cooks meanwhile. */
const MAY_STAND =
  /\b(?:dough|batter|bread|rolls?|pastry|butter(?! chicken)|starter|flour|cheese|cake|cookies|biscuits|dried|air[- ]dr\w*|dry[- ](?:cure|age|rub)\w*|jerky|salted|cured?|smok\w*|pickl\w*|vinegar|ferment\w*|(?:to|let it|let) (?:simmer|cook|bubble|stew)|simmering|cooking|low heat|slow cooker|boiled eggs dyed|egg whites? for macarons?|room temperature (?:stock|broth|eggs|butter)|stock cubes?|masa(?! de (?:pollo|carne|pescado|jamon|croquetas?|albondigas?))|mantequilla|(?:el|del|de|con) pan|levadura|queso|bizcocho|galletas|jamon|salad[oa]s?|curad[oa]s?|ahumad[oa]s?|vinagre|fuego (?:lento|bajo|suave)|cociendo\w*|que (?:se )?(?:cueza|haga|cocine))\b/;
/** Names of dry or made foods that are called after meat or a soup. */
const NON_PERISHABLE =
  /\b(?:seasoning|spices?|rub|powder|mix|masala|paste|salt|crackers?|cookies|biscuits|croutons|bread|crisps|chips|bouillon|cubes?|pastry|dough|especias|sazonador|galletas|pan|polvo|picatostes)\b/;

/**
 * Finds ways of keeping food in which it becomes poisonous; from the advice of the CDC on home canning and of the FSA and
 * AESAN on oils, rice and cooling. A sentence that names no food is of what the recipe's name says.
 */
export function unsafeStorage(sentences: RecipeSentences): Danger[] {
  const { names, rows, steps } = sentences;
  const [name] = names;
  const isOf = (food: RegExp, of = name) =>
    of !== undefined && food.test(of.plain) && !NON_PERISHABLE.test(of.plain);
  const isOfRice = isOf(RICE) || isOf(RICE, rows[0]);
  return [
    ...unsafeOil(sentences),
    ...[...names, ...steps].filter((each) => isRiceLeftWarm(each, isOfRice)).map(as("rice-kept-warm")),
    ...homeCanning(sentences),
    ...[...names, ...steps].filter((each) => isLeftStanding(each, isOf(PERISHABLE))).map(as("left-standing")),
  ];
}

const as =
  (code: Danger["code"]) =>
  ({ where, quote }: RecipeSentence): Danger => ({ code, where, quote });

function isRiceLeftWarm({ plain }: RecipeSentence, isRiceDish: boolean): boolean {
  if (!RICE.test(plain) && !(isRiceDish && !PERISHABLE.test(plain))) return false;
  if (NOT_COOKED_RICE.test(plain) || isChilled(plain)) return false;
  return isStored(plain) && (UNREFRIGERATED.test(plain) || WARM.test(plain)) && HOURS.test(plain);
}

function isLeftStanding({ plain }: RecipeSentence, isPerishable: boolean): boolean {
  if (!(PERISHABLE.test(plain) || isPerishable) || MAY_STAND.test(plain) || isChilled(plain)) return false;
  return isStored(plain) && UNREFRIGERATED.test(plain) && (HOURS.test(plain) || WEEKS.test(plain));
}
