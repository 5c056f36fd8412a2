import { createHash } from "node:crypto";
import { type Model, Schema } from "mongoose";
import {
  type IdempotencyStore,
  type KeyedCall,
  KEYS_OF_A_USER,
  type KeyState,
} from "../../ports/idempotency-store.ts";
import type { Mongo } from "./mongo.ts";
import { isDuplicate } from "./mongo-error.ts";

export interface IdempotencyDocument {
  _id: string;
  uid: string;
  fingerprint: string;
  claim: string;
  answer?: string;
  endsAt: Date;
}

/** The clock of the database may differ from ours by this much without keys being removed too early. */
const CLOCK_DIFFERENCE_SECONDS = 60 * 60;
/** Attempts at a key that others release or take over at the same moment. */
const ROUNDS = 5;

export const idempotencySchema = new Schema<IdempotencyDocument>(
  { _id: String, uid: String, fingerprint: String, claim: String, answer: String, endsAt: Date },
  { versionKey: false },
);
idempotencySchema.index({ uid: 1, endsAt: -1 });
idempotencySchema.index({ endsAt: 1 }, { expireAfterSeconds: CLOCK_DIFFERENCE_SECONDS });

export function createIdempotencyStore(mongo: Mongo, keys: Model<IdempotencyDocument>): IdempotencyStore {
  /** @returns false when the key is there already */
  async function insert(call: KeyedCall, endsAt: string): Promise<boolean> {
    const { uid, fingerprint, claim } = call;
    try {
      await keys.create({ _id: idOf(call), uid, fingerprint, claim, endsAt: new Date(endsAt) });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async function forgetOldest(uid: string): Promise<void> {
    const oldest = await keys.find({ uid }, { _id: 1 }).sort({ endsAt: -1 }).skip(KEYS_OF_A_USER).lean();
    if (oldest.length > 0)
      await keys.deleteMany({ _id: mongo.trusted({ $in: oldest.map(({ _id }) => _id) }) });
  }

  return {
    claim: (call, now, endsAt) =>
      mongo.run(async (): Promise<KeyState> => {
        for (let round = 0; round < ROUNDS; round += 1) {
          if (await insert(call, endsAt)) {
            await forgetOldest(call.uid);
            return { state: "claimed" };
          }
          const found = await keys.findById(idOf(call)).lean();
          if (!found) continue;
          if (found.endsAt.toISOString() <= now) {
            await keys.deleteOne({ _id: found._id, claim: found.claim });
            continue;
          }
          if (found.fingerprint !== call.fingerprint) return { state: "reused" };
          if (found.answer === undefined) return { state: "in-progress" };
          return { state: "answered", answer: found.answer };
        }
        return { state: "in-progress" };
      }),
    complete: (call, answer, endsAt) =>
      mongo.run(async () => {
        const change = { $set: { answer, endsAt: new Date(endsAt) } };
        await keys.updateOne({ _id: idOf(call), claim: call.claim }, change);
      }),
    isRunning: (call) =>
      mongo.run(async () => {
        const found = await keys.findById(idOf(call)).lean();
        return found?.claim === call.claim && found.answer === undefined;
      }),
    cancel: (call) =>
      mongo.run(async () => {
        const unanswered = { _id: idOf(call), answer: mongo.trusted({ $exists: false }) };
        return (await keys.deleteOne(unanswered)).deletedCount > 0;
      }),
    release: (call) =>
      mongo.run(async () => {
        await keys.deleteOne({ _id: idOf(call), claim: call.claim });
      }),
  };
}

/** A hash, because keys and user ids may hold any character. */
function idOf({ uid, call, key }: Pick<KeyedCall, "uid" | "call" | "key">): string {
  return createHash("sha256")
    .update(JSON.stringify([uid, call, key]))
    .digest("base64url");
}
