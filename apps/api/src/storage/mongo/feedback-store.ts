import type { Feedback } from "@larder/domain/account/feedback";
import { type Model, Schema } from "mongoose";
import type { FeedbackStore } from "../../ports/people-stores.ts";
import { listDocuments, type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";

export type FeedbackDocument = Stored<Feedback>;

export const feedbackSchema = new Schema<FeedbackDocument>(
  {
    _id: String,
    userId: String,
    type: { type: String },
    email: String,
    content: String,
    page: String,
    done: Boolean,
    createdAt: String,
  },
  { versionKey: false },
);
feedbackSchema.index({ createdAt: -1, _id: -1 });
feedbackSchema.index({ done: 1, createdAt: -1, _id: -1 });
feedbackSchema.index({ userId: 1 });

export function createFeedbackStore(mongo: Mongo, feedback: Model<FeedbackDocument>): FeedbackStore {
  return {
    insert: (item) =>
      mongo.run(async () => {
        await feedback.create([stored(item)]);
      }),
    list: ({ done }, page) =>
      mongo.run(() => listDocuments(feedback, done === undefined ? {} : { done }, page, feedbackOf, mongo)),
    setDone: (id, done) =>
      mongo.run(async () => (await feedback.updateOne({ _id: id }, { $set: { done } })).matchedCount === 1),
  };
}

export function feedbackOf({
  _id,
  userId,
  type,
  email,
  content,
  page,
  done,
  createdAt,
}: FeedbackDocument): Feedback {
  return { id: _id, ...(userId !== undefined && { userId }), type, email, content, page, done, createdAt };
}
