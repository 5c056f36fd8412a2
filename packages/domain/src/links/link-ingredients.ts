import { tokenise } from "../text/text-tokens.ts";
import { readFoodLines } from "./food-line.ts";
import { foodNames } from "./food-names.ts";
import type { IngredientUse } from "./ingredient-use.ts";
import { indexLines } from "./line-index.ts";
import { isHeadFirst, languageOf, linkWords } from "./link-text.ts";
import { readSteps } from "./step-reader.ts";

export interface LinkRequest {
  ingredients: readonly { text: string; group: string | null }[];
  steps: readonly string[];
  /** The heading above each step. */
  sections?: readonly (string | null)[] | undefined;
}

/**
 * Finds for each step the listed ingredients that it takes: those that it names by any of their names, in groups ("the
 * dry ingredients") or by a verb ("salpimentar"). What went in earlier, dishes, equipment and unlisted foods are no use.
 * Reads English and Spanish; of German, French, Italian and Portuguese what the words of the list and of the steps share.
 * Total; linear in the length of the texts.
 */
export function linkIngredients({ ingredients, steps, sections = [] }: LinkRequest): IngredientUse[][] {
  const tokens = steps.map((step) => tokenise(step));
  const language = languageOf(tokens);
  const foods = language === "en" || language === "es" ? foodNames(language) : null;
  const context = { language, foods };
  const lines = readFoodLines(ingredients, context);
  const index = indexLines(lines, foods, language === "de");
  const words = tokens.map((step) => linkWords(step, language));
  return readSteps({ lines, index, context, words, sections, isHeadFirst: isHeadFirst(language) });
}
