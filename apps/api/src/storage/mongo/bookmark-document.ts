import { type Model, Schema } from "mongoose";
import type { CookingNotesDocument } from "./cooking-notes-document.ts";
import type { RecipeDocument } from "./recipe-document.ts";

/** The stored response to a toggle that carried an idempotency key. */
interface StoredAnswer {
  key: string;
  at: string;
  isBookmarked: boolean;
}

/**
 * A user's bookmark of a recipe. The document remains for a day after the bookmark is removed: it holds both the
 * state and the recent responses, so one write changes both.
 */
export interface BookmarkDocument {
  _id: string;
  uid: string;
  recipeId: string;
  isOn: boolean;
  /** Rises with every toggle; missing where an older Larder toggled last. */
  toggles?: number;
  /** The time at which the bookmark was last set. */
  createdAt?: string;
  /** Missing in a document that a transfer has written. */
  answers?: StoredAnswer[];
  /** The time at which the database removes the document while the bookmark is off. */
  endsAt?: Date;
}

export const bookmarkSchema = new Schema<BookmarkDocument>(
  {
    _id: String,
    uid: String,
    recipeId: String,
    isOn: Boolean,
    toggles: Number,
    createdAt: String,
    answers: [Schema.Types.Mixed],
    endsAt: Date,
  },
  { versionKey: false, timestamps: false },
);

bookmarkSchema.index({ uid: 1, isOn: 1, createdAt: -1 });
bookmarkSchema.index({ recipeId: 1, isOn: 1 });
bookmarkSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });

/** Ids of recipes hold no colon, so no two pairs share one. */
export function bookmarkId(uid: string, recipeId: string): string {
  return `${recipeId}:${uid}`;
}

/**
 * Recounts the bookmarks of a recipe and how often it was cooked, and stores the number with the recipe. A count is
 * written only if no other count was written since it began. After two failed attempts no retry is needed: the count
 * that won the second time began after the first attempt, so it includes the change.
 *
 * @returns false when the recipe is gone
 */
export async function recount(
  recipes: Model<RecipeDocument>,
  bookmarks: Model<BookmarkDocument>,
  cookingNotes: Model<CookingNotesDocument>,
  recipeId: string,
): Promise<boolean> {
  for (let round = 0; round < 2; round += 1) {
    const recipe = await recipes.findById(recipeId, { bookmarkCountings: 1 }).lean();
    if (!recipe) return false;
    const { bookmarkCountings } = recipe;
    const bookmarked = await bookmarks.countDocuments({ recipeId, isOn: true });
    const [counted] = await cookingNotes.aggregate<{ times: number }>([
      { $match: { recipeId } },
      { $unwind: "$cooked" },
      { $group: { _id: null, times: { $sum: 1 } } },
    ]);
    const bookmarkCount = bookmarked + 1 - 1 / (1 + (counted?.times ?? 0));
    const written = await recipes.updateOne(
      { _id: recipeId, bookmarkCountings },
      { $set: { bookmarkCount }, $inc: { bookmarkCountings: 1 } },
    );
    if (written.matchedCount === 1) return true;
  }
  return true;
}
