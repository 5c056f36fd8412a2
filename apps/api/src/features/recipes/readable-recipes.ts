import type { Recipe } from "@larder/domain/recipe/recipe";
import { canSee, type SeenRecipe } from "@larder/domain/recipe/visibility";
import { AppError } from "../../http/errors/app-error.ts";
import type { Store } from "../../ports/store.ts";
import { createShowLinks } from "./show-links.ts";

export type ReadableRecipes = ReturnType<typeof createReadableRecipes>;

/**
 * Creates the functions that find recipes for a reader, undefined for a visitor. Features are given them instead of finding
 * recipes themselves. A recipe that the reader may not see is answered like one that does not exist.
 */
export function createReadableRecipes({ recipes, collections }: Pick<Store, "recipes" | "collections">) {
  /** Asks for the named readers of a recipe only where they decide. */
  async function mayRead(recipe: SeenRecipe & { id: string }, uid: string | undefined): Promise<boolean> {
    if (canSee(recipe, uid)) return true;
    return uid !== undefined && canSee(recipe, uid, true) && collections.isNamedReader(uid, recipe.id);
  }

  async function seen(recipe: Recipe | null, uid: string | undefined): Promise<Recipe | null> {
    return recipe && (await mayRead(recipe, uid)) ? recipe : null;
  }

  function existing(recipe: Recipe | null): Recipe {
    if (!recipe) throw new AppError("recipe-not-found");
    return recipe;
  }

  const find = async (id: string, uid: string | undefined) => seen(await recipes.findById(id), uid);

  return {
    mayRead,
    /** Returns the recipe, or null where the reader sees none of this id. */
    find,
    showLinks: createShowLinks(find),
    /** @throws AppError `recipe-not-found` */
    byId: async (id: string, uid: string | undefined) =>
      existing(await seen(await recipes.findById(id), uid)),
    /** @throws AppError `recipe-not-found` */
    bySlug: async (slug: string, uid: string | undefined) =>
      existing(await seen(await recipes.findBySlug(slug), uid)),
  };
}
