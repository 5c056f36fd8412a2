import { firstFood, foodIn } from "./core-temperatures.ts";
import type { Danger } from "../recipe/examination.ts";
import { byStep, isDenied, type RecipeSentence, type RecipeSentences } from "./recipe-sentences.ts";

/** Words for meat that is not cooked through. */
const UNDERDONE = [
  /\b(?:pink(?:ish)?|rosy|blush(?:ing)?|medium[- ]rare|rare|bloody|underdone|undercooked|half[- ]cooked)\b(?! (?:salt|pepper\w*|himalayan|lad(?:y|ies)|grapefruit|onions?|beans?|lemonade|sauce|gin|fir|breed|wine))/,
  /\b(?:rosad[oa]s?|rosit[ao]s?|sonrosad[oa]s?|poco hech[oa]s?|(?:medio|semi) ?crud[oa]s?|sangrantes?|sanguinolent[oa]s?)\b(?! del himalaya)/,
  /\braw (?:in|at|on) the (?:middle|inside|centre|center)\b|\b(?:still|left|slightly|a little|a bit|stays?|remains?) (?:\w+ )?raw\b|\braw inside\b/,
  /\bcrud[oa]s? (?:por dentro|en el (?:centro|medio|interior)|al centro)\b|\b(?:aun|todavia|algo|un poco|ligeramente) crud[oa]s?\b/,
  /\b(?:serve|eat|enjoy|taste|spread|use|mix|season)\b[^.,;]{0,40}\braw\b(?! (?:onions?|garlic|vegetables?|carrots?|cabbage|spinach|fennel|egg yolk|sugar|honey))|\braw (?:minced?|ground|chicken|turkey|duck|pork|poultry)(?: \w+){0,2} (?:tartare|sashimi|carpaccio|ceviche|on toast|on bread)\b/,
  /\b(?:sirve|servir|come|comer|unta|untar|prueba|mezcla\w*)\b[^.,;]{0,40}\bcrud[oa]s?\b(?! (?:con (?:la )?(?:cebolla|verdura)))/,
  /\b(?:no need to (?:cook|heat)|does(?:n't| not) need (?:to be cooked|cooking)|do(?:n't| not) cook (?:it|them|the (?:chicken|turkey|meat|mince|pork|duck))|without cooking (?:it|them|the (?:chicken|turkey|meat|mince|pork|duck)))\b/,
  /\b(?:no (?:hace falta|es necesario|hay que|necesita) (?:cocinar|cocer|hacer|coccion)\w*|sin (?:cocinar|cocer)l[oa]s?)\b/,
  /\b(?:chicken|turkey|duck|pork|pollo|pavo|pato|cerdo)(?: \w+){0,2} (?:tartare?|sashimi|carpaccio|ceviche)\b|\b(?:tartare?|sashimi|carpaccio|ceviche) (?:of|de) (?:chicken|turkey|duck|pork|pollo|pavo|pato|cerdo)\b/,
  /\bblood(?:y)?(?: \w+){0,2} (?:at|near|around|by|along|next to) the bones?\b|\bsangre (?:junto al?|en el|cerca del|pegada al) huesos?\b/,
  /\bcrud[oa]s?\b[^.,;]{0,40}\b(?:tartare?|carpaccio|sashimi|ceviche)\b/,
] as const;

/** Sentences that speak of other things: cooking on, hygiene, cooked meat's colour, other foods. */
const HARMLESS =
  /\b(?:if (?:it|they|the \w+|any|there)\b[^.]{0,40}\b(?:pink|raw|rare|bloody)|until (?:it is |they are |just )?(?:barely |faintly )?no longer|si (?:[^.,]{0,30} )?(?:aun|todavia|queda\w*|sigue\w*|esta\w*|ves)[^.]{0,40}(?:rosad|crud)\w*|wash|clean|separate|knife|knives|board|tabla|lava\w*|smok(?:e|ed) ring|(?:sauce|icing|glaze|dough|cream|yoghurt|water|prawns?|shrimps?|beetroots?|salsa|glaseado|masa|crema|agua|gambas?|langostinos?|remolachas?)\b[^.,;]{0,20}\b(?:pink|rosad[oa]s?)|marinat\w* (?:the )?raw|eggs? stays? raw|huevos? quedan? crud|beef|steak|tuna|salmon|lamb|venison|ternera|solomillo de (?:ternera|vaca)|atun|cordero|chuleton|entrecot)\b/;
const MINCE =
  /\b(?:mince[d]?|ground|burgers?|hamburgers?|meat ?balls?|meat ?loa(?:f|ves)|kofta|picada|molida|hamburguesas?|albondigas?)\b/;

/** Finds poultry, minced meat, rabbit and pork that a step leaves pink or raw. */
export function undercookedMeat({ names, rows, steps }: RecipeSentences): Danger[] {
  const known = firstFood(names) ?? firstFood(rows);
  return [names, ...byStep(steps)].flatMap((sentences) => {
    const underdone = sentences.filter(isUnderdone);
    if (underdone.length === 0) return [];
    const ofStep = firstFood(sentences) ?? known;
    return underdone.flatMap(({ plain, where, quote }) => {
      const food = foodIn(plain) ?? ofStep;
      if (!food || (food.celsius === 0 && !MINCE.test(plain))) return [];
      if (HARMLESS.test(plain.replace(MINCED_BEEF, "mince"))) return [];
      return [{ code: "undercooked" as const, where, quote }];
    });
  });
}

const MINCED_BEEF =
  /\b(?:minced|ground) (?:beef|lamb|veal)\b|\b(?:beef|lamb) (?:mince|burgers?|meat ?balls?)\b|\b(?:carne|ternera|cordero|hamburguesas?) (?:picada|molida|de (?:ternera|vacuno|cordero))(?: de (?:ternera|vacuno|cordero))?\b/g;

function isUnderdone({ plain }: RecipeSentence): boolean {
  return UNDERDONE.some((pattern) => {
    const match = pattern.exec(plain);
    return match !== null && !isDenied(plain, match.index, match.index + match[0].length);
  });
}
