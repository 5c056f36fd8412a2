import type { Danger } from "../recipe/examination.ts";
import { cooksLater, isAsEaten, isCookedOn } from "./cooked-on.ts";
import { firstFood, foodIn, foodOf } from "./meats.ts";
import { byStep, isDenied, type RecipeSentences } from "./recipe-sentences.ts";
import { isSaidOfMeat, namesOther } from "./state-of-meat.ts";
import { servesUsedMarinade } from "./used-marinade.ts";

const INSIDE = "(?:middles?|cent(?:re|er)s?|insides?|interiors?|cores?|hearts?)";
const INSIDE_ES =
  "(?:por dentro|por el centro|en (?:el|su) (?:centro|medio|interior)|al centro|junto al hueso)";
const MEAT = "(?:minced?|ground|chicken|turkey|duck|pork|poultry|meat)";
const MEAT_ES = "(?:pollo|pavo|pato|cerdo|carne picada)";
const RAW_DISH = "(?:tartare?|sashimi|carpaccio|ceviche|sushi)";

/**
 * Words for meat that is not cooked through. In the middle of a recipe they are harmless where it cooks on; their last
 * word is an adjective of the meat, not of another food.
 */
const UNDERDONE = [
  /\b(?:pink(?:ish)?|rosy|blush(?:ing)?|medium[- ]rare|(?<!it's |it is )rare|bloody|underdone|undercooked|half[- ]cook(?:ed)?|half[- ]raw)\b/g,
  /\b(?:rosad[oa]s?|rosit[ao]s?|sonrosad[oa]s?|poco hech[oa]s?|(?:medio|semi) ?crud[oa]s?|sangrantes?|sanguinolent[oa]s?|a medio (?:hacer|cocer|asar))\b/g,
  new RegExp(
    `\\b${INSIDE}\\b(?:(?! not? | never )[^.,;]){0,30}\\b(?:raw|red|pink|bloody|translucent|rosy|rose|uncooked|underdone)\\b`,
    "g",
  ),
  new RegExp(
    `\\b(?:raw|red|translucent|see-through|uncooked|rose)(?= (?:(?:in|at|on|near|by|around) (?:the|its|their) (?:very )?(?:${INSIDE}|bones?)|inside|within)\\b)`,
    "g",
  ),
  /\b(?:still|slightly|a little|a bit|left|leav(?:e|es|ing)|stay(?:s|ing)?|remain(?:s|ing)?|keep(?:s|ing)?) (?:\w+ ){0,3}(?:raw|uncooked)\b/g,
  /\b(?:still|leav(?:e|es|ing)|stay(?:s|ing)?|remain(?:s|ing)?|keep(?:s|ing)?) (?:\w+ ){0,2}red\b/g,
  /\b(?:when|stays?|served?|just|be|is|nicely|until|still|slightly|cooked|keep|leave)(?: \w+)? rose(?=$|[.,;!)]| (?:in|inside|at)\b)/g,
  /\b(?:cook|serve|fry|grill|sear|keep|leave|burgers?|patties)(?:e?d)?(?: \w+){0,3} blue(?=$|[.,;!]| (?:inside|in the)\b)/g,
  /\b(?:not|isn't|aren't) (?:yet )?(?:quite |fully |completely |entirely |all the way )?(?:cooked|done)(?: through| all the way)?\b/g,
  new RegExp(`\\b(?:crud(?:it)?|roj)[oa]s? ${INSIDE_ES}\\b|\\brosas? ${INSIDE_ES}\\b`, "g"),
  /\b(?:pollo|pavo|pechugas?|cerdo|hamburguesas?|carne|dejal[oa]s?|sirvel[oa]s?|hazl[oa]s?)(?: \w+){0,2} al punto\b(?! (?:de|que|deseado|adecuado|justo))/g,
  /\b(?:centro|interior|dentro)\b(?:(?! no | ni | deje| pierda)[^.,;]){0,25}\b(?:crud(?:it)?[oa]|roj[oa]|rosa)\b/g,
  /\b(?:aun|todavia|algo|un poco|ligeramente|casi|medio) crud[oa]s?\b|\b(?:no (?:este|esten|se haga|se hagan|quede|queden)|sin hacer(?:se)?) (?:hech[oa]s? |cocid[oa]s? )?del todo\b|\bno lleg\w+ a (?:hacer|cocer|cocinar|asar)se\b/g,
  /\b(?:sell|marc)\w+\b[^.;]{0,40}\bvuelta y vuelta\b|\b(?:solo|apenas) (?:\w+ ){0,2}vuelta y vuelta\b/g,
  /\bblood(?:y)?(?: \w+){0,2} (?:at|near|around|by|along|next to) the bones?\b|\bsangre (?:junto al?|en el|cerca del|pegada al) huesos?\b|\b(?:sale|suelta|salga|suelte|queda|quede) (?:un poco de |algo de |algo )?sangre\b|\b(?:runs?|running|drip\w*|ooz\w*) (?:\w+ )?(?:with )?blood\b|\bblood (?:runs|comes|oozes|seeps)\b|\b(?:a little|a bit of|some) blood\b/g,
  /\b(?:use|mix|stir|add|fold)(?: \w+){0,4} raw(?=$|[.;!])/g,
] as const;

/** Words for meat that is eaten raw, whatever follows. */
const EATEN_RAW = [
  /\b(?:serv|eat|enjoy|tast|spread|try)\w*\b[^.,;]{0,40}\b(?:raw|uncooked)\b/g,
  new RegExp(`\\braw ${MEAT}(?: \\w+){0,2} (?:${RAW_DISH}|on toast|on bread)\\b`, "g"),
  /\b(?:sirv\w*|com(?:e|en|er|ed|el[oa]s?)|unt(?:a|ar|al[oa]s?)|prueb\w*|probar)\b[^.,;]{0,40}\b(?:crud[oa]s?|sin (?:cocinar|cocer|asar))\b/g,
  new RegExp(
    `\\b(?:${MEAT}|${MEAT_ES})(?: \\w+){0,2} ${RAW_DISH}\\b|\\b${RAW_DISH} (?:of|de) (?:${MEAT}|${MEAT_ES})\\b`,
    "g",
  ),
  new RegExp(`\\bcrud[oa]s?\\b[^.,;]{0,40}\\b${RAW_DISH}\\b`, "g"),
] as const;

/** Words for meat that is not cooked at all, before words that limit it. */
const UNCOOKED = [
  new RegExp(
    `\\b(?:no need to (?:cook|heat)|does(?:n't| not) need (?:to be cooked|cooking)|(?:do(?:n't| not) cook|without cooking) (?:it|them|the ${MEAT}))\\b`,
  ),
  /\b(?:no (?:hace falta|es necesario|hay que|necesita) (?:cocinar|cocer|coccion)\w*|sin (?:cocinar|cocer)l[oa]s?)\b/,
] as const;
const LIMITED =
  /^ (?:\w+ )?(?:yet|for|too|long|longer|over|past|on high|until|at|in|all|completely|fully|from|any|more|through|beyond|again|mucho|demasiado|tanto|mas|del todo)\b|\b(?:first|before\w*|ahead|separately|antes|previamente|primero|aparte|por separado)\b/;

/** Raw meat that is served in a sentence which heats nothing. */
const RAW_MEAT = new RegExp(`\\braw (?:\\w+ )?(?:${MEAT}|mixture)\\b|\\b${MEAT_ES}(?: \\w+)? crud[oa]s?\\b`);
const SERVED =
  /\b(?:serve[ds]?|eat(?:en)?|on (?:bread|toast|rye|crackers|rolls)|sirv\w*|com(?:e|er)|sobre (?:pan|tostadas)|en (?:pan|tostadas))\b/;
const HEATED =
  /\b(?:cook|fr(?:y|ied)|bak|roast|grill|simmer|boil|sear|brown|oven|pan\b|heat|until|coc|cuec|fri|fre|horn|as[ae]\b|asar|plancha|hierv|herv|dor|saltea|guis|sarten|calient|hasta)\w*/;

/** Half cooked meat that is kept for another day. */
const PART_COOKED =
  /\b(?:part(?:ly|ially)?|half|par)[- ]?(?:cook|roast|bake|grill|bbq)\w*\b|\b(?:a medias|a medio (?:hacer|cocer|asar)|medio hech[oa]s?)\b/;
const ANOTHER_DAY =
  /\b(?:tonight|tomorrow|next (?:day|morning|evening)|day (?:before|ahead)|overnight|manana|dia (?:siguiente|antes|anterior)|noche anterior)\b/;
/** Leftovers that are not heated through. */
const LUKEWARM =
  /\b(?:reheat\w*|warm|heat|recalient\w*|recalent\w*|calient\w*)\b[^.;]{0,50}\b(?:lukewarm|tepid|barely warm|tibi[oa]s?|templad[oa]s?)\b/;

/** Sentences that speak of other things: hygiene, cooked meat's colour, other meat. */
const HARMLESS =
  /\b(?:until (?:it is |they are |just )?(?:barely |faintly )?no longer|wash|clean|separate|knife|knives|board|tabla|lava\w*|smok(?:e|ed) ring|marinat\w* (?:the )?raw|eggs? stays? raw|huevos? quedan? crud|beef|steak|tuna|salmon|lamb|venison|ternera|solomillo de (?:ternera|vaca)|atun|cordero|chuleton|entrecot|food poisoning|salmonella|(?:make|makes) (?:you|people) (?:ill|sick))\b/;
/** What to do where the meat turns out raw. */
const CONDITION =
  /\b(?:if (?:it|they|the \w+|any|there|you)\b[^.]{0,40}\b(?:pink|raw|rare|bloody|blood|not|undercooked)|si (?:[^.,]{0,30} )?(?:aun|todavia|queda\w*|sigue\w*|esta\w*|ves|sale|suelta|no)[^.]{0,40}(?:rosad|crud|hech|sangr)\w*)\b/;
/** Words that make a condition or a denial harmless: "don't worry if it is pink". */
const REASSURED =
  /\b(?:(?:don't|do not|no need to|never) (?:worry|panic|mind)|(?:doesn't|does not) matter|no matter|(?:not a|no) problem|never mind|(?:is|are|it's|that's) (?:\w+ )?(?:fine|ok|okay|good|safe|alright|normal|perfect)|no (?:te preocupes|importa|pasa nada)|da igual|no (?:es|hay) (?:ningun )?problema|es normal|tranquil[oa])\b/;

const CHARACTERS_AFTER = 40;

const MINCE =
  /\b(?:mince[d]?|ground|burgers?|hamburgers?|meat ?balls?|meat ?loa(?:f|ves)|kofta|picada|molida|hamburguesas?|albondigas?)\b/;
const MINCED_BEEF =
  /\b(?:minced|ground) (?:beef|lamb|veal)\b|\b(?:beef|lamb) (?:mince|burgers?|meat ?balls?)\b|\b(?:carne|ternera|cordero|hamburguesas?) (?:picada|molida|de (?:ternera|vacuno|cordero))(?: de (?:ternera|vacuno|cordero))?\b/g;
/** The name of the dish, which is beef only where no other meat follows. */
const STEAK_TARTARE = /\bsteak tartare?\b/g;

/** Finds poultry, minced meat, rabbit and pork that a step leaves pink or raw. */
export function undercookedMeat({ names, rows, steps }: RecipeSentences): Danger[] {
  const known = foodOf({ names, rows });
  const isCookedLater = cooksLater(steps);
  return [names, ...byStep(steps)].flatMap((sentences) => {
    const ofStep = firstFood(sentences) ?? known;
    return sentences.flatMap((sentence) => {
      const { plain, where, quote } = sentence;
      if (!isUnderdone(plain, isCookedLater.has(sentence))) return [];
      const own = foodIn(plain);
      const food = own && !own.isBeside ? own : ofStep;
      if (!food || (food.celsius === 0 && !MINCE.test(plain))) return [];
      if (HARMLESS.test(plain.replace(MINCED_BEEF, "mince").replace(STEAK_TARTARE, "tartare"))) return [];
      return [{ code: "undercooked" as const, where, quote }];
    });
  });
}

function isUnderdone(plain: string, isCookedLater: boolean): boolean {
  const isReassured = REASSURED.test(plain);
  if (CONDITION.test(plain) && !isReassured) return false;
  if (shows(EATEN_RAW, plain, isReassured).length > 0 || isLukewarm(plain)) return true;
  if (servesUsedMarinade(plain) && !(isCookedLater && !isAsEaten(plain))) return true;
  if (staysUncooked(plain)) return true;
  if (RAW_MEAT.test(plain) && SERVED.test(plain) && !HEATED.test(plain))
    return !/\b(?:not|never|no|nunca)\b/.test(plain);
  if (PART_COOKED.test(plain) && ANOTHER_DAY.test(plain) && (foodIn(plain)?.celsius ?? 0) > 0) return true;
  return shows(UNDERDONE, plain, isReassured).some((end) => !isCookedOn(plain, end, isCookedLater));
}

function isLukewarm(plain: string): boolean {
  return LUKEWARM.test(plain) && foodIn(plain)?.isBeside !== true;
}

function staysUncooked(plain: string): boolean {
  return UNCOOKED.some((pattern) => {
    const match = pattern.exec(plain);
    if (!match || isDenied(plain, match.index, match.index + match[0].length)) return false;
    const after = plain.slice(
      match.index + match[0].length,
      match.index + match[0].length + CHARACTERS_AFTER,
    );
    return !LIMITED.test(after) && !namesOther(after);
  });
}

/** Returns the ends of the phrases that these patterns find of meat and that are not denied. */
function shows(patterns: readonly RegExp[], plain: string, isReassured: boolean): number[] {
  return patterns
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .filter(({ 0: { length }, index }) => {
      const end = index + length;
      if (!isSaidOfMeat(plain, index, end)) return false;
      return isReassured || !isDenied(plain, index, end);
    })
    .map(({ 0: { length }, index }) => index + length);
}
