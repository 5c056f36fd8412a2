import type { Danger } from "../recipe/examination.ts";
import { firstFood, foodIn, foodOf, type HeatedFood } from "./meats.ts";
import { withDigits } from "./spelled-out-numbers.ts";
import { byStep, type RecipeSentence, type RecipeSentences } from "./recipe-sentences.ts";

/** Words that refer to the inside of the food. */
const INSIDE =
  /\b(?:internal(?:ly)?|inside|core|heart|centre|center|middle|thickest|deepest|bones?|thighs?|breasts?|thermometer|probe|intern[ao]|interior|dentro|nucleo|corazon|centro|medio|mas grues[ao]|mas hond[ao]|huesos?|muslos?|pechugas?|termometro|sonda)\b/;

/** Words that refer to meat alone, not to a sauce: the part in which it is measured, and how it is cooked. */
const OF_MEAT =
  /\b(?:internal(?:ly)?|core|thickest|deepest|bones?|thighs?|breasts?|roast\w*|bak(?:e|es|ed|ing)|grill\w*|barbecue\w*|fry|carve|intern[ao]|nucleo|mas grues[ao]|huesos?|muslos?|pechugas?|asa|asar|asado|hornea|hornear|plancha|frie)\b/;

/** Words before a temperature that the food is to have, not the heat around it. */
const REACHED =
  /\b(?:until|till|reach(?:es|ed|ing)?|reads?|registers?|shows?|hits?|says?|gets? to|measures?|(?:aim|go|look) for|target\w*|(?:pull|remove|take|lift)(?: \w+){0,5} (?:at|to)|(?:done|ready|cooked|finished) (?:at|to|when)|(?:cook|bring|roast|bake|grill|fry|heat|poach|simmer|smoke|braise)(?:ed)?(?: \w+){0,4} to|hasta(?: que)?|alcan\w+|lleg\w+ a|marque\w*|marca|diga|indique|mid[ae]|(?:saca|retira|aparta)\w*(?: \w+){0,5} a|(?:hech|list|cocid)[oa]s? (?:a|con)|este\w? a|teng\w+|punto (?:ideal|justo|perfecto)|objetivo) (?:[^.,;]{0,40})$/;

/** Words before a temperature of the oven, the oil or the water, which is not the food's. */
const AROUND_BEFORE =
  /\b(?:(?:pre-?heat\w*|heat|set|turn|lower|reduce|raise|precalent\w*|precalient\w*|calienta|calentar|baja\w*|sube\w*|pon\w*) (?:\w+ ){0,3}(?:ovens?|hornos?|grills?|smokers?|oil|aceite|water|agua|fryer|freidora|plates?|platos?)(?: \w+){0,2} (?:to|at|a|hasta)|(?:ovens?|hornos?|grills?|oil|aceite|water|agua|smokers?|fridge|refrigerator|nevera|marinade|brine|milk|stock|room|plates?|drawer) (?:\w+ ){0,2}(?:at|to|a|of|de|is|heated to)|pre-?heat\w*(?: to)?|precalient\w*(?: a)?|precalentad\w* a|(?:drop|lower|reduce|raise|increase|baja\w*|sube\w*)(?: \w+){0,4} (?:to|by|a|en)) (?:about |around |unos? )?$/;
const AROUND_AFTER =
  /^[^a-z]{0,3}(?:fan |ventilador )?(?:ovens?|hornos?|oil|aceite|water bath|water|agua|heat|smoker|preheated|coals?|charcoal|embers|fire|grill|brasas|parrilla|fuego|warming drawer|lower|higher|less|more)\b/;
/** A bath of water: its heat is the food's after some time. */
const BATH =
  /\b(?:sous[- ]vide|water bath|bano (?:de agua|maria)|al vacio|baja temperatura|circulator|circulador|roner)\b/;
/** Words for such a bath alone. */
const SOUS_VIDE = /\b(?:sous[- ]vide|circulator|circulador|roner)\b/;
/** The lowest heat of a bath in °C in which poultry becomes safe in hours (pasteurisation tables of the USDA, FSIS 2021). */
const LEAST_BATH = 57.5;

/** Words before a temperature to which the food cools, at which it is held, or below which it is not done yet. */
const NOT_DONE =
  /\b(?:cool\w*|chill\w*|rest\w*|drop\w*|falls?|keep\w*|kept|hold\w*|held|maintain\w*|below|under|less than|lower than|short of|enfri\w*|templ\w*|repos\w*|desciend\w*|manten\w*|mantien\w*|conserv\w*|debajo|menos de|inferior)\b[^.,;]{0,40}$/;
/** A liquid that is held at a heat, in which the food cooks. */
const HELD_BATH =
  /\b(?:water|broth|stock|oil|fat|agua|caldo|aceite|grasa)(?: that is| que esta)? (?:held|kept|mantenid[oa]) (?:at|a) $/;
/** Sentences that say of another temperature what it means. */
const EXPLAINS =
  /\b(?:whole (?:piece|cut|muscle|joint)s?|piezas? enteras?|danger zone|bacteria|zona (?:de peligro|peligrosa)|bacterias|carr?y[- ]?over)\b|^(?:if|should|si) .*\b(?:return|back|longer|more minutes|another|further|extra|more time|keep (?:cooking|going)|continue|sigue|vuelve|otros|unos minutos|mas minutos|mas tiempo)\b/;
/** A bound that the food must not cross: "do not let it go over". */
const UPPER_BOUND =
  /\b(?:not|never|don't|without|no|nunca|sin)\b[^.;]{0,40}\b(?:above|over|exceed\w*|past|beyond|more than|mas de|por encima de|super\w*|pas\w* de)(?: \w+){0,2} $/;
/** Degrees of a turn. */
const ANGLE =
  /\b(?:angles?|rotat\w*|turn\w*|tilt\w*|slant\w*|diagonal\w*|bias|angulos?|gira\w*|inclin\w*|sesgo)\b/;
/** Words before the heat in which a food cooks. */
const COOKED_IN =
  /\b(?:roast|bake|cook|grill|barbecue|smoke|poach|simmer|steam|fry|confit|asa|asar|hornea|hornear|cocina|cocinar|cuece|cocer|haz|hacer|ahuma|escalfa|confita)(?:e?d|lo|la|los|las)?(?: \w+){0,7} (?:at|a) (?:about |around |unos? |only |just |solo )?$/;
/** Ways of cooking in water or fat, whose heat is all the food's after some time. */
const IN_LIQUID = /\b(?:poach|simmer|steam|confit|fry|cuece|cocer|escalfa|confita)\w*\b/;

/** A temperature with its unit, perhaps a range: "74 °C", "165-170F", "60 grados". */
const TEMPERATURE =
  /(?<![\d.,])(\d{2,3})(?:[.,]\d)?(?: ?(?:-|–|to|and|or|a|y|o|hasta) ?(\d{2,3}))? ?(?:°|degrees?|deg|grados?)? ?(celsius|centigrados?|fahrenheit|c|f)?(?![\p{L}\d])/gu;
/** The sign of a temperature: a bare number is a time or an amount. */
const DEGREE = /[°cf]|deg|grados/;
/** The sign that belongs to a temperature alone, not to an angle. */
const SCALE = /°|celsius|centigrado|fahrenheit|\d ?[cf]$/;

const LIQUID = /^(?:water|stock|broth|oil|agua|caldo|aceite)$/;

/** What says that a bare number is the temperature inside: a thermometer, or the part that it is put in. */
const MEASURED =
  /\b(?:thermometer|probe|instant[- ]read|internal|core|thickest|deepest|(?:at|by|near|around) the bones?|termometro|sonda|nucleo|temperatura|mas gruesa|(?:junto )?al hueso)\b/;
const BARE_BEFORE =
  /(?:\b(?:is|are|at|to|of|around|about|gives?|gives you|da|de|reads?|says?|shows?|hits?|registers?|reach(?:es)?|measures?|(?:aim|go|look) for|target|es|sea|a|de|en|los|marque|marca|diga|indique|alcance|tenga|hasta)|:) $|^$/;
const BARE_AFTER =
  /^(?:$|[.;:!)]|,(?! ?\d)| (?:is (?:what|right|enough|the)|es (?:lo|suficiente)|or (?:more|above|over|higher)|o mas|and|then|at|in|by|before|inside|y|en|por|antes|al|dentro)\b)/;
/** A time or a heat around the food in words before a bare number. */
const NOT_MEASURED =
  /\b(?:gas mark|ovens?|hornos?|preheat\w*|precal\w*|roast|bake|asa|hornea)(?: \w+){0,4} $/;

const CHARACTERS_AROUND = 90;
/** The boiling point of water in °C: a higher temperature is that of an oven. */
const HOTTEST_INSIDE = 100;
/** A lower temperature in °C is that of a room or a refrigerator. */
const COLDEST_COOKED = 30;
/** A lower temperature in °C, of which nothing says what it is of, is hardly that of cooked meat. */
const COLDEST_UNSAID = 45;
/** The largest rounding error between the two scales, in °C. */
const TOLERANCE = 0.7;

/**
 * Finds temperatures inside poultry, minced meat, rabbit or pork that are below the safe one, in English and Spanish, in
 * digits or words. Skips a step that also gives a safe temperature: the lower value is then a carry-over or a warning.
 */
export function unsafeTemperatures({ names, rows, steps }: RecipeSentences): Danger[] {
  const ofRecipe = foodOf({ names, rows });
  const isLoafOfMeat = names.some(({ plain }) => /\bmeat ?loa(?:f|ves)\b/.test(plain));
  const read = byStep(steps.map((sentence) => ({ ...sentence, plain: withDigits(sentence.plain) })));
  const hottestOfAll = highest(read.flatMap((step) => step.map(({ plain }) => hottestIn(plain))));
  const isBathed =
    names.some(({ plain }) => BATH.test(plain)) || read.flat().some(({ plain }) => SOUS_VIDE.test(plain));
  return read.flatMap((step) => {
    const isMeasured = step.some(({ plain }) => MEASURED.test(plain));
    const temperatures = step.map(({ plain }) => temperaturesIn(plain, isMeasured));
    const hottest = highest(
      temperatures.flat().flatMap(({ of, celsius }) => (of === "heat" ? [] : [celsius])),
    );
    const ofStep = firstFood(step) ?? ofRecipe;
    let named: HeatedFood | undefined;
    return step.flatMap((sentence, index) => {
      named = foodIn(sentence.plain) ?? named;
      const isOfDish = named && isLoafOfMeat && /^loa(?:f|ves)$/.test(named.name);
      const isOwn = named && !isOfDish && !(named.isBeside && isOfMeat(sentence.plain, named));
      const food = isOwn ? named : isOfDish ? ofRecipe : ofStep;
      if (!food || food.celsius === 0) return [];
      const least = food.celsius - TOLERANCE;
      return (temperatures[index] ?? [])
        .filter(({ celsius, of }) => {
          if (of === "heat") return !isBathed && celsius < least && hottestOfAll < least;
          const isOfBath = of === "bath" || isBathed;
          return hottest < least && celsius < (isOfBath ? Math.min(least, LEAST_BATH) : least);
        })
        .map(({ words, unit }) => danger(sentence, food.name, words, safeTemperature(food.celsius, unit)));
    });
  });
}

function danger({ where, quote }: RecipeSentence, food: string, given: string, safe: string): Danger {
  return { code: "core-temperature", where, quote, words: [food, given, safe] };
}

/** Returns whether a sentence speaks of the meat of a dish, though it names only what goes with it. */
function isOfMeat(plain: string, { name }: HeatedFood): boolean {
  return OF_MEAT.test(plain) || (LIQUID.test(name) && IN_LIQUID.test(plain));
}

interface Temperature {
  celsius: number;
  unit: "C" | "F";
  words: string;
  /** Whether the food has it, or a bath of water, or the dry heat in which the food cooks. */
  of: "food" | "bath" | "heat";
}

/**
 * Reads the temperatures of a sentence that its food has, or in which it cooks; of a range, the lower end.
 *
 * @param isMeasured whether its step speaks of a thermometer
 */
function temperaturesIn(plain: string, isMeasured: boolean): Temperature[] {
  if (EXPLAINS.test(plain)) return [];
  const clues = {
    isInside: INSIDE.test(plain),
    isMeasured,
    isInBath: BATH.test(plain),
    isTurned: ANGLE.test(plain),
  };
  return [...plain.matchAll(TEMPERATURE)].flatMap((match) => {
    const { celsius, unit } = celsiusOf(match);
    if (celsius < COLDEST_COOKED || celsius > HOTTEST_INSIDE) return [];
    const of = whatHas(match, celsius, clues);
    return of ? [{ celsius, unit, words: `${match[1]} °${unit}`, of }] : [];
  });
}

/** What the words of a sentence say of the temperatures in it. */
interface Clues {
  isInside: boolean;
  isMeasured: boolean;
  isInBath: boolean;
  isTurned: boolean;
}

/** Returns what has a temperature of a sentence; null for what is no food. */
function whatHas(
  { 0: words, index, input }: RegExpExecArray,
  celsius: number,
  { isInside, isMeasured, isInBath, isTurned }: Clues,
): Temperature["of"] | null {
  const before = input.slice(Math.max(0, index - CHARACTERS_AROUND), index);
  const after = input.slice(index + words.length, index + words.length + CHARACTERS_AROUND);
  const isBound = UPPER_BOUND.test(before);
  if (NOT_DONE.test(before) && !isBound && !HELD_BATH.test(before)) return null;
  if (!DEGREE.test(words)) return isMeasured && isBareTemperature(before, after) ? "food" : null;
  if (!SCALE.test(words) && isTurned && !(isInside && REACHED.test(before))) return null;
  if (isInBath) return "bath";
  const isAround = AROUND_BEFORE.test(before) || AROUND_AFTER.test(after);
  if (!isAround && (isBound || REACHED.test(before) || isInside)) return "food";
  if (!SCALE.test(words)) return null;
  if (COOKED_IN.test(before)) return IN_LIQUID.test(before) && celsius >= LEAST_BATH ? null : "heat";
  return !isAround && celsius >= COLDEST_UNSAID ? "food" : null;
}

function isBareTemperature(before: string, after: string): boolean {
  return BARE_BEFORE.test(before) && BARE_AFTER.test(after) && !NOT_MEASURED.test(before);
}

/** Returns the temperature of a match; of a range, the lower end. Without a letter, more than 100 degrees are Fahrenheit. */
function celsiusOf(match: RegExpExecArray): { celsius: number; unit: "C" | "F" } {
  const { 1: digits = "", 3: letter = "" } = match;
  const degrees = Number(digits);
  const isFahrenheit = letter === "" ? degrees > 100 : letter.startsWith("f");
  return isFahrenheit ? { celsius: ((degrees - 32) * 5) / 9, unit: "F" } : { celsius: degrees, unit: "C" };
}

/** Returns the highest temperature that a sentence states, in °C, of whatever; -Infinity where there is none. */
function hottestIn(plain: string): number {
  const stated = [...plain.matchAll(TEMPERATURE)].filter(([words]) => DEGREE.test(words));
  return highest(stated.map((match) => celsiusOf(match).celsius));
}

const highest = (temperatures: readonly number[]) =>
  temperatures.reduce((most, each) => Math.max(most, each), -Infinity);

/** Formats a temperature as the authorities print it: 165, 160 and 145 °F. */
function safeTemperature(celsius: number, unit: "C" | "F"): string {
  return unit === "C" ? `${celsius} °C` : `${Math.round(((celsius * 9) / 5 + 32) / 5) * 5} °F`;
}
