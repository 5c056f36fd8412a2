import type { IngredientRow, RecipeDraft, SubStep } from "../recipe/recipe.ts";
import { hasWordsOf, readSource } from "./grounding.ts";

/** A title is a few words; a longer one is a text that must stand in the source. */
const TITLE_LENGTH = 60;

/**
 * The recipe without the ingredients and steps whose words stand nowhere in the text that it was read from. For a recipe
 * that is stored before anybody has looked at it: an amount that is wrong can be seen there, a line that a page made a
 * model write cannot be told from the cook's own.
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
