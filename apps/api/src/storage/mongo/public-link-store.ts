import type { PublicLink } from "@larder/domain/account/public-link";
import { type Model, Schema } from "mongoose";
import type { PublicLinkStore } from "../../ports/public-link-store.ts";
import { type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";

export type PublicLinkDocument = Stored<PublicLink>;

export const publicLinkDocumentSchema = new Schema<PublicLinkDocument>(
  {
    _id: String,
    token: String,
    userId: String,
    target: { kind: String, id: String },
    shownName: String,
    allowsIndexing: Boolean,
    showsUnlisted: Boolean,
    createdAt: String,
    endsAt: String,
  },
  { versionKey: false },
);
publicLinkDocumentSchema.index({ token: 1 }, { unique: true });
publicLinkDocumentSchema.index({ userId: 1, createdAt: -1 });
publicLinkDocumentSchema.index({ "target.id": 1 });

export function createPublicLinkStore(mongo: Mongo, links: Model<PublicLinkDocument>): PublicLinkStore {
  return {
    insert: (link, limit) =>
      mongo.run(async () => {
        // Links that are made at once may be a few more than the limit, which only has to hold off masses.
        if ((await links.countDocuments({ userId: link.userId })) >= limit) return false;
        await links.create([stored(link)]);
        return true;
      }),
    findByToken: (token) =>
      mongo.run(async () => {
        const found = await links.findOne({ token }).lean();
        return found && publicLinkOf(found);
      }),
    of: (userId, target) =>
      mongo.run(async () => {
        const narrowed = target && { "target.id": target.id, "target.kind": target.kind };
        const found = await links
          .find({ userId, ...narrowed })
          .sort({ createdAt: -1, _id: -1 })
          .lean();
        return found.map(publicLinkOf);
      }),
    change: (userId, id, change) =>
      mongo.run(async () => {
        const own = { _id: id, userId };
        if (Object.keys(change).length > 0) await links.updateOne(own, { $set: change });
        const found = await links.findOne(own).lean();
        return found && publicLinkOf(found);
      }),
    remove: (userId, id) =>
      mongo.run(async () => {
        await links.deleteOne({ _id: id, userId });
      }),
  };
}

export function publicLinkOf({ _id, target, endsAt, ...link }: PublicLinkDocument): PublicLink {
  return { id: _id, ...link, target: { kind: target.kind, id: target.id }, endsAt: endsAt ?? null };
}
