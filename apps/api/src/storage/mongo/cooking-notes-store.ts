import { type CookingNotes, NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import type { Model } from "mongoose";
import type { CookingNotesStore } from "../../ports/recipe-stores.ts";
import { listingOf } from "@larder/domain/recipe/visibility";
import { isSeen } from "../shared/listed.ts";
import { withCooked } from "@larder/domain/account/cooked-dates";
import { type BookmarkDocument, recount } from "./bookmark-document.ts";
import { createDocumentChanges } from "./change-document.ts";
import { type CookingNotesDocument, cookingNotesId, cookingNotesOf } from "./cooking-notes-document.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";

type StoredNotes = Pick<CookingNotesDocument, "rating" | "note" | "cooked">;

export function createCookingNotesStore(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  notes: Model<CookingNotesDocument>,
  bookmarks: Model<BookmarkDocument>,
): CookingNotesStore {
  /** Returns the notes; deletes them and returns null if the recipe was deleted in the meantime. */
  async function unlessGone(uid: string, recipeId: string): Promise<CookingNotes | null> {
    const _id = cookingNotesId(uid, recipeId);
    if (!(await recipes.exists({ _id: recipeId }))) {
      await notes.deleteOne({ _id });
      return null;
    }
    const document = await notes.findById(_id).lean();
    return document && cookingNotesOf(document);
  }

  /** Returns the ids of those recipes with notes that the user still sees. */
  async function seenOf(
    uid: string,
    documents: readonly CookingNotesDocument[],
    named: ReadonlySet<string> = new Set(),
  ): Promise<ReadonlySet<string>> {
    const ids = documents.map(({ recipeId }) => recipeId);
    const shown = { userId: 1, visibility: 1, hiddenBy: 1, draft: 1 } as const;
    const found = await recipes.find({ _id: mongo.trusted({ $in: ids }) }, shown).lean();
    return new Set(
      found
        .filter((recipe) => isSeen(uid, recipe.userId, listingOf(recipe), named.has(recipe._id)))
        .map(({ _id }) => _id),
    );
  }

  const change = createDocumentChanges(notes);

  function changeNotes(
    uid: string,
    recipeId: string,
    changed: (before: StoredNotes) => Partial<StoredNotes>,
  ): Promise<CookingNotesDocument> {
    const _id = cookingNotesId(uid, recipeId);
    const nothing = { _id, uid, recipeId, rating: null, note: "", cooked: [] };
    return change(_id, {
      changed: (before) => ({ ...nothing, ...before, ...changed(before ?? nothing) }),
      asRead: ({ rating, note, cooked }) => ({ rating, note, cooked: mongo.trusted({ $eq: cooked }) }),
    });
  }

  return {
    ofUser: (uid, named) =>
      mongo.run(async () => {
        const documents = await notes.find({ uid }).lean();
        const seen = await seenOf(uid, documents, named);
        return documents
          .filter(({ recipeId }) => seen.has(recipeId))
          .map(({ recipeId, rating, cooked }) => {
            return { recipeId, rating, lastCooked: cooked[0]?.at ?? null };
          });
      }),
    find: (uid, recipeId) =>
      mongo.run(async () => {
        const document = await notes.findById(cookingNotesId(uid, recipeId)).lean();
        return document ? cookingNotesOf(document) : NO_COOKING_NOTES;
      }),
    set: (uid, recipeId, { rating, note }) =>
      mongo.run(async () => {
        await changeNotes(uid, recipeId, () => ({ rating, note }));
        return unlessGone(uid, recipeId);
      }),
    addCooked: (uid, recipeId, at, key) =>
      mongo.run(async () => {
        const date = { at, ...(key !== undefined && { key }) };
        await changeNotes(uid, recipeId, ({ cooked }) => ({ cooked: withCooked(cooked, date) }));
        await recount(recipes, bookmarks, notes, recipeId);
        return unlessGone(uid, recipeId);
      }),
  };
}
