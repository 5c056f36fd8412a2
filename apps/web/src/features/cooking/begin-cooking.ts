import type { Recipe } from "@larder/domain/recipe/recipe";
import { chosenUnits } from "@/lib/timers/chosen-units";
import { cookingStore } from "@/lib/timers/cooking-store";
import type { AmountsChoice } from "@/features/cooking/use-amounts";

/** Begins a cooking, or goes on with an existing one. */
export function beginCooking(
  { slug, name, steps }: Pick<Recipe, "slug" | "name" | "steps">,
  { servings, units }: AmountsChoice = { servings: null, units: chosenUnits() },
): void {
  cookingStore.do({ type: "begin", slug, name, steps: steps.length, servings });
  if (units !== "written") cookingStore.do({ type: "use-units", slug, units });
}

export function startAgain(recipe: Pick<Recipe, "slug" | "name" | "steps">): void {
  const before = cookingStore.get().cookings.find(({ slug }) => slug === recipe.slug);
  cookingStore.do({ type: "leave", slug: recipe.slug });
  beginCooking(recipe, before);
}
