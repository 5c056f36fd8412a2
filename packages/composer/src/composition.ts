import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeLanguage } from "@larder/domain/language";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";

interface ComposeOptions {
  /** The language to use where the query's words do not decide. */
  language?: RecipeLanguage;
  /** Another seed gives another recipe for the same query. */
  seed?: number | string;
  /** The number of servings; it overrides the query's. Defaults to the query's, else the dish's usual number. */
  servings?: number;
}

/** A query as it was typed, or a request that was understood and perhaps corrected. */
export type ComposeRequest = ComposeOptions & ({ query: string } | { request: RecipeRequest });

export interface Composition {
  /** The recipe; null when no part of the query was understood, or no recipe fulfils it; a note gives the reason. */
  recipe: RecipeDraft | null;
  /** The parts of the query that were not understood or could not be fulfilled. */
  notes: readonly ComposerNote[];
}

/** A food that a query names. */
export interface RecognisedFood {
  /** The food as the query writes it. */
  words: string;
  /** The food's names in every language; a recipe with the food uses one of these. */
  names: readonly string[];
}
