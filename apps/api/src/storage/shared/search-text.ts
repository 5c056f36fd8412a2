import { fold } from "@larder/domain/text/fold";
import { ingredientNames, type Recipe } from "@larder/domain/recipe/recipe";
import { searchForms, type SearchForms } from "@larder/domain/search/search-forms";
import type { RecipeFilter } from "../../ports/recipe-stores.ts";

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

export function searchTermsOf({ terms = [], q = "" }: RecipeFilter): SearchTerms {
  const forms = terms.map(searchForms).filter((each) => each !== null);
  return { lines: [...new Map(forms.map((each) => [each.any[0], each])).values()], name: fold(q) || null };
}
