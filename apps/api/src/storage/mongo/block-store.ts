import type { StoredBlock } from "@larder/domain/community/block";
import { type Model, Schema } from "mongoose";
import type { BlockStore } from "../../ports/community-stores.ts";
import type { Mongo } from "./mongo.ts";

export interface BlockDocument extends StoredBlock {
  _id: string;
}

export const blockSchema = new Schema<BlockDocument>(
  { _id: String, uid: String, userId: String, name: String, createdAt: String },
  { versionKey: false },
);
blockSchema.index({ uid: 1, createdAt: -1 });
blockSchema.index({ userId: 1 });

export function createBlockStore(mongo: Mongo, blocks: Model<BlockDocument>): BlockStore {
  return {
    list: (uid) =>
      mongo.run(async () => {
        const found = await blocks.find({ uid }).sort({ createdAt: -1, userId: 1 }).lean();
        return found.map(blockOf);
      }),
    of: (uid) =>
      mongo.run(async () => (await blocks.find({ uid }, { userId: 1 }).lean()).map(({ userId }) => userId)),
    has: (uid, blockedId) =>
      mongo.run(async () => (await blocks.exists({ _id: blockId(uid, blockedId) })) !== null),
    put: (block, most) =>
      mongo.run(async () => {
        const { uid, userId } = block;
        const others = { uid, userId: mongo.trusted({ $ne: userId }) };
        if ((await blocks.countDocuments(others)) >= most) return false;
        await blocks.replaceOne({ _id: blockId(uid, userId) }, block, { upsert: true });
        return true;
      }),
    remove: (uid, blockedId) =>
      mongo.run(async () => {
        await blocks.deleteOne({ _id: blockId(uid, blockedId) });
      }),
  };
}

/** Returns the id of a block: users' ids may hold any character. */
export function blockId(uid: string, blockedId: string): string {
  return JSON.stringify([uid, blockedId]);
}

export function blockDocumentOf(block: StoredBlock): BlockDocument {
  return { _id: blockId(block.uid, block.userId), ...block };
}

export function blockOf({ uid, userId, name, createdAt }: BlockDocument): StoredBlock {
  return { uid, userId, name, createdAt };
}
