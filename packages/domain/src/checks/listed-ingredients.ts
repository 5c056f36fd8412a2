import { LIMITS } from "../limits.ts";
import { ingredientNames, type IngredientRow, type RecipeDraft, usedRows } from "../recipe/recipe.ts";
import { tokenise } from "../text/text-tokens.ts";
import { stem } from "../text/stem.ts";

const OTHER = "other";

/** Comes from the tap: nobody lists it to be bought. */
const WATER = new Set(["water", "agua", "ice", "hielo"].map(stem));

/**
 * Adds what a step uses and the list of ingredients lacks to the list, so that nobody begins to cook without it. "Onion"
 * is listed where "2 red onions" are.
 */
export function withListedIngredients(recipe: RecipeDraft): { recipe: RecipeDraft; added: string[] } {
  const listed = ingredientNames(recipe.ingredients).map(wordsOf);
  const added: IngredientRow[] = [];
  for (const row of usedRows(recipe)) {
    const words = wordsOf(row.ingredient_name);
    if (words.size === 0 || isWater(words) || listed.some((name) => isSameFood(name, words))) continue;
    listed.push(words);
    added.push(row);
  }
  if (added.length === 0) return { recipe, added: [] };
  const group = groupFor(recipe);
  const rows = [...(recipe.ingredients[group] ?? []), ...added].slice(0, LIMITS.rowsPerGroup);
  return {
    recipe: { ...recipe, ingredients: { ...recipe.ingredients, [group]: rows } },
    added: added.map(({ ingredient_name }) => ingredient_name),
  };
}

/** The only group there is; else one for what belongs to none. */
function groupFor({ ingredients }: RecipeDraft): string {
  const keys = Object.keys(ingredients);
  const [only = "main"] = keys;
  return keys.length <= 1 || keys.length >= LIMITS.groups ? only : OTHER;
}

function wordsOf(name: string): ReadonlySet<string> {
  const words = tokenise(name).filter(({ kind }) => kind === "word");
  return new Set(words.map(({ key }) => stem(key)));
}

/** One name says all that the other says. */
function isSameFood(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size < other.size ? [one, other] : [other, one];
  return short.size > 0 && short.isSubsetOf(long);
}

function isWater(words: ReadonlySet<string>): boolean {
  return [...words].some((word) => WATER.has(word)) && words.size <= 2;
}
