import { ingredientNames } from "../recipe/ingredient-names.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import { hasWordsOf, readSource } from "./grounding.ts";

/** A line of a list: it begins with a bullet, a number or a fraction. */
const LISTED = /^\s*(?:[-*•·▪◦‣–]\s*\S|[\d¼½¾⅓⅔⅛⅜⅝⅞]+)/;
const LETTERS = /\p{L}{3}/u;
const LONGEST = 300;
const MOST_LINES = 20;

/**
 * Returns the lines of a text's lists, ingredients and steps, that are not in the recipe that was read from it; at most
 * 20, in the order of the text. A shopping list that stands beside the recipe counts too: it is for a person to judge.
 */
export function omittedLines(recipe: RecipeDraft, text: string): string[] {
  const source = readSource(wordsOf(recipe));
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line.length <= LONGEST && LISTED.test(line) && LETTERS.test(line))
    .filter((line) => !hasWordsOf(line, source))
    .slice(0, MOST_LINES);
}

function wordsOf(recipe: RecipeDraft): string {
  const { name, description = "", servings, duration, ingredients, steps } = recipe;
  const rows = Object.values(ingredients)
    .flat()
    .map((row) => [row.measure, row.unit, row.ingredient_name, row.prep_style, row.text ?? ""].join(" "));
  const parts = steps.flatMap(({ main_step, tip = "", sub_steps }) => [
    main_step,
    tip,
    ...sub_steps.flatMap((part) => [part.description, part.tip ?? ""]),
  ]);
  const facts = [name, description, String(servings), ...Object.values(duration).map(String)];
  return [...facts, ...ingredientNames(ingredients), ...rows, ...parts].join("\n");
}
