import { type Model, Schema } from "mongoose";
import type { SignInLink, SignInLinkStore } from "../../ports/sign-in-stores.ts";
import { type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";

export type SignInLinkDocument = Stored<SignInLink>;

export const signInLinkDocumentSchema = new Schema<SignInLinkDocument>(
  {
    _id: String,
    secretHash: String,
    kind: String,
    role: String,
    uid: String,
    usesLeft: Number,
    createdAt: String,
    expiresAt: String,
    note: String,
  },
  { versionKey: false },
);
signInLinkDocumentSchema.index({ secretHash: 1 }, { unique: true });
signInLinkDocumentSchema.index({ kind: 1, createdAt: -1 });
signInLinkDocumentSchema.index({ uid: 1 });

export function createSignInLinkStore(mongo: Mongo, links: Model<SignInLinkDocument>): SignInLinkStore {
  return {
    insert: (link) =>
      mongo.run(async () => {
        await links.create([stored(link)]);
      }),
    find: (secretHash) =>
      mongo.run(async () => {
        const found = await links.findOne({ secretHash }).lean();
        return found && linkOf(found);
      }),
    list: (kind) =>
      mongo.run(async () => {
        const found = await links.find({ kind }).sort({ createdAt: -1, _id: -1 }).lean();
        return found.map(linkOf);
      }),
    use: (secretHash, now) =>
      mongo.run(async () => {
        const valid = {
          secretHash,
          usesLeft: mongo.trusted({ $gt: 0 }),
          expiresAt: mongo.trusted({ $gt: now }),
        };
        const found = await links
          .findOneAndUpdate(valid, { $inc: { usesLeft: -1 } }, { returnDocument: "after" })
          .lean();
        return found && linkOf(found);
      }),
    giveBack: (secretHash) =>
      mongo.run(async () => {
        await links.updateOne({ secretHash }, { $inc: { usesLeft: 1 } });
      }),
    remove: (id) =>
      mongo.run(async () => {
        await links.deleteOne({ _id: id });
      }),
    removeAll: (kind, uid) =>
      mongo.run(async () => {
        await links.deleteMany({ kind, ...(uid !== undefined && { uid }) });
      }),
  };
}

function linkOf({ _id, ...link }: SignInLinkDocument): SignInLink {
  return { id: _id, ...link };
}
