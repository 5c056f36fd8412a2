import type { StoredCollection } from "@larder/domain/collection/collection";
import { isOnPublicPage } from "@larder/domain/collection/public-collection";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { listingOf, type SeenRecipe } from "@larder/domain/recipe/visibility";
import type { ShownEntry } from "../../ports/collection-store.ts";
import type { Store } from "../../ports/store.ts";
import { SYSTEM_OWNER } from "../../ports/system-owner.ts";

/** A collection as one of its links shows it. */
export type LinkedCollection = StoredCollection & { showsUnlisted: boolean };

export type PublicCollectedRecipes = ReturnType<typeof createPublicCollectedRecipes>;

/** Creates the functions that find the recipes that the public page of a collection shows. */
export function createPublicCollectedRecipes({
  collections,
  recipes,
}: Pick<Store, "collections" | "recipes">) {
  async function isShown(
    { id, userId, showsUnlisted }: Pick<LinkedCollection, "id" | "userId" | "showsUnlisted">,
    recipe: SeenRecipe & { id: string },
  ): Promise<boolean> {
    const seen = { userId: recipe.userId, listing: listingOf(recipe) };
    if (!isOnPublicPage(seen, { owner: userId, appOwner: SYSTEM_OWNER.id, showsUnlisted })) return false;
    return (await collections.withRecipe(recipe.id, userId)).includes(id);
  }

  return {
    /** Returns a collection that can have public pages; null for one that is gone, and for a smart one. */
    async collection(id: string, showsUnlisted: boolean): Promise<LinkedCollection | null> {
      const collection = await collections.find(id);
      return collection && collection.rule === null ? { ...collection, showsUnlisted } : null;
    },

    /** Returns the shown recipes in the order of the collection. */
    async entries(collection: LinkedCollection): Promise<ShownEntry[]> {
      const { userId, showsUnlisted } = collection;
      const rule = { owner: userId, appOwner: SYSTEM_OWNER.id, showsUnlisted };
      const entries = await collections.entries(collection, userId);
      const found = await collections.collectable(
        entries.map(({ recipeId }) => recipeId),
        userId,
      );
      const shown = new Set(found.filter((recipe) => isOnPublicPage(recipe, rule)).map(({ id }) => id));
      return entries.filter(({ recipeId }) => shown.has(recipeId));
    },

    /** Returns the shown recipe with this slug, or null. */
    async bySlug(collection: LinkedCollection, slug: string): Promise<Recipe | null> {
      const recipe = await recipes.findBySlug(slug);
      return recipe && (await isShown(collection, recipe)) ? recipe : null;
    },

    /** Returns a shown recipe with this picture, or null. */
    async byPicture(collection: LinkedCollection, pictureId: string): Promise<Recipe | null> {
      for (const pictured of await recipes.findByPicture(pictureId)) {
        const recipe = (await isShown(collection, pictured)) && (await recipes.findById(pictured.id));
        if (recipe && (await isShown(collection, recipe))) return recipe;
      }
      return null;
    },
  };
}
