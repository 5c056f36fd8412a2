import type { Danger, DangerCode } from "../recipe/examination.ts";
import type { DietId } from "../recipe/recipe-request.ts";
import { AFTER_BABY, BEFORE_BABY, WEANING } from "../request/vocabulary/baby-kinds.ts";
import { chokingFoods } from "./choking.ts";
import { isDenied, type RecipeSentence, type RecipeSentences } from "./recipe-sentences.ts";

/** The eaters who need care: `baby` is before the first birthday, `toddler` until the fourth, `pregnancy`, for whom and for people with a weak immune system the same holds. */
export interface EatersInCare {
  baby: boolean;
  toddler: boolean;
  pregnancy: boolean;
}

const CHILD = "(?:hij|nin|nen|peque|sobrin|niet)\\w*(?: \\w+){0,2} de";
const MONTHS = "(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)";
const MESES = "(?:[1-9]|1[01]|uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once) mes(?:es)?";
const BABY = new RegExp(
  [
    `\\b(?<!\\b(?:${BEFORE_BABY}) )baby(?!'s)(?! (?:${AFTER_BABY})\\b(?! (?:${WEANING})\\b))\\b`,
    "\\b(?:baby's|babies'?|infants?|newborns?|weaning|bebes|lactantes?|recien nacid[oa]s?|potitos?)\\b",
    `\\b(?<!\\b(?:y|e|o|se|${BEFORE_BABY}) )bebe(?! (?:enseguida|frio|fria|caliente|muy|bien)\\b)\\b`,
    `\\b${MONTHS}[- ](?:months?|mos?|mths?)[- ]?old\\b`,
    `\\b${CHILD} ${MESES}\\b`,
    "\\b(?:suitable from|a partir de(?: los)?) (?:[4-9]|six|seis) (?:months|meses)\\b",
  ].join("|"),
);
/** Names of a meal for a baby. In a step they may mean how thick it is, and for how long it keeps. */
const BABY_MEAL = new RegExp(
  `\\bpapillas?\\b(?! de (?:avena|maiz|maicena|mijo|trigo))|\\b(?:papilla|pure|puree)\\b[^.;]{0,40}\\b(?:[4-9]|1[01]) ?m\\b|\\b(?:${MONTHS}[- ](?:months?|mos?|mths?)|${MESES})\\b`,
);
const YEARS = "(?:un|uno|dos|tres|1|2|3) anos?|ano y medio";
const MORE_MONTHS = "(?:1[2-9]|2\\d|3[0-5])[- ](?:months?|mos?|meses)";
const TODDLER = new RegExp(
  `\\b(?:toddlers?|(?:one|two|three|1|2|3)[- ](?:years?|yrs?|y)[- ]?(?:olds?|o)|[123]yo|${MORE_MONTHS}[- ]old|${CHILD} (?:${YEARS}|${MORE_MONTHS})|little ones?|small children|young children|nin[oa]s? pequen[oa]s?|peques?|pequenines)\\b`,
);
const TODDLER_MEAL = new RegExp(`\\b(?:${YEARS}|${MORE_MONTHS}|guarderia)\\b`);
const PREGNANCY =
  /\b(?:pregnan(?:t|cy)|expecting mothers?|embarazad[ao]s?|embarazo|gestantes?|chemo(?:therapy)?|immuno ?(?:compromised|suppressed)|quimio(?:terapia)?|inmuno(?:deprimid|suprimid)[oa]s?)\b/;
/** Sentences that keep a food from these eaters, or speak of keeping it for months. */
const WARNING =
  /\b(?:not (?:suitable|safe|recommended|for)|unsuitable|never|do not|don't|avoid|older than|over (?:one|1|12)|after (?:the )?(?:first|12)|from (?:one|1|12)|no (?:apto|apta|dar|des|recomendad[oa]|es apt[oa])|nunca|evita\w*|mayores de|a partir de(?:l| los)? (?:primer|1|un|12|doce)|keeps?|stored?|freez\w*|aged|matured|cured|conserva\w*|congela\w*|curad[oa]|leave out the honey)\b/;

/** Tells from a recipe's words whom it is for. */
export function eatersOf({ names, steps }: RecipeSentences): EatersInCare {
  const isNamed = (pattern: RegExp, sentences: readonly RecipeSentence[]) =>
    sentences.some(({ plain }) => pattern.test(plain) && !WARNING.test(plain));
  const all = [...names, ...steps];
  return {
    baby: isNamed(BABY, all) || isNamed(BABY_MEAL, names),
    toddler: isNamed(TODDLER, all) || isNamed(TODDLER_MEAL, names),
    pregnancy: isNamed(PREGNANCY, all),
  };
}

/** Returns the eaters in care among the stages of life of a request. */
export function eatersOfDiets(diets: readonly DietId[]): EatersInCare {
  return {
    baby: diets.includes("baby"),
    toddler: diets.includes("toddler"),
    pregnancy: diets.includes("pregnancy") || diets.includes("weak-immunity"),
  };
}

const HONEY = /\b(?:honey|miel)\b(?! (?:de (?:cana|agave|arce)))/;
const HONEY_LIKE = /\bhoney(?:dew|nut|comb(?= (?:tripe|toffee)))\b|\bmiel de (?:cana|agave|arce)\b/;
/** Sentences that leave honey out, or have it for others. */
const NO_HONEY =
  /\b(?:leave out|omit\w*|skip|replace|swap|only for|for (?:the )?adults|over 12 months|free|omit[ea]\w*|sustitu\w*|cambia\w*|para (?:los )?adultos)\b/;
const WARNED =
  /\b(?:no|not|never|without|leave out|instead of|avoid|sin|nunca|en lugar de|evita\w*|don't|do not)\b/;
const RAW_ANIMAL =
  /\b(?:raw (?:egg|eggs|egg yolks?|egg whites?|fish|salmon|tuna|meat|beef|milk|oysters?)|runny (?:egg|eggs|yolks?)|unpasteuri[sz]ed|sushi|sashimi|ceviche|carpaccio|steak tartare|(?:huevos?|yemas?|claras?|pescado|salmon|atun|carne|leche|ostras?) crud[oa]s?|yema liquida|(?:tortillas?|huevos?) (?:muy )?(?:poco|sin) (?:cuajad[oa]s?|cuajar|hech[oa]s?)|sin pasteurizar)\b/;

/**
 * Finds what endangers a baby, a toddler or an unborn child.
 *
 * @param eaters whom the request or the recipe names
 */
export function dangersForChildren({ names, rows, steps }: RecipeSentences, eaters: EatersInCare): Danger[] {
  const sentences = [...rows, ...steps, ...names];
  const found: Danger[] = [];
  const add = (code: DangerCode, sentence: RecipeSentence | undefined) => {
    if (sentence) found.push({ code, where: sentence.where, quote: sentence.quote });
  };
  if (eaters.baby) {
    add(
      "honey-for-baby",
      sentences.find(({ plain }) => hasHoney(plain)),
    );
  }
  if (eaters.baby || eaters.toddler)
    for (const { sentence } of chokingFoods({ names, rows, steps })) add("choking", sentence);
  if (eaters.baby || eaters.toddler || eaters.pregnancy) {
    add(
      "raw-egg-or-fish",
      sentences.find(({ plain }) => RAW_ANIMAL.test(plain) && !WARNED.test(plain)),
    );
  }
  return found;
}

function hasHoney(plain: string): boolean {
  const match = HONEY.exec(plain);
  if (!match || HONEY_LIKE.test(plain) || NO_HONEY.test(plain)) return false;
  return !isDenied(plain, match.index, match.index + match[0].length);
}
