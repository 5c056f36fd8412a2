import { MEASURE_UNITS, spellings } from "../measure/measure-units.ts";
import { plainLetters } from "../text/fold.ts";

/** The names of a unit in one language. */
type Names = readonly [one: string, many: string];

/** A language whose units are spoken in full. */
type SpokenLanguage = "en" | "es";

/** Units that are abbreviated, by the ids of `MEASURE_UNITS`, with their names in English and Spanish. */
const FULL: Readonly<Record<string, Readonly<Record<SpokenLanguage, Names>>>> = {
  tsp: { en: ["teaspoon", "teaspoons"], es: ["cucharadita", "cucharaditas"] },
  tbsp: { en: ["tablespoon", "tablespoons"], es: ["cucharada", "cucharadas"] },
  cup: { en: ["cup", "cups"], es: ["taza", "tazas"] },
  "fl oz": { en: ["fluid ounce", "fluid ounces"], es: ["onza líquida", "onzas líquidas"] },
  oz: { en: ["ounce", "ounces"], es: ["onza", "onzas"] },
  lb: { en: ["pound", "pounds"], es: ["libra", "libras"] },
  g: { en: ["gram", "grams"], es: ["gramo", "gramos"] },
  kg: { en: ["kilogram", "kilograms"], es: ["kilo", "kilos"] },
  mg: { en: ["milligram", "milligrams"], es: ["miligramo", "miligramos"] },
  ml: { en: ["millilitre", "millilitres"], es: ["mililitro", "mililitros"] },
  cl: { en: ["centilitre", "centilitres"], es: ["centilitro", "centilitros"] },
  dl: { en: ["decilitre", "decilitres"], es: ["decilitro", "decilitros"] },
  L: { en: ["litre", "litres"], es: ["litro", "litros"] },
  pint: { en: ["pint", "pints"], es: ["pinta", "pintas"] },
  quart: { en: ["quart", "quarts"], es: ["cuarto de galón", "cuartos de galón"] },
  gallon: { en: ["gallon", "gallons"], es: ["galón", "galones"] },
};

const ID_OF: ReadonlyMap<string, string> = new Map(
  MEASURE_UNITS.flatMap(({ id, en, es }) =>
    [plainLetters(id), ...spellings(en), ...spellings(es)].map((spelling) => [spelling, id] as const),
  ),
);
/** Spellings whose case decides: "T" is a tablespoon, "t" a teaspoon. */
const ID_BY_CASE: Readonly<Record<string, string>> = { T: "tbsp", t: "tsp" };

/**
 * Returns the full name of a unit: "Tbsp" is "tablespoons", "cda." is "cucharada".
 *
 * @param language of the voice
 * @returns null for units that are words already, and in languages without names
 */
export function fullUnit(unit: string, amount: number | null, language: string): string | null {
  const written = unit.trim().replace(/\.$/, "");
  const id = ID_BY_CASE[written] ?? ID_OF.get(plainLetters(written));
  const names = id === undefined ? undefined : FULL[id]?.[spokenLanguage(language) ?? "en"];
  if (!names || spokenLanguage(language) === null) return null;
  return names[amount !== null && amount > 1 ? 1 : 0];
}

function spokenLanguage(language: string): SpokenLanguage | null {
  const primary = language.slice(0, 2).toLowerCase();
  return primary === "en" || primary === "es" ? primary : null;
}

/** Words for a range and for a rounded amount. */
const AMOUNT_WORDS: Readonly<Record<SpokenLanguage, { to: string; about: string }>> = {
  en: { to: "to", about: "about" },
  es: { to: "a", about: "aproximadamente" },
};

/** Returns an amount as it is read aloud: "≈ 2–3" is "about 2 to 3". */
export function spokenAmount(amount: string, language: string): string {
  const known = spokenLanguage(language);
  if (known === null) return amount;
  const { to, about } = AMOUNT_WORDS[known];
  return amount.replace("≈", about).replace(/(?<=[\d½⅓⅔¼¾⅛⅜⅝⅞⅙⅚])\s?[–-]\s?(?=[\d½⅓⅔¼¾⅛⅜⅝⅞⅙⅚])/, ` ${to} `);
}

/** Times whose abbreviations a voice does not read. */
const TIMES: Readonly<Record<string, Readonly<Record<SpokenLanguage, Names>>>> = {
  min: { en: ["minute", "minutes"], es: ["minuto", "minutos"] },
  sec: { en: ["second", "seconds"], es: ["segundo", "segundos"] },
  h: { en: ["hour", "hours"], es: ["hora", "horas"] },
};
const TIME_OF: Readonly<Record<string, string>> = {
  min: "min",
  mins: "min",
  sec: "sec",
  secs: "sec",
  seg: "sec",
  h: "h",
  hr: "h",
  hrs: "h",
};

/** A number, or a fraction, and the abbreviated unit behind it: "400g", "1½ Tbsp.", "2 cdas.". */
const ABBREVIATED =
  /(\d{1,3} \d{1,2}\/\d{1,2}|\d{1,6}(?:[.,/]\d{1,4})?(?: ?[½⅓⅔¼¾⅛⅜⅝⅞])?|[½⅓⅔¼¾⅛⅜⅝⅞])[ \u00a0-]?((?:fl\.? ?oz|tbsps?|tbs|tsps?|ozs?|lbs?|kg|mg|grs?|g|ml|cl|dl|l|cdtas?|cditas?|cdas?|mins?|secs?|seg|hrs?|h)(?![\p{L}\d]))(\.?)/giu;

/** Returns a sentence as it is read aloud, with its abbreviated units in full: "Add 2 tbsp oil" has "2 tablespoons". */
export function spokenSentence(text: string, language: string): string {
  const known = spokenLanguage(language);
  if (known === null) return text;
  return text.replace(ABBREVIATED, (match, number: string, unit: string, dot: string, at: number) => {
    const amount = isOverOne(number) ? 2 : 1;
    const time = TIMES[TIME_OF[unit.toLowerCase()] ?? ""]?.[known][amount - 1];
    const name = time ?? fullUnit(unit.replace(".", ""), amount, language);
    // The dot of "tbsp." ends no sentence where the next word is in lower case.
    const isOwnDot = /^ \p{Ll}/u.test(text.slice(at + match.length, at + match.length + 2));
    return name === null ? match : `${number} ${name}${isOwnDot ? "" : dot}`;
  });
}

function isOverOne(number: string): boolean {
  if (number.includes(" ")) return true;
  const [whole = ""] = number.split(/[/½⅓⅔¼¾⅛⅜⅝⅞]/);
  const isPart = /^\d+\//.test(number);
  if (isPart || whole === "") return false;
  return Number(whole.replace(",", ".")) > 1 || /\d ?[½⅓⅔¼¾⅛⅜⅝⅞]/.test(number);
}
