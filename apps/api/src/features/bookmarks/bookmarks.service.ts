import type { Recipe } from "@larder/domain/recipe/recipe";
import { canSee } from "@larder/domain/recipe/visibility";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";

export type BookmarksService = ReturnType<typeof createBookmarksService>;

/** @param keep takes a draft into the collection: who bookmarks it wants it */
export function createBookmarksService({
  store,
  clock,
  acceptDraft,
}: Pick<Ports, "store" | "clock"> & { acceptDraft: (uid: string, recipeId: string) => Promise<unknown> }) {
  const { bookmarks, recipes } = store;

  async function mustExist(recipeId: string, uid: string): Promise<Recipe> {
    const recipe = await recipes.findById(recipeId);
    if (!recipe || !canSee(recipe, uid)) throw new AppError("recipe-not-found");
    return recipe;
  }

  return {
    open: (uid: string) => bookmarks.open(uid),
    async has(uid: string, recipeId: string): Promise<boolean> {
      await mustExist(recipeId, uid);
      return bookmarks.has(uid, recipeId);
    },
    /** @param key makes a retry harmless: the same key changes nothing and gets the same answer */
    async toggle(uid: string, recipeId: string, key: string | undefined): Promise<boolean> {
      const { draft } = await mustExist(recipeId, uid);
      if (draft) await acceptDraft(uid, recipeId);
      return bookmarks.toggle(uid, recipeId, clock().toISOString(), key);
    },
  };
}
