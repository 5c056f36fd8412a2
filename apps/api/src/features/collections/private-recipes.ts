import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { AppError } from "../../http/errors/app-error.ts";
import type { CollectableRecipe, CollectionStore } from "../../ports/collection-store.ts";
import type { CollectionAccess } from "./collection-access.ts";

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

/**
 * Creates the function that returns the ids of the private recipes that the public page of an own collection is to show.
 *
 * @throws AppError `collection-smart`, as what a smart collection finds depends on its reader; `private-recipes` where it has
 *   private or link recipes of its owner and `sharePrivate` is undefined
 */
export function createPrivateForPage(
  collections: Pick<CollectionStore, "summaries" | "unlistedOf">,
  access: CollectionAccess,
) {
  return async (uid: string, id: string, sharePrivate: boolean | undefined): Promise<string[]> => {
    const collection = await access.owned(id, uid);
    if (collection.rule) throw new AppError("collection-smart");
    const unlisted = await collections.unlistedOf(id, uid);
    if (unlisted.length > 0 && sharePrivate === undefined) await askAboutPrivate(collections, unlisted);
    const own = unlisted.filter(({ listing }) => listing === "private");
    return sharePrivate ? own.map((recipe) => recipe.id) : [];
  };
}
