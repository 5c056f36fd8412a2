import { languageOf } from "@larder/domain/text/language-tag";
import { createContext, use } from "react";

/**
 * The language tag of the recipe that a page shows; undefined where the recipe does not name its language. Pages provide
 * it around a recipe, and elements with its texts have it as `lang`, so that they are pronounced and hyphenated by it.
 */
export const RecipeLang = createContext<string | undefined>(undefined);

/** Returns the `lang` of the texts of the shown recipe. */
export const useRecipeLang = (): string | undefined => use(RecipeLang);

/** Returns the `lang` for the language that a recipe names; undefined for none and for what is no language tag. */
export function recipeLang(language: string | undefined): string | undefined {
  return languageOf(language ?? "") ?? undefined;
}
