import { fold } from "../text/fold.ts";
import { ingredientNames } from "../recipe/ingredient-names.ts";
import type { Recipe } from "../recipe/recipe.ts";
import { searchForms, type SearchForms } from "./search-forms.ts";

/** A recipe's texts as search compares them. */
export interface SearchText {
  name: string;
  /** The name and every ingredient name, a line each: folded texts hold no line breaks, so no term spans two. */
  lines: string;
}

/** The folded search terms; blank ones are skipped. */
export interface SearchTerms {
  lines: readonly SearchForms[];
  name: string | null;
}

export function searchTextOf({ name, ingredients }: Pick<Recipe, "name" | "ingredients">): SearchText {
  const lines = [name, ...ingredientNames(ingredients)].map(fold);
  return { name: fold(name), lines: lines.join("\n") };
}

/** @param filter the words that a recipe is searched by: `terms` in its name or ingredients, `q` in its name */
export function searchTermsOf({
  terms = [],
  q = "",
}: {
  terms?: readonly string[];
  q?: string;
}): SearchTerms {
  const forms = terms.map(searchForms).filter((each) => each !== null);
  return { lines: [...new Map(forms.map((each) => [each.any[0], each])).values()], name: fold(q) || null };
}
