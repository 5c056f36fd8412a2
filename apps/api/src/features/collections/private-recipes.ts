import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { AppError } from "../../http/errors/app-error.ts";
import type { CollectableRecipe, CollectionStore } from "../../ports/collection-store.ts";

/** The private recipes that the question names. */
const MOST_NAMED = 100;

/** Throws the question whether these private and link recipes are shown to the readers of a collection. */
export async function askAboutPrivate(
  collections: Pick<CollectionStore, "summaries">,
  recipes: readonly CollectableRecipe[],
): Promise<never> {
  const named: RecipeRef[] = [];
  const first = recipes.slice(0, MOST_NAMED);
  const entries = first.map(({ id, listing }) => ({ recipeId: id, listing, sectionId: null }));
  for await (const { id, name, slug } of collections.summaries(entries)) named.push({ id, name, slug });
  throw new AppError("private-recipes", { details: { recipes: named } });
}
