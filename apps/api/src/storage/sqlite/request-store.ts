import type { QueuedRequest } from "@larder/domain/account/queued-request";
import type { RequestStore } from "../../ports/people-stores.ts";
import type { Database } from "./database.ts";
import { findDocument, insertDocument, listDocuments, putDocument } from "./documents.ts";

export function createRequestStore(db: Database): RequestStore {
  return {
    insert: (request) => db.write(() => insertDocument(db, "requests", request)),
    list: ({ status }, page) =>
      db.read(() => listDocuments<QueuedRequest>(db, "requests", { column: "status", value: status }, page)),
    update: (id, change) =>
      db.write(() => {
        const request = findDocument<QueuedRequest>(db, "requests", id);
        if (!request) return null;
        const changed = { ...request, ...change };
        putDocument(db, "requests", changed);
        return changed;
      }),
  };
}
