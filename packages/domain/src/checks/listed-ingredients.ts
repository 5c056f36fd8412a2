import { LIMITS } from "../limits.ts";
import { ingredientNames } from "../recipe/ingredient-names.ts";
import { type IngredientRow, type RecipeDraft, usedRows } from "../recipe/recipe.ts";
import { tokenise } from "../text/text-tokens.ts";
import { stem } from "../text/stem.ts";

const OTHER = "other";

/** Foods that come from the tap: recipes do not list them. */
const WATER = new Set(["water", "agua", "ice", "hielo"].map(stem));

/**
 * Adds foods that a step uses to the list of ingredients where they are missing, so that the list is complete before
 * cooking begins. "Onion" counts as listed where "2 red onions" are.
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

/** Returns the only group there is, else the group for ungrouped ingredients. */
function groupFor({ ingredients }: RecipeDraft): string {
  const keys = Object.keys(ingredients);
  const [only = "main"] = keys;
  return keys.length <= 1 || keys.length >= LIMITS.groups ? only : OTHER;
}

function wordsOf(name: string): ReadonlySet<string> {
  const words = tokenise(name).filter(({ kind }) => kind === "word");
  return new Set(words.map(({ key }) => stem(key)));
}

/** Returns whether one name contains all words of the other. */
function isSameFood(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size < other.size ? [one, other] : [other, one];
  return short.size > 0 && short.isSubsetOf(long);
}

function isWater(words: ReadonlySet<string>): boolean {
  return [...words].some((word) => WATER.has(word)) && words.size <= 2;
}
