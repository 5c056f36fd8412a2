import type { Feedback } from "@larder/domain/account/feedback";
import type { FeedbackStore } from "../../ports/people-stores.ts";
import type { Database } from "./database.ts";
import { findDocument, insertDocument, listDocuments, putDocument } from "./documents.ts";

export function createFeedbackStore(db: Database): FeedbackStore {
  return {
    insert: (feedback) => db.write(() => insertDocument(db, "feedback", feedback)),
    list: ({ done }, page) => {
      const value = done === undefined ? undefined : Number(done);
      return db.read(() => listDocuments<Feedback>(db, "feedback", { column: "done", value }, page));
    },
    setDone: (id, done) =>
      db.write(() => {
        const feedback = findDocument<Feedback>(db, "feedback", id);
        if (!feedback) return false;
        putDocument(db, "feedback", { ...feedback, done });
        return true;
      }),
  };
}
