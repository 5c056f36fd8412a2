import { type Model, Schema } from "mongoose";
import type { CounterStore } from "../../ports/counter-store.ts";
import { windowEnd } from "../shared/limits.ts";
import type { Mongo } from "./mongo.ts";
import { retryDuplicates } from "./mongo-error.ts";

export interface CounterDocument {
  _id: string;
  count: number;
  endsAt: Date;
}

/** The database's clock may be behind ours by so much, or ahead, before it removes what still counts. */
const CLOCKS_APART_SECONDS = 60 * 60;

export const counterSchema = new Schema<CounterDocument>(
  { _id: String, count: Number, endsAt: Date },
  // A call need not wait until its count is in the journals of the replica set: a count lost with a server lets one more in.
  { versionKey: false, writeConcern: { w: 1, j: false } },
);
counterSchema.index({ endsAt: 1 }, { expireAfterSeconds: CLOCKS_APART_SECONDS });

export function createCounterStore(mongo: Mongo, counters: Model<CounterDocument>): CounterStore {
  return {
    isShared: true,
    add: (key, now, windowMs) =>
      mongo.run(async () => {
        const { count, endsAt } = await retryDuplicates(() =>
          counters
            .findOneAndUpdate({ _id: key }, counting(now, windowMs), {
              upsert: true,
              returnDocument: "after",
              updatePipeline: true,
            })
            .lean(),
        );
        return { count, endsAt: endsAt.toISOString() };
      }),
    isOpen: (key, now) =>
      mongo.run(async () => {
        const open = { _id: key, endsAt: mongo.trusted({ $gt: new Date(now) }) };
        return (await counters.exists(open)) !== null;
      }),
    takeBack: (key, endsAt) =>
      mongo.run(async () => {
        await counters.updateOne(
          { _id: key, endsAt: new Date(endsAt), count: mongo.trusted({ $gt: 0 }) },
          { $inc: { count: -1 } },
        );
      }),
  };
}

/**
 * Builds one atomic update that works with or without an open window: both fields are computed from the old document.
 */
function counting(now: string, windowMs: number) {
  const isOpen = { $gt: ["$endsAt", new Date(now)] };
  return [
    {
      $set: {
        count: { $cond: [isOpen, { $add: ["$count", 1] }, 1] },
        endsAt: { $cond: [isOpen, "$endsAt", new Date(windowEnd(now, windowMs))] },
      },
    },
  ];
}
