import { readIngredientLine } from "./ingredient-line.ts";

/**
 * A line with one amount of several foods: "1 tsp each: paprika, cumin and salt", "una pizca de cada: sal y pimienta".
 */
const EACH =
  /^(.{1,30}?)\s+(?:(?:of\s+)?each|(?:de\s+)?cada(?:\s+un[oa])?|je)\b\s*(?:of\b|de\b)?\s*:?\s+(\S.*)$/iu;
const BETWEEN_FOODS = /\s*,\s*(?:(?:and|y|und)\s+)?|\s+(?:and|y|e|und|&)\s+/u;
const STARTS_WITH_AMOUNT = /^[\d½⅓⅔¼¾⅛]|^(?:an?|una?|half|media)\s/i;
const LONGEST_FOOD = 40;
const MOST_FOODS = 12;

/** Expands a line that gives one amount of each of several foods to one line per food. */
export function linesOfEach(line: string): string[] {
  if (line.length > LONGEST_FOOD * MOST_FOODS) return [line];
  const [, amount = "", list = ""] = EACH.exec(line.trim()) ?? [];
  const foods = list.split(BETWEEN_FOODS);
  const isList = foods.length > 1 && foods.length <= MOST_FOODS && foods.every(isFood);
  return isList && STARTS_WITH_AMOUNT.test(amount) ? foods.map((food) => `${amount} ${food}`) : [line];
}

/** Returns whether a text is a few words that are neither an action nor a remark. */
function isFood(text: string): boolean {
  if (text === "" || text.length > LONGEST_FOOD || /[\d()]/.test(text)) return false;
  return (
    readIngredientLine(text).preparation === null &&
    !/(?:ed|ly)$|(?:ado|ada|ados|adas)$|^(?:to|for|para)\s/i.test(text)
  );
}
