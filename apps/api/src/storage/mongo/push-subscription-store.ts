import { type Model, Schema } from "mongoose";
import type { PushSubscriber, PushSubscriptionStore } from "../../ports/push-stores.ts";
import type { Mongo } from "./mongo.ts";
import { retryDuplicates } from "./mongo-error.ts";

/** A push subscription; its endpoint is the document's id. */
export interface PushSubscriptionDocument extends Omit<PushSubscriber, "endpoint"> {
  _id: string;
}

export const pushSubscriptionDocumentSchema = new Schema<PushSubscriptionDocument>(
  { _id: String, uid: String, keys: Schema.Types.Mixed, createdAt: String },
  { versionKey: false },
);
pushSubscriptionDocumentSchema.index({ uid: 1, createdAt: -1 });

export function createPushSubscriptionStore(
  mongo: Mongo,
  subscriptions: Model<PushSubscriptionDocument>,
): PushSubscriptionStore {
  return {
    put: ({ uid, endpoint, keys, createdAt }, limit) =>
      mongo.run(async () => {
        const change = { $set: { uid, keys, createdAt } };
        await retryDuplicates(() => subscriptions.updateOne({ _id: endpoint }, change, { upsert: true }));
        const beyond = await subscriptions
          .find({ uid }, { _id: 1 })
          .sort({ createdAt: -1, _id: -1 })
          .skip(limit)
          .lean();
        if (beyond.length === 0) return;
        await subscriptions.deleteMany({ _id: mongo.trusted({ $in: beyond.map(({ _id }) => _id) }) });
      }),
    remove: (endpoint, uid) =>
      mongo.run(async () => {
        await subscriptions.deleteOne({ _id: endpoint, ...(uid !== undefined && { uid }) });
      }),
    of: (uid) =>
      mongo.run(async () => {
        const found = await subscriptions.find({ uid }).sort({ createdAt: 1, _id: 1 }).lean();
        return found.map(subscriberOf);
      }),
  };
}

export function subscriberOf({ _id, uid, keys, createdAt }: PushSubscriptionDocument): PushSubscriber {
  return { uid, endpoint: _id, keys, createdAt };
}
