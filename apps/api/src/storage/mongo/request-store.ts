import type { QueuedRequest } from "@larder/domain/account/queued-request";
import { type Model, Schema } from "mongoose";
import type { RequestStore } from "../../ports/people-stores.ts";
import { listDocuments, type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";

export type RequestDocument = Stored<QueuedRequest>;

export const requestSchema = new Schema<RequestDocument>(
  {
    _id: String,
    userId: String,
    email: String,
    requestType: String,
    content: String,
    notes: String,
    status: String,
    recipe: Schema.Types.Mixed,
    createdAt: String,
  },
  { versionKey: false },
);
requestSchema.index({ createdAt: -1, _id: -1 });
requestSchema.index({ status: 1, createdAt: -1, _id: -1 });
requestSchema.index({ userId: 1 });

export function createRequestStore(mongo: Mongo, requests: Model<RequestDocument>): RequestStore {
  return {
    insert: (request) =>
      mongo.run(async () => {
        await requests.create([stored(request)]);
      }),
    list: ({ status }, page) =>
      mongo.run(() =>
        listDocuments(requests, status === undefined ? {} : { status }, page, requestOf, mongo),
      ),
    update: (id, change) =>
      mongo.run(async () => {
        const options = { returnDocument: "after" } as const;
        const request = await requests.findByIdAndUpdate(id, { $set: change }, options).lean();
        return request && requestOf(request);
      }),
  };
}

export function requestOf(document: RequestDocument): QueuedRequest {
  const { _id, userId, email, requestType, content, notes, status, recipe, createdAt } = document;
  return {
    id: _id,
    ...(userId !== undefined && { userId }),
    email,
    requestType,
    content,
    notes,
    status,
    recipe,
    createdAt,
  };
}
