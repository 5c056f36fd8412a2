import { plainLetters } from "../text/fold.ts";
import type { IngredientRow, RecipeDraft, Step, SubStep } from "../recipe/recipe.ts";

/** A temperature inside a food that a recipe calls done, but that is not safe yet. */
export interface UnsafeTemperature {
  food: string;
  said: string;
  safe: string;
}

/**
 * Foods that must be hot enough inside, with the temperature in °C that food authorities give. The strictest comes
 * first.
 */
const FOODS = [
  {
    celsius: 74,
    words:
      /\b(?:chickens?|turkeys?|ducks?|ducklings?|gooses?|geese|quails?|guinea fowl|poultry|drumsticks?|pollos?|pavos?|patos?|codorni(?:z|ces)|gallinas?|carne de ave|aves|contramuslos?|pechugas?)\b/,
  },
  {
    celsius: 71,
    words:
      /\b(?:(?:ground|minced) (?:meat|beef|pork|lamb|veal)|mince|meat ?balls?|meat ?loaf|burgers?|hamburgers?|sausages?|carne (?:picada|molida)|albondigas?|hamburguesas?|salchichas?)\b/,
  },
  { celsius: 63, words: /\b(?:pork|cerdo|puerco|cochinillo|lechon)\b/ },
  // Where one of these is named, the temperature is its own, and is safe.
  {
    celsius: 0,
    words:
      /\b(?:beef|steaks?|lamb|veal|venison|salmon|tuna|fish|breads?|loa(?:f|ves)|cakes?|custard|dough|caramel|ternera|vacuno|cordero|solomillo|atun|pescado|masa|flan|bizcocho)\b/,
  },
] as const;

/** Foods that are named after an animal, but are no meat of it. */
const NO_MEAT =
  /\b(?:(?:chicken|turkey|pork|duck) (?:stock|broth|bouillon|fat)|(?:caldo|fondo|grasa) de (?:pollo|pavo|ave|cerdo|pato)|chick ?peas?)\b/g;

/** Words that refer to the inside of the food. */
const INSIDE =
  /\b(?:internal|inside|core|centre|center|thickest|thermometer|probe|intern[ao]|interior|por dentro|nucleo|corazon|centro|mas gruesa|termometro|sonda)\b/;

/** A temperature with its unit, perhaps a range: "74 °C", "165-170F", "60 grados". */
const TEMPERATURE =
  /(?<![\d.,])(\d{2,3})(?:[.,]\d)?(?: ?(?:-|–|to|a|y) ?(\d{2,3}))? ?(?:°|degrees?|deg|grados?)? ?(celsius|centigrados|fahrenheit|c|f)?(?![\p{L}\d])/gu;
/** The sign of a temperature: a bare number is a time or an amount. */
const DEGREE = /[°cf]|deg|grados/;
/** Text before a temperature of the oven, the oil or the water, which is not the food's. */
const OUTSIDE =
  /\b(?:ovens?|hornos?|oil|aceite|water|agua|preheat\w*|precalent\w*|precalient\w*) (?:\p{L}+ ){0,3}$/u;

/** The number of characters before a temperature that can name the oven, oil or water. */
const WORDS_BEFORE = 80;

/** The boiling point of water in °C: a higher temperature is that of an oven. */
const HOTTEST_INSIDE = 100;
/** The largest rounding error between the two scales, in °C. */
const TOLERANCE = 0.7;

/**
 * Finds temperatures inside poultry, minced meat or pork that are below the safe one, in English and Spanish. Skips a
 * text that also names a safe temperature: the lower value is then a carry-over or a warning.
 */
export function unsafeTemperatures(recipe: RecipeDraft): UnsafeTemperature[] {
  const found = recipe.steps.flatMap((step) =>
    [step, ...step.sub_steps].flatMap((part) => unsafeIn(part, step, recipe)),
  );
  const seen = new Set<string>();
  return found.filter(({ food, said }) => {
    const isNew = !seen.has(`${food} ${said}`);
    seen.add(`${food} ${said}`);
    return isNew;
  });
}

function unsafeIn(part: Step | SubStep, step: Step, recipe: RecipeDraft): UnsafeTemperature[] {
  const own = "description" in part ? part.description : part.main_step;
  const text = plain([own, part.tip, part.why].filter((words) => words !== undefined).join(". "));
  const named = text
    .split(/(?<=[.!?;])\s/)
    .flatMap((sentence) => temperaturesIn(sentence).map((each) => ({ ...each, sentence })));
  const rows = "ingredients" in part ? (part.ingredients ?? []) : [];
  const unsafe: UnsafeTemperature[] = [];
  for (const { celsius, words, unit, sentence } of named) {
    if (!INSIDE.test(sentence)) continue;
    const food =
      foodIn(sentence) ??
      foodIn(text) ??
      foodIn(namesOf(rows)) ??
      foodIn(plain(step.main_step)) ??
      foodIn(plain(recipe.name)) ??
      foodIn(namesOf(Object.values(recipe.ingredients).flat()));
    if (!food) continue;
    const least = food.celsius - TOLERANCE;
    if (celsius >= least) continue;
    if (named.some((other) => other.celsius >= least && other.celsius <= HOTTEST_INSIDE)) continue;
    unsafe.push({
      food: food.name,
      said: words,
      safe: unit === "F" ? inFahrenheit(food.celsius) : `${food.celsius} °C`,
    });
  }
  return unsafe;
}

interface Temperature {
  celsius: number;
  unit: "C" | "F";
  words: string;
}

/** Reads the temperatures of the food; of a range, the lower end. */
function temperaturesIn(sentence: string): Temperature[] {
  return [...sentence.matchAll(TEMPERATURE)].flatMap((match) => {
    const [words, digits = "", , letter = ""] = match;
    if (
      !DEGREE.test(words) ||
      OUTSIDE.test(sentence.slice(Math.max(match.index - WORDS_BEFORE, 0), match.index))
    )
      return [];
    const degrees = Number(digits);
    const isFahrenheit = letter === "" ? degrees > 100 : letter.startsWith("f");
    const unit = isFahrenheit ? "F" : "C";
    return [
      { celsius: isFahrenheit ? ((degrees - 32) * 5) / 9 : degrees, unit, words: `${degrees} °${unit}` },
    ];
  });
}

function foodIn(text: string): { name: string; celsius: number } | undefined {
  const meat = text.replace(NO_MEAT, " ");
  for (const { celsius, words } of FOODS) {
    const name = words.exec(meat)?.[0];
    if (name !== undefined) return { name, celsius };
  }
  return undefined;
}

function namesOf(rows: readonly IngredientRow[]): string {
  return plain(rows.map(({ ingredient_name }) => ingredient_name).join(". "));
}

/** Formats a temperature as the authorities print it: 165, 160 and 145 °F. */
function inFahrenheit(celsius: number): string {
  return `${Math.round(((celsius * 9) / 5 + 32) / 5) * 5} °F`;
}

/**
 * Removes accents and collapses spaces. The ordinal sign, often typed for a degree, would become the letter o, so it is
 * replaced first.
 */
function plain(text: string): string {
  return plainLetters(text.replaceAll("º", "°")).replace(/\s+/g, " ");
}
