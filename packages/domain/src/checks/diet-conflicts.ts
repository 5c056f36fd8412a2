import { fold } from "../text/fold.ts";
import { ingredientNames, type RecipeDraft, usedRows } from "../recipe/recipe.ts";
import { type Content, CONTENTS, contains, type Diet, DIETS, NAMED, WITHOUT } from "./diet-words.ts";

/** An ingredient that a diet bars. */
export interface DietConflict {
  food: string;
  diet: string;
}

/**
 * Returns the diets that a query asks for, in English or Spanish: "vegan", "gluten-free", "without eggs or milk", "sin
 * carne".
 */
export function dietsIn(query: string): Diet[] {
  const text = fold(query);
  const named = DIETS.filter(({ words }) => words.test(text)).map(({ name, bars }) => ({ name, bars }));
  const barred = withoutIn(text);
  return [...named, ...barred.map((content) => ({ name: `without ${content}`, bars: [content] }))];
}

/** Finds the ingredients of a recipe, those of its steps too, that these diets bar, as far as their names show it. */
export function dietConflicts(recipe: RecipeDraft, diets: readonly Diet[]): DietConflict[] {
  const used = usedRows(recipe).map((row) => row.ingredient_name);
  const foods = [...new Set([...ingredientNames(recipe.ingredients), ...used])];
  return diets.flatMap(({ name, bars }) =>
    foods
      .filter((food) => bars.some((content) => contains(fold(food), content)))
      .map((food) => ({ food, diet: name })),
  );
}

const END_OF_LIST = /[.;]| (?:but|with|con|pero) /;
const JOINT = /\s*,\s*|\s+(?:or|nor|and|ni|o|y)\s+/;

/** The longest list that is read, in characters. */
const LONGEST_LIST = 300;
const MOST_LISTS = 20;

/**
 * Finds the contents barred by "without eggs or milk". A list goes on while its pieces are contents that can be barred.
 */
function withoutIn(text: string): Content[] {
  const found = new Set<Content>();
  for (const match of [...text.matchAll(WITHOUT)].slice(0, MOST_LISTS)) {
    const start = match.index + match[0].length;
    const [list = ""] = text.slice(start, start + LONGEST_LIST).split(END_OF_LIST);
    for (const [position, piece] of list.split(JOINT).entries()) {
      const content = CONTENTS.find((each) => startsWith(piece, NAMED[each], position > 0));
      if (!content) break;
      found.add(content);
    }
  }
  return [...found];
}

function startsWith(piece: string, words: RegExp, isWhole: boolean): boolean {
  const match = words.exec(piece);
  return match?.index === 0 && (!isWhole || match[0] === piece);
}
