import type { StoredCollection } from "@larder/domain/collection/collection";
import { isOnPublicPage } from "@larder/domain/collection/public-collection";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { listingOf, type SeenRecipe } from "@larder/domain/recipe/visibility";
import type { ShownEntry } from "../../ports/collection-store.ts";
import type { Store } from "../../ports/store.ts";
import { SYSTEM_OWNER } from "../../ports/system-owner.ts";

export type PublicCollectedRecipes = ReturnType<typeof createPublicCollectedRecipes>;

/** Creates the functions that find the recipes that the public page of a collection shows. */
export function createPublicCollectedRecipes({
  collections,
  recipes,
}: Pick<Store, "collections" | "recipes">) {
  async function isShown(
    { id, userId }: Pick<StoredCollection, "id" | "userId">,
    recipe: SeenRecipe & { id: string },
  ): Promise<boolean> {
    const seen = { userId: recipe.userId, listing: listingOf(recipe) };
    if (!isOnPublicPage(seen, userId, SYSTEM_OWNER.id)) return false;
    return (await collections.withRecipe(recipe.id, userId)).includes(id);
  }

  return {
    /** Returns a collection that can have public pages; null for one that is gone, and for a smart one. */
    async collection(id: string): Promise<StoredCollection | null> {
      const collection = await collections.find(id);
      return collection && collection.rule === null ? collection : null;
    },

    /** Returns the shown recipes in the order of the collection. */
    async entries(collection: StoredCollection): Promise<ShownEntry[]> {
      const { userId } = collection;
      const entries = await collections.entries(collection, userId);
      const found = await collections.collectable(
        entries.map(({ recipeId }) => recipeId),
        userId,
      );
      const shown = new Set(
        found.filter((recipe) => isOnPublicPage(recipe, userId, SYSTEM_OWNER.id)).map(({ id }) => id),
      );
      return entries.filter(({ recipeId }) => shown.has(recipeId));
    },

    /** Returns the shown recipe with this slug, or null. */
    async bySlug(collection: StoredCollection, slug: string): Promise<Recipe | null> {
      const recipe = await recipes.findBySlug(slug);
      return recipe && (await isShown(collection, recipe)) ? recipe : null;
    },

    /** Returns a shown recipe with this picture, or null. */
    async byPicture(collection: StoredCollection, pictureId: string): Promise<Recipe | null> {
      for (const pictured of await recipes.findByPicture(pictureId)) {
        const recipe = (await isShown(collection, pictured)) && (await recipes.findById(pictured.id));
        if (recipe && (await isShown(collection, recipe))) return recipe;
      }
      return null;
    },
  };
}
