import { fold } from "../text/fold.ts";
import { findsForm, searchForms } from "./search-forms.ts";
import { ingredientNames } from "../recipe/ingredient-names.ts";
import type { Recipe, RecipeSummary } from "../recipe/recipe.ts";

/** The criteria of a list; a missing or blank one matches every recipe. */
export interface RecipeSearch {
  /**
   * Terms that must each be in the name or in an ingredient name, as they are or in the singular (see `searchForms`).
   */
  terms?: readonly string[];
  /** A text that must be in the name. */
  q?: string;
  /** A tag that the recipe must have, exactly. */
  tag?: string;
}

type Searchable =
  | Pick<Recipe, "name" | "tags" | "ingredients">
  | Pick<RecipeSummary, "name" | "tags" | "ingredientNames">;

/** Returns the recipes that match, in order. This is the reference for search: every store must return the same. */
export function filterRecipes<T extends Searchable>(recipes: readonly T[], search: RecipeSearch): T[] {
  return recipes.filter((recipe) => matchesRecipe(recipe, search));
}

/** Returns whether a recipe meets all criteria. */
export function matchesRecipe(recipe: Searchable, { terms = [], q = "", tag = "" }: RecipeSearch): boolean {
  if (tag !== "" && !recipe.tags.includes(tag)) return false;
  const name = fold(recipe.name);
  if (!name.includes(fold(q))) return false;
  const wanted = terms.map(searchForms).filter((forms) => forms !== null);
  if (wanted.length === 0) return true;
  const texts = [name, ...namesOf(recipe).map(fold)];
  return wanted.every((forms) => texts.some((text) => findsForm(text, forms)));
}

function namesOf(recipe: Searchable): string[] {
  return "ingredientNames" in recipe ? recipe.ingredientNames : ingredientNames(recipe.ingredients);
}
