import { type Model, Schema } from "mongoose";
import type { ClaimedTimer, PushTimerStore, StoredTimer } from "../../ports/push-stores.ts";
import { withPushMessage } from "../shared/renamed-fields.ts";
import type { Mongo } from "./mongo.ts";
import { retryDuplicates } from "./mongo-error.ts";

export interface PushTimerDocument extends Omit<ClaimedTimer, "id" | "claim"> {
  _id: string;
  timerId: string;
  dueAt: string;
  claim: string | null;
}

export const pushTimerDocumentSchema = new Schema<PushTimerDocument>(
  {
    _id: String,
    uid: String,
    timerId: String,
    endsAt: String,
    name: String,
    recipe: Schema.Types.Mixed,
    message: String,
    language: String,
    dueAt: String,
    claim: String,
    failures: Number,
    waiting: Schema.Types.Mixed,
  },
  { versionKey: false },
);
pushTimerDocumentSchema.index({ dueAt: 1 });
pushTimerDocumentSchema.index({ uid: 1 });

/** Ids of timers hold no colon, so no two pairs share one. */
export const timerDocumentId = (uid: string, id: string) => `${id}:${uid}`;

export function createPushTimerStore(mongo: Mongo, timers: Model<PushTimerDocument>): PushTimerStore {
  return {
    put: ({ id, ...timer }, limit) =>
      mongo.run(async () => {
        const { uid, endsAt } = timer;
        const _id = timerDocumentId(uid, id);
        // Timers that come at once may be a few more than the limit, which only has to hold off masses.
        const others = await timers.countDocuments({ uid, _id: mongo.trusted({ $ne: _id }) });
        if (others >= limit) return false;
        const unrung = { dueAt: endsAt, claim: null, failures: 0, waiting: null };
        const change = { $set: { ...timer, timerId: id, ...unrung } };
        await retryDuplicates(() => timers.updateOne({ _id }, change, { upsert: true }));
        return true;
      }),
    remove: (uid, id) =>
      mongo.run(async () => {
        await timers.deleteOne({ _id: timerDocumentId(uid, id) });
      }),
    nextDue: () =>
      mongo.run(async () => {
        const next = await timers.findOne({}, { dueAt: 1 }).sort({ dueAt: 1 }).lean();
        return next?.dueAt ?? null;
      }),
    claimDue: (at, { claim, until }) =>
      mongo.run(async () => {
        const due = { dueAt: mongo.trusted({ $lte: at }) };
        const change = { $set: { dueAt: until, claim } };
        const options = { sort: { dueAt: 1 }, returnDocument: "after" } as const;
        const claimed = await timers.findOneAndUpdate(due, change, options).lean();
        return claimed && claimedTimerOf(claimed, claim);
      }),
    end: ({ uid, id, claim }) =>
      mongo.run(async () => {
        await timers.deleteOne({ _id: timerDocumentId(uid, id), claim });
      }),
    postpone: ({ uid, id, claim, failures }, dueAt, waiting) =>
      mongo.run(async () => {
        await timers.updateOne(
          { _id: timerDocumentId(uid, id), claim },
          { $set: { dueAt, claim: null, failures: failures + 1, waiting: [...waiting] } },
        );
      }),
  };
}

function claimedTimerOf(document: PushTimerDocument, claim: string): ClaimedTimer {
  const { failures, waiting } = document;
  return { ...timerOf(document), claim, failures, waiting };
}

export function timerOf(document: PushTimerDocument): StoredTimer {
  const { uid, id, endsAt, name, recipe, message, language } = withPushMessage({
    ...document,
    id: document.timerId,
  });
  return { uid, id, endsAt, name, recipe, message, language };
}
