import type { Recipe } from "@larder/domain/recipe/recipe";

/** Returns whether there is anything to show above a recipe's ingredients: dangers, notes, or what it was made without. */
export function hasFindings({ warnings = [], makerNotes = [], request }: Recipe): boolean {
  const asked = request ? request.excluded.length + request.diets.length : 0;
  return warnings.length + makerNotes.length + asked > 0;
}
