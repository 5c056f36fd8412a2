import type { CookingNotes } from "@larder/domain/account/cooking-notes";
import { Schema } from "mongoose";
import type { StoredItems } from "../../ports/store.ts";
import type { CookedDate } from "@larder/domain/account/cooked-dates";

/** A user's notes on a recipe. */
export interface CookingNotesDocument extends Pick<CookingNotes, "rating" | "note"> {
  _id: string;
  uid: string;
  recipeId: string;
  cooked: CookedDate[];
}

export const cookingNotesDocumentSchema = new Schema<CookingNotesDocument>(
  {
    _id: String,
    uid: String,
    recipeId: String,
    rating: Number,
    note: String,
    cooked: [Schema.Types.Mixed],
  },
  { versionKey: false },
);
cookingNotesDocumentSchema.index({ recipeId: 1 });
cookingNotesDocumentSchema.index({ uid: 1 });

/** Ids of recipes hold no colon, so no two pairs share one. */
export function cookingNotesId(uid: string, recipeId: string): string {
  return `${recipeId}:${uid}`;
}

export function cookingNotesOf({ rating, note, cooked }: CookingNotesDocument): CookingNotes {
  return { rating, note, cookedOn: cooked.map(({ at }) => at) };
}

export function cookingNotesItemOf(document: CookingNotesDocument): StoredItems["cookingNotes"] {
  return { uid: document.uid, recipeId: document.recipeId, ...cookingNotesOf(document) };
}
