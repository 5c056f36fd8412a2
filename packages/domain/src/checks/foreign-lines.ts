import type { IngredientRow, RecipeDraft, SubStep } from "../recipe/recipe.ts";
import { hasWordsOf, readSource } from "./grounding.ts";

/** The longest title, in characters, that the source need not contain. */
const TITLE_LENGTH = 60;

/**
 * Removes the ingredients and steps whose words are not in the source text. Used for recipes that are stored before a
 * user reviews them: a user can notice a wrong amount later, but cannot distinguish a line that a page made the model
 * write from the cook's own.
 */
export function withoutForeignLines(recipe: RecipeDraft, text: string): RecipeDraft {
  const source = readSource(text);
  const isSaid = (line: string) => hasWordsOf(line, source);
  const isOurs = (row: IngredientRow) => isSaid(row.ingredient_name);
  const ownParts = (parts: readonly SubStep[]) =>
    parts
      .filter(({ description }) => isSaid(description))
      .map((part) => (part.ingredients ? { ...part, ingredients: part.ingredients.filter(isOurs) } : part));
  return {
    ...recipe,
    ingredients: Object.fromEntries(
      Object.entries(recipe.ingredients)
        .map(([group, rows]) => [group, rows.filter(isOurs)] as const)
        .filter(([, rows]) => rows.length > 0),
    ),
    steps: recipe.steps
      .map((step) => ({ ...step, sub_steps: ownParts(step.sub_steps) }))
      .filter(({ main_step: title, sub_steps }) => {
        return sub_steps.length > 0 && (title.length <= TITLE_LENGTH || isSaid(title));
      }),
  };
}
