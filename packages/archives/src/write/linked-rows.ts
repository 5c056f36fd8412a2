import { fold } from "@larder/domain/text/fold";
import type { IngredientRow, Recipe } from "@larder/domain/recipe/recipe";

/** Finds the linked recipe that a row of the ingredients names: "150 g pesto" names "Pesto". */
export function linkedByRow({ linkedRecipes = [] }: Recipe) {
  const byName = new Map(linkedRecipes.map((linked) => [fold(linked.name), linked]));
  return ({ ingredient_name: name }: IngredientRow) => byName.get(fold(name)) ?? null;
}

/** Returns the linked recipes that no row names. */
export function linkedBesideRows(recipe: Recipe): NonNullable<Recipe["linkedRecipes"]> {
  const named = new Set(
    Object.values(recipe.ingredients).flatMap((rows) => rows.map((row) => fold(row.ingredient_name))),
  );
  return (recipe.linkedRecipes ?? []).filter(({ name }) => !named.has(fold(name)));
}
