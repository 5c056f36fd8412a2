import type { CookingNotes } from "@larder/domain/account/cooking-notes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";

export type CookingService = ReturnType<typeof createCookingService>;

/** Creates the service for the personal cooking notes of each user. */
export function createCookingService({
  store,
  clock,
  readableRecipe,
  acceptDraft,
}: Pick<Ports, "store" | "clock"> & {
  /** Returns a recipe that the user may see, or throws. */
  readableRecipe: (id: string, uid: string) => Promise<Recipe>;
  /** Takes a draft into the collection: who has cooked it to the end wants it. */
  acceptDraft: (uid: string, recipeId: string) => Promise<unknown>;
}) {
  const { cookingNotes } = store;

  return {
    async find(uid: string, recipeId: string): Promise<CookingNotes> {
      await readableRecipe(recipeId, uid);
      return cookingNotes.find(uid, recipeId);
    },
    async set(
      uid: string,
      recipeId: string,
      stored: Pick<CookingNotes, "rating" | "note">,
    ): Promise<CookingNotes> {
      await readableRecipe(recipeId, uid);
      return ofRecipe(await cookingNotes.set(uid, recipeId, { ...stored, note: stored.note.trim() }));
    },
    /** Returns the user's ratings by the id of their recipe. */
    async ratings(uid: string): Promise<Record<string, number>> {
      const rated = await cookingNotes.ofUser(uid, await store.collections.namedRecipes(uid));
      return Object.fromEntries(
        rated.flatMap(({ recipeId, rating }) => (rating === null ? [] : [[recipeId, rating]])),
      );
    },
    /** @param key makes a retry harmless: the same key adds no other date */
    async addCooked(uid: string, recipeId: string, key: string | undefined): Promise<CookingNotes> {
      const { draft } = await readableRecipe(recipeId, uid);
      if (draft) await acceptDraft(uid, recipeId);
      return ofRecipe(await cookingNotes.addCooked(uid, recipeId, clock().toISOString(), key));
    },
  };
}

/** The recipe may go between the look and the write. */
function ofRecipe(notes: CookingNotes | null): CookingNotes {
  if (!notes) throw new AppError("recipe-not-found");
  return notes;
}
