import type { ComposerNote } from "@larder/domain/generation/composer-note";
import type { RecipeLanguage } from "@larder/domain/language";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";

export interface ComposeRequest {
  query: string;
  /** The language to use where the query's words do not tell. */
  language?: RecipeLanguage;
  /** Another seed gives another recipe for the same query. */
  seed?: number | string;
  /** For how many, whatever the query says; else what it says, else what is usual for the dish. */
  servings?: number;
}

export interface Composition {
  /** Null when nothing of the query was understood, or nothing can be made of it: a note says which. */
  recipe: RecipeDraft | null;
  /** What was not understood and what could not be done as it was asked. */
  notes: readonly ComposerNote[];
}

/** A food that a query names. */
export interface RecognisedFood {
  /** As the query has it. */
  words: string;
  /** What it is called, in every language: a recipe that has it says one of these. */
  names: readonly string[];
}
