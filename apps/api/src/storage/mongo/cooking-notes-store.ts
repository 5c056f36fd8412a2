import { type CookingNotes, NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import type { Model } from "mongoose";
import type { CookingNotesStore } from "../../ports/recipe-stores.ts";
import { STORED_DATES } from "@larder/domain/account/cooked-dates";
import { type BookmarkDocument, recount } from "./bookmark-document.ts";
import { type CookingNotesDocument, cookingNotesId, cookingNotesOf } from "./cooking-notes-document.ts";
import type { Mongo } from "./mongo.ts";
import { retryDuplicates } from "./mongo-error.ts";
import type { RecipeDocument } from "./recipe-document.ts";

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

  return {
    ofUser: (uid) =>
      mongo.run(async () => {
        const documents = await notes.find({ uid }).lean();
        return documents.map(({ recipeId, rating, cooked }) => {
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
        const change = { $set: { rating, note }, $setOnInsert: { uid, recipeId, cooked: [] } };
        const filter = { _id: cookingNotesId(uid, recipeId) };
        await retryDuplicates(() => notes.updateOne(filter, change, { upsert: true }));
        return unlessGone(uid, recipeId);
      }),
    addCooked: (uid, recipeId, at, key) =>
      mongo.run(async () => {
        const _id = cookingNotesId(uid, recipeId);
        const nothing = { uid, recipeId, rating: null, note: "", cooked: [] };
        await retryDuplicates(() => notes.updateOne({ _id }, { $setOnInsert: nothing }, { upsert: true }));
        const date = { at, ...(key !== undefined && { key }) };
        await notes.updateOne(
          { _id, ...(key !== undefined && { "cooked.key": mongo.trusted({ $ne: key }) }) },
          { $push: { cooked: { $each: [date], $sort: { at: -1 }, $slice: STORED_DATES } } },
        );
        await recount(recipes, bookmarks, notes, recipeId);
        return unlessGone(uid, recipeId);
      }),
  };
}
