import { type PublicRating, ratingSummary } from "@larder/domain/community/public-rating";
import { type Model, Schema } from "mongoose";
import type { PublicRatingStore } from "../../ports/community-stores.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";

export interface PublicRatingDocument extends PublicRating {
  _id: string;
}

export const publicRatingSchema = new Schema<PublicRatingDocument>(
  { _id: String, uid: String, recipeId: String, stars: Number, createdAt: String },
  { versionKey: false },
);
publicRatingSchema.index({ recipeId: 1, stars: 1 });
publicRatingSchema.index({ uid: 1 });

export function createPublicRatingStore(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  ratings: Model<PublicRatingDocument>,
): PublicRatingStore {
  return {
    summary: (recipeId, uid) =>
      mongo.run(async () => {
        const sums = await ratings.aggregate<{ n: number; stars: number }>([
          { $match: { recipeId } },
          { $group: { _id: null, n: { $sum: 1 }, stars: { $sum: "$stars" } } },
        ]);
        const own = uid === undefined ? null : await ratings.findById(publicRatingId(uid, recipeId)).lean();
        return ratingSummary(sums[0]?.n ?? 0, sums[0]?.stars ?? 0, own?.stars ?? null);
      }),
    set: (uid, recipeId, stars, createdAt) =>
      mongo.run(async () => {
        const _id = publicRatingId(uid, recipeId);
        if (stars !== null)
          await ratings.replaceOne({ _id }, { uid, recipeId, stars, createdAt }, { upsert: true });
        const isThere = (await recipes.exists({ _id: recipeId })) !== null;
        if (stars === null || !isThere) await ratings.deleteOne({ _id });
        return isThere;
      }),
  };
}

/** Ids of recipes hold no colon, so no two pairs share one. */
export function publicRatingId(uid: string, recipeId: string): string {
  return `${recipeId}:${uid}`;
}

export function publicRatingDocumentOf(rating: PublicRating): PublicRatingDocument {
  return { _id: publicRatingId(rating.uid, rating.recipeId), ...rating };
}

export function publicRatingOf({ uid, recipeId, stars, createdAt }: PublicRatingDocument): PublicRating {
  return { uid, recipeId, stars, createdAt };
}
