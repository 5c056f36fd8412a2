import type { Recipe } from "@larder/domain/recipe/recipe";
import { canSee } from "@larder/domain/recipe/visibility";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";

export type ReadableRecipes = ReturnType<typeof createReadableRecipes>;

/** Returns a recipe that a user may see, by its id. Features are given it instead of finding recipes themselves. */
export type ReadableRecipe = ReadableRecipes["byId"];

/**
 * Creates the functions that find recipes for a reader. They throw `recipe-not-found` also for a recipe that the reader
 * may not see: its existence is not disclosed.
 */
export function createReadableRecipes({ recipes }: Pick<Ports["store"], "recipes">) {
  async function readable(recipe: Recipe | null, uid: string | undefined): Promise<Recipe> {
    if (!recipe || !canSee(recipe, uid)) throw new AppError("recipe-not-found");
    return recipe;
  }
  return {
    /** @param uid undefined for a visitor */
    byId: async (id: string, uid: string | undefined) => readable(await recipes.findById(id), uid),
    bySlug: async (slug: string, uid: string | undefined) => readable(await recipes.findBySlug(slug), uid),
    /** Returns the recipe, or null where the user sees none of this id. */
    find: async (id: string, uid: string): Promise<Recipe | null> => {
      const recipe = await recipes.findById(id);
      return recipe && canSee(recipe, uid) ? recipe : null;
    },
  };
}
