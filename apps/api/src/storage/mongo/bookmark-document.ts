import { type Model, Schema } from "mongoose";
import type { CookingNotesDocument } from "./cooking-notes-document.ts";
import type { RecipeDocument } from "./recipe-document.ts";

/** What a toggle with a key answered. */
interface StoredAnswer {
  key: string;
  at: string;
  isBookmarked: boolean;
}

/**
 * One user's bookmark of one recipe. It stays for a day after it was taken away, so that one document holds both the
 * state and the answers given lately, and one atomic update changes both.
 */
export interface BookmarkDocument {
  _id: string;
  uid: string;
  recipeId: string;
  isOn: boolean;
  /** When it was set last. */
  createdAt?: string;
  answers: StoredAnswer[];
  /** When the database removes it, while it is off. */
  endsAt?: Date;
}

export const bookmarkSchema = new Schema<BookmarkDocument>(
  {
    _id: String,
    uid: String,
    recipeId: String,
    isOn: Boolean,
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
 * Counts the bookmarks of a recipe and how often it was cooked anew, and keeps the number with the recipe.
 *
 * A count is written only if no other was written since it began. Whoever fails at that twice need not try again: the
 * count that won the second time began after the first one, and so it has seen the change.
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
      { $group: { _id: null, times: { $sum: { $size: "$cooked" } } } },
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
