import { type Model, Schema } from "mongoose";
import type { SignInSession, SignInSessionStore } from "../../ports/sign-in-stores.ts";
import { type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";
import { accountUserOf } from "./own-account-store.ts";
import type { UserDocument } from "./user-store.ts";

export type SignInSessionDocument = Stored<SignInSession>;

export const signInSessionDocumentSchema = new Schema<SignInSessionDocument>(
  {
    _id: String,
    secretHash: String,
    uid: String,
    createdAt: String,
    lastSeenAt: String,
    browser: String,
    provider: String,
  },
  { versionKey: false },
);
signInSessionDocumentSchema.index({ secretHash: 1 }, { unique: true });
signInSessionDocumentSchema.index({ uid: 1 });
signInSessionDocumentSchema.index({ createdAt: 1 });
signInSessionDocumentSchema.index({ lastSeenAt: 1 });

export function createSignInSessionStore(
  mongo: Mongo,
  sessions: Model<SignInSessionDocument>,
  users: Model<UserDocument>,
): SignInSessionStore {
  return {
    insert: (session) =>
      mongo.run(async () => {
        await sessions.create([stored(session)]);
      }),
    find: (secretHash) =>
      mongo.run(async () => {
        const found = await sessions.findOne({ secretHash }).lean();
        return found && signInSessionOf(found);
      }),
    // Not by a join, which not every server of the protocol has.
    findWithUser: (secretHash) =>
      mongo.run(async () => {
        const session = await sessions.findOne({ secretHash }).lean();
        if (!session) return null;
        const user = await users.findById(session.uid).lean();
        return { session: signInSessionOf(session), user: user && accountUserOf(user) };
      }),
    of: (uid) =>
      mongo.run(async () => {
        const found = await sessions.find({ uid }).sort({ lastSeenAt: -1, _id: 1 }).lean();
        return found.map(signInSessionOf);
      }),
    count: () => mongo.run(() => sessions.countDocuments()),
    touch: (secretHash, lastSeenAt) =>
      mongo.run(async () => {
        await sessions.updateOne({ secretHash }, { $set: { lastSeenAt } });
      }),
    remove: (secretHash) =>
      mongo.run(async () => {
        await sessions.deleteOne({ secretHash });
      }),
    removeById: (uid, id) =>
      mongo.run(async () => {
        await sessions.deleteOne({ _id: id, uid });
      }),
    removeByUser: (uid, exceptHash = "") =>
      mongo.run(async () => {
        await sessions.deleteMany({ uid, secretHash: mongo.trusted({ $ne: exceptHash }) });
      }),
    removeExpired: ({ createdAt, lastSeenAt }) =>
      mongo.run(async () => {
        await sessions.deleteMany({
          $or: [
            { createdAt: mongo.trusted({ $lte: createdAt }) },
            { lastSeenAt: mongo.trusted({ $lte: lastSeenAt }) },
          ],
        });
      }),
  };
}

export function signInSessionOf({ _id, ...session }: SignInSessionDocument): SignInSession {
  return { id: _id, ...session };
}
