import type { Danger } from "../recipe/examination.ts";
import { byStep, type RecipeSentence, type RecipeSentences } from "./recipe-sentences.ts";

/**
 * Foods that must be hot enough inside, with the temperature in °C that food authorities give. The strictest comes
 * first.
 */
const FOODS = [
  {
    celsius: 74,
    words:
      /\b(?:chickens?|turkeys?|ducks?|ducklings?|gooses?|geese|quails?|guinea fowl|poultry|drumsticks?|pollos?|pavos?|patos?|codorni(?:z|ces)|gallinas?|carne de ave|aves|contramuslos?|pechugas?|stuffing)\b/,
  },
  {
    celsius: 71,
    words:
      /\b(?:(?:ground|minced) (?:meat|beef|pork|lamb|veal)|(?:beef|pork|lamb|veal) mince|mince|meat ?balls?|meat ?loa(?:f|ves)|burgers?|hamburgers?|kofta|sausages?|rabbits?|carne (?:picada|molida)|albondigas?|hamburguesas?|salchichas?|conejos?)\b/,
  },
  { celsius: 63, words: /\b(?:pork|cerdo|puerco|cochinillo|lechon)\b/ },
  // Where one of these is named, the temperature is its own, and is safe.
  {
    celsius: 0,
    words:
      /\b(?:beef|steaks?|lamb|veal|venison|salmon|tuna|cod|trout|fish|breads?|loa(?:f|ves)|cakes?|custards?|doughs?|caramel|syrup|chocolate|milk|cream|butter|yogh?urt|jam|sugar|ternera|vacuno|cordero|solomillo|atun|pescado|merluza|bacalao|masa|flan|bizcocho|almibar|leche|nata|mantequilla|yogur|mermelada|azucar)\b/,
  },
] as const;

/** Foods that are named after an animal, but are no meat of it. */
const NO_MEAT =
  /\b(?:(?:chicken|turkey|pork|duck) (?:stock|broth|bouillon|fat|gravy)|(?:caldo|fondo|grasa) de (?:pollo|pavo|ave|cerdo|pato)|chick ?peas?|duck eggs?|quail eggs?|huevos? de (?:pato|codorniz))\b/g;

/** Words that refer to the inside of the food. */
const INSIDE =
  /\b(?:internal(?:ly)?|inside|core|centre|center|middle|thickest|deepest|thermometer|probe|intern[ao]|interior|dentro|nucleo|corazon|centro|medio|mas gruesa|termometro|sonda)\b/;

/** Words before a temperature that the food is to have, not the heat around it. */
const REACHED =
  /\b(?:until|till|reach(?:es|ed|ing)?|reads?|registers?|shows?|hits?|gets? to|(?:pull|remove|take|lift)(?: \w+){0,5} (?:at|to)|(?:done|ready|cooked|finished) (?:at|to|when)|(?:cook|bring|roast|bake|grill|fry|heat|poach|simmer|smoke|braise)(?:ed)?(?: \w+){0,4} to|hasta(?: que)?|alcan\w+|lleg\w+ a|marque\w*|marca|(?:saca|retira|aparta)\w*(?: \w+){0,5} a|(?:hech|list|cocid)[oa]s? a|este\w? a) (?:[^.,;]{0,40})$/;

/** Words before a temperature of the oven, the oil or the water, which is not the food's. */
const AROUND_BEFORE =
  /\b(?:(?:pre-?heat\w*|heat|set|turn|lower|reduce|raise|precalent\w*|precalient\w*|calienta|calentar|baja\w*|sube\w*|pon\w*) (?:\w+ ){0,3}(?:ovens?|hornos?|grills?|smokers?|oil|aceite|water|agua|fryer|freidora)(?: \w+){0,2} (?:to|at|a|hasta)|(?:ovens?|hornos?|oil|aceite|water|agua|smokers?|fridge|refrigerator|nevera|marinade) (?:\w+ ){0,2}(?:at|to|a|of|de|is|heated to)|pre-?heat\w*(?: to)?|precalient\w*(?: a)?|precalentad\w* a) (?:about |around |unos? )?$/;
const AROUND_AFTER =
  /^[^a-z]{0,3}(?:fan |ventilador )?(?:ovens?|hornos?|oil|aceite|water bath|water|agua|heat|smoker|preheated)\b/;
/** A bath of water: its heat is the food's after some time. */
const BATH =
  /\b(?:sous[- ]vide|water bath|bano (?:de agua|maria)|al vacio|baja temperatura|immersion circulator)\b/;
/** The lowest heat of a bath in °C in which poultry becomes safe in hours (pasteurisation tables of the USDA, FSIS 2021). */
const LEAST_BATH = 57.5;

/** A temperature with its unit, perhaps a range: "74 °C", "165-170F", "60 grados". */
const TEMPERATURE =
  /(?<![\d.,])(\d{2,3})(?:[.,]\d)?(?: ?(?:-|–|to|a|y) ?(\d{2,3}))? ?(?:°|degrees?|deg|grados?)? ?(celsius|centigrados?|fahrenheit|c|f)?(?![\p{L}\d])/gu;
/** The sign of a temperature: a bare number is a time or an amount. */
const DEGREE = /[°cf]|deg|grados/;

const CHARACTERS_AROUND = 90;
/** The boiling point of water in °C: a higher temperature is that of an oven. */
const HOTTEST_INSIDE = 100;
/** A lower temperature in °C is that of a room or a refrigerator. */
const COLDEST_COOKED = 30;
/** The largest rounding error between the two scales, in °C. */
const TOLERANCE = 0.7;

/**
 * Finds temperatures inside poultry, minced meat, rabbit or pork that are below the safe one, in English and Spanish, in
 * digits or words. Skips a step that also gives a safe temperature: the lower value is then a carry-over or a warning.
 */
export function unsafeTemperatures({ names, rows, steps }: RecipeSentences): Danger[] {
  const ofRecipe = firstFood(names) ?? firstFood(rows);
  return byStep(steps).flatMap((step) => {
    const read = step.map((sentence) => {
      const plain = withDigits(sentence.plain);
      return { sentence, plain, temperatures: temperaturesIn(plain) };
    });
    const all = read.flatMap(({ temperatures }) => temperatures);
    if (all.length === 0) return [];
    const ofStep = firstFood(step) ?? ofRecipe;
    return read.flatMap(({ sentence, plain, temperatures }) => {
      const food = foodIn(plain) ?? ofStep;
      if (!food || food.celsius === 0) return [];
      const least = food.celsius - TOLERANCE;
      if (hottest(all) >= least) return [];
      return temperatures
        .filter(({ celsius, isBath }) => celsius < (isBath ? Math.min(least, LEAST_BATH) : least))
        .map(({ words, unit }) => danger(sentence, food.name, words, safeTemperature(food.celsius, unit)));
    });
  });
}

/** Returns the highest temperature that a food can have inside; -Infinity where there is none. */
function hottest(temperatures: readonly Temperature[]): number {
  return temperatures.reduce(
    (most, { celsius }) => (celsius <= HOTTEST_INSIDE ? Math.max(most, celsius) : most),
    -Infinity,
  );
}

function danger({ where, quote }: RecipeSentence, food: string, given: string, safe: string): Danger {
  return { code: "core-temperature", where, quote, words: [food, given, safe] };
}

interface Temperature {
  celsius: number;
  unit: "C" | "F";
  words: string;
  /** True for the heat of a bath of water. */
  isBath: boolean;
}

/** Reads the temperatures that the food of a sentence has; of a range, the lower end. */
function temperaturesIn(plain: string): Temperature[] {
  const isInside = INSIDE.test(plain);
  const isInBath = BATH.test(plain);
  return [...plain.matchAll(TEMPERATURE)].flatMap((match) => {
    const [words, digits = "", , letter = ""] = match;
    if (!DEGREE.test(words)) return [];
    const before = plain.slice(Math.max(0, match.index - CHARACTERS_AROUND), match.index);
    const after = plain.slice(match.index + words.length, match.index + words.length + CHARACTERS_AROUND);
    const isReached = REACHED.test(before);
    const isAround = AROUND_BEFORE.test(before) || AROUND_AFTER.test(after);
    if (!isInBath && (isAround || !(isReached || isInside))) return [];
    const degrees = Number(digits);
    const isFahrenheit = letter === "" ? degrees > 100 : letter.startsWith("f");
    const celsius = isFahrenheit ? ((degrees - 32) * 5) / 9 : degrees;
    if (celsius < COLDEST_COOKED) return [];
    const unit = isFahrenheit ? "F" : "C";
    return [{ celsius, unit, words: `${degrees} °${unit}`, isBath: isInBath }];
  });
}

/** Returns the first meat or other food of these sentences, as `foodIn`. */
export function firstFood(sentences: readonly RecipeSentence[]): ReturnType<typeof foodIn> {
  for (const { plain } of sentences) {
    const food = foodIn(plain);
    if (food) return food;
  }
  return undefined;
}

/** Returns the meat of a text, the one that needs the most heat; `celsius` is 0 for a food that is safe at any. */
export function foodIn(plain: string): { name: string; celsius: number } | undefined {
  const meat = plain.replace(NO_MEAT, " ");
  for (const { celsius, words } of FOODS) {
    const name = words.exec(meat)?.[0];
    if (name !== undefined) return { name, celsius };
  }
  return undefined;
}

/** Formats a temperature as the authorities print it: 165, 160 and 145 °F. */
function safeTemperature(celsius: number, unit: "C" | "F"): string {
  return unit === "C" ? `${celsius} °C` : `${Math.round(((celsius * 9) / 5 + 32) / 5) * 5} °F`;
}

const TENS: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
const ONES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
};
const SPELLED_OUT = new RegExp(
  `\\b(?:(?:one|a|un|cien(?:to)?) ?(hundred|cien(?:to)?)? ?(?:and |y )?)?(${Object.keys(TENS).join("|")})(?:[- ](?:y )?(${Object.keys(ONES).join("|")}))?(?= ?(?:°|degrees?|grados?|celsius|fahrenheit))`,
  "g",
);

/** Writes temperatures in words as digits: "sixty-five degrees" becomes "65 degrees". */
function withDigits(plain: string): string {
  return plain.replace(SPELLED_OUT, (words, _hundred, tens: string, ones = "") => {
    const hundreds = /hundred|cien/.test(words) ? 100 : 0;
    return String(hundreds + (TENS[tens] ?? 0) + (ONES[ones] ?? 0));
  });
}
