import type { StoredComment } from "@larder/domain/community/comment";
import { readPictureAddress } from "@larder/domain/picture/picture-address";
import { type Model, Schema } from "mongoose";
import type { CommentStore } from "../../ports/community-stores.ts";
import { listDocuments, type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";

/** The most comments with one picture that are looked up. */
const MOST_OF_PICTURE = 20;

export interface CommentDocument extends Stored<StoredComment> {
  pictureId?: string;
}

export const commentSchema = new Schema<CommentDocument>(
  {
    _id: String,
    recipeId: String,
    userId: String,
    text: String,
    image: Schema.Types.Mixed,
    pictureId: String,
    createdAt: String,
    hiddenBy: String,
  },
  { versionKey: false },
);
commentSchema.index({ recipeId: 1, createdAt: -1, _id: -1 });
commentSchema.index({ userId: 1, recipeId: 1, createdAt: 1 });
commentSchema.index({ pictureId: 1 }, { sparse: true });
commentSchema.index({ hiddenBy: 1 }, { sparse: true });

/** @param removeReports removes the reports of a comment */
export function createCommentStore(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  comments: Model<CommentDocument>,
  removeReports: (commentId: string) => Promise<unknown>,
): CommentStore {
  return {
    insert: (comment) =>
      mongo.run(async () => {
        await comments.create([commentDocumentOf(comment)]);
        if (await recipes.exists({ _id: comment.recipeId })) return true;
        await comments.deleteOne({ _id: comment.id });
        return false;
      }),
    find: (id) =>
      mongo.run(async () => {
        const comment = await comments.findById(id).lean();
        return comment && commentOf(comment);
      }),
    list: ({ recipeId, reader, except }, page) =>
      mongo.run(() => {
        const shown = [{ hiddenBy: null }, ...(reader === undefined ? [] : [{ userId: reader }])];
        const wanted = {
          recipeId,
          ...(except.length > 0 && { userId: mongo.trusted({ $nin: [...except] }) }),
          $and: [{ $or: shown }],
        };
        return listDocuments(comments, wanted, page, commentOf, mongo);
      }),
    countSince: (userId, recipeId, since) =>
      mongo.run(() =>
        comments.countDocuments({ userId, recipeId, createdAt: mongo.trusted({ $gte: since }) }),
      ),
    remove: (id) =>
      mongo.run(async () => {
        const { deletedCount } = await comments.deleteOne({ _id: id });
        await removeReports(id);
        return deletedCount > 0;
      }),
    setHidden: (id, hiddenBy) =>
      mongo.run(async () => {
        const change = hiddenBy === null ? { $unset: { hiddenBy: 1 as const } } : { $set: { hiddenBy } };
        return (await comments.updateOne({ _id: id }, change)).matchedCount === 1;
      }),
    ofPicture: (pictureId) =>
      mongo.run(async () => {
        const found = await comments
          .find({ pictureId }, { recipeId: 1, userId: 1, hiddenBy: 1 })
          .limit(MOST_OF_PICTURE)
          .lean();
        return found.map(({ recipeId, userId, hiddenBy }) => {
          return { recipeId, userId, ...(hiddenBy !== undefined && { hiddenBy }) };
        });
      }),
  };
}

export function commentDocumentOf(comment: StoredComment): CommentDocument {
  const picture = comment.image && readPictureAddress(comment.image.url);
  return { ...stored(comment), ...(picture && { pictureId: picture.id }) };
}

export function commentOf(document: CommentDocument): StoredComment {
  const { _id, recipeId, userId, text, image, createdAt, hiddenBy } = document;
  return {
    id: _id,
    recipeId,
    userId,
    text,
    ...(image && { image }),
    createdAt,
    ...(hiddenBy !== undefined && { hiddenBy }),
  };
}
