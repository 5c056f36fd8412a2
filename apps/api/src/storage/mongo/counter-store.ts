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
  /** Counts in the open window. @returns null if none is open */
  const raise = (key: string, now: string) =>
    counters
      .findOneAndUpdate(
        { _id: key, endsAt: mongo.trusted({ $gt: new Date(now) }) },
        { $inc: { count: 1 } },
        { returnDocument: "after" },
      )
      .lean();

  /** Opens a window in the place of one that has ended. @returns null if there is none */
  const reopen = (key: string, now: string, opened: Omit<CounterDocument, "_id">) =>
    counters
      .findOneAndUpdate(
        { _id: key, endsAt: mongo.trusted({ $lte: new Date(now) }) },
        { $set: opened },
        { returnDocument: "after" },
      )
      .lean();

  return {
    isShared: true,
    add: (key, now, windowMs) =>
      mongo.run(async () => {
        const opened = { count: 1, endsAt: new Date(windowEnd(now, windowMs)) };
        // Another call may open the window between these steps.
        const { count, endsAt } = await retryDuplicates(async () => {
          const found = (await raise(key, now)) ?? (await reopen(key, now, opened));
          if (found) return found;
          await counters.create([{ _id: key, ...opened }]);
          return opened;
        });
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
