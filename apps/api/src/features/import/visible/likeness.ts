import { plainHeading } from "./page-headings.ts";

export const AMOUNT_AT_START =
  /^(?:[~≈(]|ca\.?\s|circa\s|about\s|approx\.?\s|etwa\s|env(?:\.|iron)?\s|zirka\s|ok\.\s)?\s*[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/iu;
const DIGIT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u;
const SENTENCE_END = /[.!?。][)"”’]?$/u;
/** Behind a short word the mark is that of an abbreviation: "n. B. Salz". */
const NEW_SENTENCE = /(?:\p{L}{4}|[\p{L}\d]{2}[)"”’])[.!?]\s+\p{Lu}\p{Ll}|[!?]\s+\p{Lu}\p{Ll}/u;
/** Times, nutrition, prices and ratings: amounts of what is no food. */
const OTHER_AMOUNTS =
  /^(?:(?:prep|cook|total|active|resting?|chill|inactive|bake)\w*(?:\s*time)?\b|serv(?:es|ings?)\b|yield|makes\b|calories|kcal|kj\b|energ|total fat|fat\b|saturates|saturated|protein|proteine|eiwit|vetten|koolhydr|carb|kohlenhydr|eiwei|fett\b|brennwert|sugars\b|fib(?:re|er)\b|sodium|cholesterol|tempo|tiempo|temps|zeit\b|dauer|portion|niveau|schwierigkeit|difficult|per 100|per serving|rating|votes?\b)/i;
const NOT_FOOD =
  /https?:|©|[€$£]\s?\d|\d\s?[€$£]|@|^[-–−+\s]*\d[\d.,\s+]*(?:\(\d+\))?$|^\d+\s*(?:x|min(?:ute)?s?|minuten|h|hours?|std|kcal|likes?|comments?|reviews?|votes?)\.?$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}/i;
/** "8g", "12 %", "Fat 3g 4%". */
const BARE_NUTRIENT =
  /^[^(]{0,30}\d\s?%$|^%|^[\d.,]+\s?(?:g|mg|kcal|kj|cal)\s+(?:energ|fett|fat|protein(?!\s?powder)|prote[ií]n(?!\s?powder)|karbo|carb|kohlenhydrat|koolhydr|glucid|lipid|eiwei|sugars\b|fib(?:re|er|ra)\b|brennwert|kalori|calor)/i;
const WORD_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const LONGEST_FURNITURE = 100;
const BUTTONS =
  /^(?:print|pin|save|share|rate|jump to|add to|shop|buy|cook mode|prevent (?:your screen|sleep)|select all|deselect|us customary|metric|imperial|scale|show|hide|toggle|click|tap|check|subscribe|log in|sign in|copy|read more|view|see)\b|^(?:\d{1,2}\s?x\s?)+$/i;

/** How much a line is like an ingredient: 1 with an amount before it, below zero for what is none. */
export function ingredientLikeness(text: string): number {
  const { length } = text;
  if (length > 260) return -2;
  if (NOT_FOOD.test(text) || OTHER_AMOUNTS.test(text)) return -0.7;
  if (BUTTONS.test(text)) return -0.4;
  if (BARE_NUTRIENT.test(text)) return -0.5;
  let score = AMOUNT_AT_START.test(text) ? 1 : DIGIT.test(text) ? 0.6 : 0.2;
  if (length > 140) score -= 0.5;
  if (length > 60 && SENTENCE_END.test(text)) score -= 0.8;
  else if (length > 40 && SENTENCE_END.test(text)) score -= 0.3;
  if (NEW_SENTENCE.test(text)) score -= 0.8;
  return score;
}

export function hasAmount(text: string): boolean {
  return DIGIT.test(text);
}

/** How much a line is like a step: 1 for a sentence that tells what to do. */
export function stepLikeness(text: string): number {
  // One sign of these scripts says as much as some three letters.
  const length = text.length + (text.match(WORD_SIGNS)?.length ?? 0) * 2;
  if (length > 4_000) return -2;
  if (NOT_FOOD.test(text.slice(0, 200)) || BUTTONS.test(text)) return length > 80 ? 0.5 : -0.5;
  if (length < 12) return -0.1;
  const isSentence = SENTENCE_END.test(text);
  if (length < 30) return isSentence ? 0.5 : 0;
  if (AMOUNT_AT_START.test(text) && !isSentence && length < 100) return -0.5;
  return isSentence ? 1 + Math.min(length, 400) / 400 : 0.5;
}

/** Whether a line says nothing but "Ingredients", a button or a switch between units. */
export function isFurniture(text: string): boolean {
  return BUTTONS.test(text) || (text.length < LONGEST_FURNITURE && plainHeading(text) === "");
}
