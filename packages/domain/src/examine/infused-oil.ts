import type { Danger } from "../recipe/examination.ts";
import type { RecipeSentence, RecipeSentences } from "./recipe-sentences.ts";
import { CUPBOARD, HOURS, isChilled, isStored, UNREFRIGERATED, WEEKS } from "./storage-terms.ts";

/** What brings spores of botulism into oil: garlic, fresh herbs and chillies, vegetables. */
const FRESH =
  /\b(?:garlic|cloves|herbs?|basil|rosemary|thyme|oregano|sage|parsley|chill?i(?:es|s)?|peppers|mushrooms?|aubergines?|eggplants?|tomatoes|ajos?|hierbas?|albahaca|romero|tomillo|oregano|salvia|perejil|guindillas? frescas?|chiles? frescos?|pimientos|setas|champinones|berenjenas?|tomates)\b(?![- ]free)/;
const DRIED =
  /\b(?:dried|dry|dehydrated|ground|powdered) (?:\w+ ){0,2}(?:garlic|herbs?|basil|rosemary|thyme|oregano|sage|chill?i(?:es|s)?|mushrooms?)\b|\b(?:garlic|chill?i|onion) (?:powder|flakes|granules)\b|\b(?:ajos?|hierbas|romero|tomillo|oregano|guindillas?|setas) (?:sec[oa]s?|en polvo|molid[oa]s?)\b/g;
const OIL = /\b(?:oil|aceite|confit|confitad[oa]s?)\b/;
const ACID =
  /\b(?:vinegar|lemon juice|lime juice|citric|acidified|pickl\w*|brine|vinagre|zumo de limon|jugo de limon|citrico|encurtid\w*|escabeche)\b/;
/** Oil that is made to be kept, as names say it. */
const INFUSED =
  /\b(?:pesto|pistou|(?:garlic|herb\w*|basil|rosemary|chill?i|infused|flavou?red|mushroom|aubergine)(?: \w+)? (?:oil|confit)|oil (?:infused|flavou?red) with|confit (?:of )?garlic|(?:preserved|kept|stored|packed|marinated) in (?:olive )?oil|aceite (?:(?:de oliva )?(?:aromatizado|infusionado|macerado)|(?:de|con|al) (?:\w+ )?(?:ajos?|hierbas|albahaca|romero|guindillas?))|ajos? confitad[oa]s?|confit de ajos?|(?:ajos?|pimientos|setas|champinones|berenjenas|alubias|tomates) en aceite)\b/;
/** What rows of such oil have beside it. */
const BESIDE =
  /\b(?:salt|pepper(?:corns)?|bay|spices?|seeds?|peel|zest|lemon|sugar|onion|capers|olives|anchov\w*|sal|pimienta|laurel|especias?|semillas|piel|limon|azucar|cebolla|cayena|guindillas?|flakes|nuts|walnuts|almonds|cheese|parmesan|nueces|pinones|queso|parmesano|alcaparras|aceitunas)\b/;

/**
 * Finds garlic, herbs or vegetables in oil that are kept at room temperature or for weeks, by the sentence that keeps
 * them, whether it names them or is of a recipe that makes such oil.
 */
export function unsafeOil({ names, rows, steps }: RecipeSentences): Danger[] {
  const isOfOil = isInfusedOil({ names, rows });
  return [...names, ...steps]
    .filter(({ plain: written }) => {
      const plain = written.replace(DRIED, " ");
      const isNamed = FRESH.test(plain) && OIL.test(plain);
      return (isNamed || isOfOil) && isStoredUnsafely(plain, isNamed) && !ACID.test(plain);
    })
    .map(({ where, quote }) => ({ code: "oil-kept", where, quote }));
}

/**
 * Returns whether a sentence keeps something in a warm place for days, or for weeks without a word of the cold; in
 * the refrigerator, for weeks where it names the oil.
 */
function isStoredUnsafely(plain: string, isNamed: boolean): boolean {
  if (!isStored(plain)) return false;
  if (isChilled(plain))
    return isNamed && /\b(?:weeks|months?|semanas|mes(?:es)?)\b/.test(plain) && !FROZEN.test(plain);
  if (CUPBOARD.test(plain) || WEEKS.test(plain)) return true;
  return UNREFRIGERATED.test(plain) && HOURS.test(plain);
}

const FROZEN = /\b(?:freez\w*|frozen|congel\w*|(?:a|one|1|un|una) (?:week|semana))\b/;

/** Returns whether a recipe makes oil with fresh garlic, herbs or vegetables, and nothing that is cooked in it. */
function isInfusedOil({ names, rows }: Pick<RecipeSentences, "names" | "rows">): boolean {
  const listed = rows.map(({ plain }) => plain.replace(DRIED, " flakes "));
  if ([...names, ...rows].some(({ plain }) => ACID.test(plain))) return false;
  const isFresh = listed.some((row) => FRESH.test(row));
  const isOnlyOil =
    listed.some((row) => OIL.test(row)) &&
    listed.every((row) => FRESH.test(row) || OIL.test(row) || BESIDE.test(row));
  return isFresh && (isOnlyOil || (isNamedOil(names) && listed.length <= MOST_ROWS));
}

const MOST_ROWS = 8;

const isNamedOil = (names: readonly RecipeSentence[]) =>
  names.slice(0, 1).some(({ plain }) => INFUSED.test(plain));
