import type { RecipeSentence } from "./recipe-sentences.ts";

/** Words after a state of meat that say that it cooks on. */
const COOKS_ON =
  /\b(?:finish\w*|continu\w*|cooks? (?:on|through|further|more|again|later|in the|once)|(?:will|'ll) (?:\w+ ){0,2}cook|(?:then|before|and) (?:\w+ ){0,2}(?:simmer|bak|roast|brais|stew|cook|return|transfer|fry|grill|boil)\w*|return\w*|termin\w*|acab\w*|segui\w*|(?:luego|despues|y) (?:\w+ ){0,3}(?:horn|cuec|coc|guis|asa|frie|hierv)\w*|antes de (?:horn|coc|guis|asar)\w*)\b/;
/** Words by which a sentence cooks something. */
const COOKS =
  /\b(?:simmer\w*|bak(?:e|es|ed|ing)|roast(?:s|ed|ing)?|brais\w*|stew(?:s|ed|ing)?|boil\w*|cook(?:s|ed|ing)?|fry|fries|frying|grill(?:s|ed|ing)?|return\w*|oven|hierv\w*|hervir|cuec\w*|coc(?:er|in\w+)|horn\w*|asa|asar|guis\w*|frie|freir|estof\w*|devuelv\w*|vuelve)\b/;
/** Sentences in which it is as it is eaten. */
const AS_EATEN =
  /\b(?:serve[ds]?|serving|eat(?:en)?|enjoy|should|want|ideal\w*|perfect\w*|best|nicest|delicious|juic\w*|succulent|tender\w*|moist\w*|(?:is|are|it's|that's) (?:\w+ )?(?:fine|ok|okay|safe|normal)|sirv\w*|com(?:e|er)|disfrut\w*|mejor|jugos\w*|tiern\w*|debe\w*|importa|pasa nada)\b/;
/** What is cooked beside the meat. */
const BESIDE =
  /\b(?:rice|pasta|noodles|potato(?:es)?|fries|chips|vegetables|veg|salad|beans|peas|broccoli|carrots?|onions?|mushrooms?|buns?|bread|rolls|tortillas|sauce|gravy|eggs?|couscous|quinoa|arroz|fideos|patatas?|verduras?|ensalada|judias|guisantes|zanahorias?|cebollas?|setas|champinones|pan|panecillos|salsa|huevos?)\b/;
const MEAT =
  /\b(?:chicken|turkey|duck|pork|meat|meat ?balls?|burgers?|patties|mince|sausages?|breasts?|thighs?|pieces|it|them|everything|pollo|pavo|pato|cerdo|carne|pechugas?|muslos?|albondigas?|hamburguesas?|salchichas?|todo)\b/;

/** Returns the sentences of these steps after which the meat is cooked, in any later sentence. */
export function cooksLater(steps: readonly RecipeSentence[]): ReadonlySet<RecipeSentence> {
  const before = new Set<RecipeSentence>();
  let isCooked = false;
  for (const sentence of steps.toReversed()) {
    if (isCooked) before.add(sentence);
    isCooked ||= cooksMeat(sentence.plain);
  }
  return before;
}

/** Returns whether a sentence cooks meat. One or two words are a title, such as "Cook", and say nothing of it. */
function cooksMeat(plain: string): boolean {
  return plain.split(" ").length > 2 && COOKS.test(plain) && (MEAT.test(plain) || !BESIDE.test(plain));
}

/**
 * Returns whether meat cooks on after a state that a sentence gives it.
 *
 * @param end where the words of the state end
 * @param isCookedLater whether a later sentence cooks it
 */
export function isCookedOn(plain: string, end: number, isCookedLater: boolean): boolean {
  return COOKS_ON.test(plain.slice(end)) || (isCookedLater && !isAsEaten(plain));
}

/** Returns whether a sentence says how food is when it is eaten. */
export function isAsEaten(plain: string): boolean {
  return AS_EATEN.test(plain);
}
