import type { Recipe } from "@larder/domain/recipe/recipe";
import { canSee, type SeenRecipe } from "@larder/domain/recipe/visibility";
import { AppError } from "../../http/errors/app-error.ts";
import type { CollectionStore } from "../../ports/collection-store.ts";
import type { Ports } from "../../ports/ports.ts";

export type ReadableRecipes = ReturnType<typeof createReadableRecipes>;

/** Returns a recipe that a user may see, by its id. Features are given it instead of finding recipes themselves. */
export type ReadableRecipe = ReadableRecipes["byId"];

/**
 * Creates the functions that find recipes for a reader. They throw `recipe-not-found` also for a recipe that the reader
 * may not see: its existence is not disclosed.
 */
export function createReadableRecipes({
  recipes,
  collections,
}: Pick<Ports["store"], "recipes"> & { collections: Pick<CollectionStore, "isNamedReader"> }) {
  /** Asks for the named readers of a recipe only where they decide. */
  async function mayRead(
    recipe: Recipe | (SeenRecipe & { id: string }),
    uid: string | undefined,
  ): Promise<boolean> {
    if (canSee(recipe, uid)) return true;
    return uid !== undefined && canSee(recipe, uid, true) && collections.isNamedReader(uid, recipe.id);
  }

  async function readable(recipe: Recipe | null, uid: string | undefined): Promise<Recipe> {
    if (!recipe || !(await mayRead(recipe, uid))) throw new AppError("recipe-not-found");
    return recipe;
  }
  return {
    mayRead,
    /** @param uid undefined for a visitor */
    byId: async (id: string, uid: string | undefined) => readable(await recipes.findById(id), uid),
    bySlug: async (slug: string, uid: string | undefined) => readable(await recipes.findBySlug(slug), uid),
    /** Returns the recipe, or null where the user sees none of this id. */
    find: async (id: string, uid: string): Promise<Recipe | null> => {
      const recipe = await recipes.findById(id);
      return recipe && (await mayRead(recipe, uid)) ? recipe : null;
    },
  };
}
