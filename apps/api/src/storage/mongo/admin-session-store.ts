import { type Model, Schema } from "mongoose";
import type { AdminSession, AdminSessionStore } from "../../ports/people-stores.ts";
import type { Mongo } from "./mongo.ts";

export interface AdminSessionDocument extends Omit<AdminSession, "tokenHash"> {
  _id: string;
}

export const adminSessionSchema = new Schema<AdminSessionDocument>(
  { _id: String, uid: String, createdAt: String, lastSeenAt: String },
  { versionKey: false },
);
adminSessionSchema.index({ createdAt: 1 });
adminSessionSchema.index({ uid: 1 });

export function createAdminSessionStore(
  mongo: Mongo,
  sessions: Model<AdminSessionDocument>,
): AdminSessionStore {
  return {
    insert: ({ tokenHash, ...session }) =>
      mongo.run(async () => {
        await sessions.create([{ _id: tokenHash, ...session }]);
      }),
    find: (tokenHash) =>
      mongo.run(async () => {
        const session = await sessions.findById(tokenHash).lean();
        return session && adminSessionOf(session);
      }),
    touch: (tokenHash, lastSeenAt) =>
      mongo.run(async () => {
        await sessions.updateOne({ _id: tokenHash }, { $set: { lastSeenAt } });
      }),
    remove: (tokenHash) =>
      mongo.run(async () => {
        await sessions.deleteOne({ _id: tokenHash });
      }),
    removeByUser: (uid) =>
      mongo.run(async () => {
        await sessions.deleteMany({ uid });
      }),
    removeOlderThan: (createdAt) =>
      mongo.run(async () => {
        await sessions.deleteMany({ createdAt: mongo.trusted({ $lt: createdAt }) });
      }),
  };
}

export function adminSessionOf({ _id, uid, createdAt, lastSeenAt }: AdminSessionDocument): AdminSession {
  return { tokenHash: _id, uid, createdAt, lastSeenAt };
}
