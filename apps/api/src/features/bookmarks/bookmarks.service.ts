import type { Recipe } from "@larder/domain/recipe/recipe";
import type { Ports } from "../../ports/ports.ts";

export type BookmarksService = ReturnType<typeof createBookmarksService>;

export function createBookmarksService({
  store,
  clock,
  readableRecipe,
  acceptDraft,
}: Pick<Ports, "store" | "clock"> & {
  /** Returns a recipe that the user may see, or throws. */
  readableRecipe: (id: string, uid: string) => Promise<Recipe>;
  /** Takes a draft into the collection: who bookmarks it wants it. */
  acceptDraft: (uid: string, recipeId: string) => Promise<unknown>;
}) {
  const { bookmarks } = store;

  return {
    open: async (uid: string) => bookmarks.open(uid, await store.collections.namedRecipes(uid)),
    async has(uid: string, recipeId: string): Promise<boolean> {
      await readableRecipe(recipeId, uid);
      return bookmarks.has(uid, recipeId);
    },
    /** @param key makes a retry harmless: the same key changes nothing and gets the same answer */
    async toggle(uid: string, recipeId: string, key: string | undefined): Promise<boolean> {
      const { draft } = await readableRecipe(recipeId, uid);
      if (draft) await acceptDraft(uid, recipeId);
      return bookmarks.toggle(uid, recipeId, clock().toISOString(), key);
    },
  };
}
