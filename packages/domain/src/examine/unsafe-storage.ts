import { dangersBy, type DangerPattern } from "./danger-pattern.ts";
import type { Danger } from "../recipe/examination.ts";
import type { RecipeSentences } from "./recipe-sentences.ts";

const LOW_ACID =
  "(?:green beans?|runner beans?|beans?|peas|corn|sweetcorn|carrots?|beetroots?|beets?|potato(?:es)?|asparagus|mushrooms?|spinach|pumpkin|squash|meat|chicken|beef|pork|fish|tuna|salmon|soup|stew|stock|broth|garlic|peppers?|artichokes?|vegetables|judias(?: verdes)?|guisantes|maiz|zanahorias?|remolachas?|patatas?|esparragos?|setas|champinones|espinacas|calabaza|carne|pollo|ternera|cerdo|pescado|atun|bonito|sopa|guiso|caldo|ajos?|pimientos?|alcachofas?|verduras|garbanzos|lentejas|alubias)";
const JARS =
  "(?:(?:mason |preserving |glass |kilner |sterilised |clean |hot )*jars?|tarros?|botes?|frascos?)";

/**
 * Ways of keeping food in which bacteria make poison; from the advice of the CDC on home canning and of the FSA and
 * AESAN on oils, rice and cooling.
 */
const PATTERNS: readonly DangerPattern[] = [
  {
    code: "oil-kept",
    shows: [
      /\b(?:garlic|herbs?|chill?i(?:es|s)?|basil|rosemary|confit garlic|garlic confit|garlic oil)\b[^.;]{0,80}\b(?:oil)\b[^.;]{0,100}\b(?:room temperature|cupboard|pantry|counter|window ?sill|shelf|(?:for|keeps?(?: for)?|lasts?(?: for)?|up to) (?:\w+ ){0,3}(?:weeks?|months?|year)|dark place|cool place|outside the fridge)\b/,
      /\b(?:garlic|herb|chill?i|basil)(?: \w+)? oil\b[^.;]{0,100}\b(?:room temperature|cupboard|pantry|counter|window ?sill|shelf|(?:for|keeps?(?: for)?|lasts?(?: for)?|up to) (?:\w+ ){0,3}(?:weeks?|months?|year)|dark place|cool place)\b/,
      /\b(?:keep|store|leave|let)\b[^.;]{0,60}\b(?:garlic|herbs)\b[^.;]{0,30}\b(?:in|under|covered with) (?:the |olive )?oil\b[^.;]{0,80}\b(?:room|cupboard|pantry|weeks?|months?|shelf|counter)\b/,
      /\b(?:ajos?|hierbas?|guindillas?|albahaca|romero|aceite de ajo|confit de ajos?)\b[^.;]{0,80}\baceite\b[^.;]{0,100}\b(?:temperatura ambiente|despensa|armario|encimera|alacena|(?:durante|por|hasta|dura\w*|aguanta\w*|se conserva\w*) (?:\w+ ){0,3}(?:semanas?|meses|mes|ano)|lugar (?:oscuro|fresco))\b/,
      /\baceite (?:de|con|al) (?:\w+ )?(?:ajos?|hierbas)\b[^.;]{0,100}\b(?:temperatura ambiente|despensa|armario|encimera|(?:durante|por|hasta|dura\w*|aguanta\w*) (?:\w+ ){0,3}(?:semanas?|meses|mes|ano)|lugar (?:oscuro|fresco))\b/,
    ],
    unless:
      /\b(?:freez\w*|frozen|congel\w*|dried garlic|garlic powder|ajo (?:seco|en polvo)|acidified|vinegar|vinagre|(?:fridge|refrigerator|nevera|frigorifico|refrigerador)[^.;]{0,40}\b(?:(?:a|one|1|two|three|four|five|2|3|4|5|7|seven|un|una|dos|tres|cuatro|cinco|siete) (?:days?|week|dias?|semana)))\b/,
  },
  {
    code: "rice-kept-warm",
    shows: [
      /\brice\b[^.;]{0,90}\b(?:keep|kept|hold|held|stay|stand|leave|left|rest|sit)\b[^.;]{0,60}\b(?:warm|lukewarm|room temperature|counter|rice cooker|on the (?:stove|hob)|out)\b[^.;]{0,60}\b(?:hours?|overnight|all (?:day|night)|until (?:the )?(?:next|evening|tomorrow|dinner)|day)\b/,
      /\b(?:keep|kept|hold|leave|left|let)\b[^.;]{0,40}\brice\b[^.;]{0,80}\b(?:warm|lukewarm|room temperature|counter|rice cooker|on the (?:stove|hob)|out|stand|sit)\b[^.;]{0,60}\b(?:hours?|overnight|all (?:day|night)|until (?:the )?(?:next|evening|tomorrow|dinner)|day)\b/,
      /\brice\b[^.;]{0,60}\b(?:overnight|all night|all day|for (?:\w+ ){0,2}(?:hours|days))\b[^.;]{0,40}\b(?:room temperature|counter|warm|out of the fridge|on the (?:stove|hob))\b/,
      /\barroz\b[^.;]{0,90}\b(?:templado|tibio|caliente|temperatura ambiente|encimera|fuera de la nevera|arrocera|fuego apagado)\b[^.;]{0,60}\b(?:horas?|toda la (?:noche|tarde)|todo el dia|dia siguiente|manana)\b/,
      /\barroz\b[^.;]{0,60}\b(?:toda la noche|todo el dia|varias horas|(?:\w+ ){0,2}horas)\b[^.;]{0,60}\b(?:templado|tibio|caliente|temperatura ambiente|encimera|fuera de la nevera)\b/,
    ],
    unless:
      /\b(?:soak\w*|remojo|raw rice|uncooked rice|arroz crudo|dough|batter|masa|60 ?°|63 ?°|65 ?°|fridge within|refrigerate|chill|frigorifico|sourdough|ferment\w*|(?:en|a) la nevera)\b/,
  },
  {
    code: "home-canning",
    shows: [
      new RegExp(
        `\\b${LOW_ACID}\\b[^.;]{0,90}\\b(?:${JARS})\\b[^.;]{0,90}\\b(?:boiling[- ]water bath|water bath|boil(?:ing)?|bano maria|hierv\\w*|hervir|oven|horno|seal\\w*|pantry|cupboard|shelf|despensa|months?|year|meses|ano|cierr\\w*|vacuum)\\b`,
      ),
      new RegExp(
        `\\b(?:can|preserve|bottle|jar|seal|pack|fill|conserva\\w*|envasa\\w*|llena\\w*|enfrasca\\w*)\\b[^.;]{0,60}\\b${LOW_ACID}\\b[^.;]{0,90}\\b(?:boiling[- ]water bath|water bath|in the oven|bano maria|en el horno|(?:keeps?|store|shelf|pantry|cupboard|despensa|armario)\\b[^.;]{0,40}(?:months?|year|meses|ano)|without (?:a )?pressure|sin (?:olla a )?presion)\\b`,
      ),
      /\b(?:boiling[- ]water bath|water[- ]bath can\w*)\b[^.;]{0,80}\b(?:beans|corn|peas|carrots|meat|chicken|fish|mushrooms|soup|beets?|beetroot)\b/,
      new RegExp(
        `\\b${JARS}\\b[^.;]{0,60}\\b(?:of|with|de|con)(?: \\w+){0,2} ${LOW_ACID}\\b[^.;]{0,80}\\b(?:boil|water bath|bano maria|hierv\\w*|pantry|cupboard|despensa|months?|meses|year|ano)\\b`,
      ),
    ],
    unless:
      /\b(?:pressure can\w*|pressure[- ]cook\w*|autoclave|olla a presion|a presion|vinegar|vinagre|pickl\w*|encurtid\w*|escabeche|brine|salmuera|lemon juice|citric|acido citrico|zumo de limon|ferment\w*|sauerkraut|chucrut|freez\w*|congel\w*|fridge|refrigerat\w*|nevera|frigorifico|tomato(?:es)? sauce with lemon|tinned|canned|de bote|en conserva|tins?|jam|jelly|sugar|mermelada|azucar)\b/,
  },
  {
    code: "left-standing",
    shows: [
      /\b(?:chicken|turkey|duck|pork|beef|meat|mince|fish|salmon|prawns?|shrimps?|seafood|eggs?|mayonnaise|custard|stew|soup|stuffing)\b[^.;]{0,70}\b(?:at room temperature|on the (?:counter|worktop|kitchen table|radiator)|out of the fridge|outside the fridge|in the sun)\b[^.;]{0,50}\b(?:overnight|all (?:day|night)|for (?:\w+ ){0,2}(?:days?)|for (?:three|four|five|six|seven|eight|ten|twelve|[3-9]|1\d|2\d) hours|the (?:whole )?night)\b/,
      /\b(?:overnight|all (?:day|night)|for (?:three|four|five|six|seven|eight|ten|twelve|[3-9]|1\d|2\d) hours)\b[^.;]{0,50}\b(?:at room temperature|on the (?:counter|worktop|kitchen table|radiator)|out of the fridge)\b/,
      /\b(?:thaw|defrost|marinate|marinade|marinating)\w*\b[^.;]{0,60}\b(?:at room temperature|on the (?:counter|worktop|radiator))\b[^.;]{0,40}\b(?:overnight|all (?:day|night)|hours|day)\b/,
      /\b(?:chicken|turkey|duck|goose|pork|beef|meat|fish|bird)\b[^.;]{0,40}\b(?:the )?(?:evening|night|day) (?:before|ahead)\b[^.;]{0,50}\b(?:at room temperature|on the (?:counter|worktop|kitchen table)|out of the fridge|outside the fridge)\b/,
      /\b(?:pollo|pavo|pato|cerdo|ternera|carne|pescado|ave)\b[^.;]{0,40}\b(?:la )?(?:noche|tarde|vispera|dia) (?:de antes|anterior|antes)\b[^.;]{0,50}\b(?:a temperatura ambiente|en la encimera|fuera de la nevera)\b/,
      /\b(?:pollo|pavo|pato|cerdo|ternera|carne|pescado|salmon|gambas|marisco|huevos?|mayonesa|natillas|guiso|relleno)\b[^.;]{0,70}\b(?:a temperatura ambiente|en la encimera|fuera de la nevera|al sol)\b[^.;]{0,50}\b(?:toda la noche|todo el dia|(?:durante |por |unas )?(?:tres|cuatro|cinco|seis|siete|ocho|diez|doce|[3-9]|1\d|2\d) horas|dias?)\b/,
    ],
    unless:
      /\b(?:dough|batter|bread|butter|starter|flour|cheese|masa|mantequilla|pan|levadura|ham|jamon|salted|cured|boiled eggs dyed|egg whites? for macarons?)\b/,
  },
];

/** Finds ways of keeping food in which it becomes poisonous. */
export function unsafeStorage({ names, steps }: RecipeSentences): Danger[] {
  return dangersBy(PATTERNS, [...names, ...steps]);
}
