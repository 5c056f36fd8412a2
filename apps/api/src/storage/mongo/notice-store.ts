import type { StoredNotice } from "@larder/domain/community/notice";
import { type Model, Schema } from "mongoose";
import type { NoticeStore } from "../../ports/community-stores.ts";
import { type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";

export type NoticeDocument = Stored<StoredNotice>;

export const noticeSchema = new Schema<NoticeDocument>(
  { _id: String, userId: String, text: String, about: String, quote: String, createdAt: String },
  { versionKey: false },
);
noticeSchema.index({ userId: 1, createdAt: -1, _id: -1 });

export function createNoticeStore(mongo: Mongo, notices: Model<NoticeDocument>): NoticeStore {
  return {
    of: (userId) =>
      mongo.run(async () => {
        const found = await notices.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean();
        return found.map(noticeOf);
      }),
    put: (notice) =>
      mongo.run(async () => {
        const { _id, ...rest } = stored(notice);
        await notices.replaceOne({ _id }, rest, { upsert: true });
      }),
    remove: (userId, id) =>
      mongo.run(async () => {
        await notices.deleteOne({ _id: id, userId });
      }),
  };
}

export function noticeOf({ _id, userId, text, about, quote, createdAt }: NoticeDocument): StoredNotice {
  return { id: _id, userId, text, about, quote, createdAt };
}
