import { REPORT_LIMITS, type StoredReport } from "@larder/domain/community/report";
import { type Model, Schema } from "mongoose";
import type { ReportedThing, ReportStore } from "../../ports/community-stores.ts";
import { createDocumentChanges } from "./change-document.ts";
import type { CommentDocument } from "./comment-store.ts";
import { listDocuments, type Stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";

export interface ReportDocument extends Stored<StoredReport> {
  /** Rises with each change of the entries; missing in a document that a transfer has written. */
  changes?: number;
}

export const reportSchema = new Schema<ReportDocument>(
  {
    _id: String,
    kind: String,
    recipeId: String,
    commentId: String,
    status: String,
    createdAt: String,
    entries: [Schema.Types.Mixed],
    changes: Number,
  },
  { versionKey: false },
);
reportSchema.index({ createdAt: -1, _id: -1 });
reportSchema.index({ status: 1, createdAt: -1, _id: -1 });
reportSchema.index({ recipeId: 1 });
reportSchema.index({ commentId: 1 }, { sparse: true });
reportSchema.index({ "entries.userId": 1 });

export function createReportStore(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  comments: Model<CommentDocument>,
  reports: Model<ReportDocument>,
): ReportStore {
  const change = createDocumentChanges(reports);

  async function isThere({ recipeId, commentId }: ReportedThing): Promise<boolean> {
    const found =
      commentId === undefined
        ? await recipes.exists({ _id: recipeId })
        : await comments.exists({ _id: commentId });
    return found !== null;
  }

  return {
    add: (thing, userId, entry) =>
      mongo.run(async () => {
        const { id, ...rest } = thing;
        await change(id, {
          changed: (before) => {
            const entries = before?.entries ?? [];
            const isKnown = entries.some((each) => each.userId === userId);
            if (before && (isKnown || entries.length >= REPORT_LIMITS.reporters)) return before;
            return {
              ...(before ?? { _id: id, ...rest, createdAt: entry.createdAt }),
              status: "open",
              entries: [...entries, { ...entry, userId }],
              changes: (before?.changes ?? 0) + 1,
            };
          },
          asRead: ({ changes, status }) => ({ changes: changes ?? null, status }),
        });
        if (!(await isThere(thing))) await reports.deleteOne({ _id: id });
      }),
    find: (id) =>
      mongo.run(async () => {
        const report = await reports.findById(id).lean();
        return report && reportOf(report);
      }),
    list: ({ status }, page) =>
      mongo.run(() => listDocuments(reports, status === undefined ? {} : { status }, page, reportOf, mongo)),
    setStatus: (id, status) =>
      mongo.run(async () => (await reports.updateOne({ _id: id }, { $set: { status } })).matchedCount === 1),
  };
}

/**
 * Changes who has reported, in all reports by a user: to another user, or to none.
 *
 * @param to null for none; where the other user has reported the same, the user's own entry is removed
 */
export async function changeReporter(
  mongo: Mongo,
  reports: Model<ReportDocument>,
  from: string,
  to: string | null,
): Promise<void> {
  const change = createDocumentChanges(reports);
  const found = await reports.find({ "entries.userId": from }, { _id: 1 }).lean();
  for (const { _id } of found) {
    await change(_id, {
      changed: (before) => {
        // It was removed meanwhile: an unchanged document is not written.
        if (!before) throw new Error(`The reports ${_id} are gone.`);
        const isTwice = to !== null && before.entries.some(({ userId }) => userId === to);
        const entries = before.entries.flatMap(({ userId, ...entry }) => {
          if (userId !== from) return [{ ...entry, ...(userId !== undefined && { userId }) }];
          if (isTwice) return [];
          return [{ ...entry, ...(to !== null && { userId: to }) }];
        });
        return { ...before, entries, changes: (before.changes ?? 0) + 1 };
      },
      asRead: ({ changes, status }) => ({ changes: changes ?? null, status }),
    }).catch(async (error: unknown) => {
      if (await reports.exists({ _id })) throw error;
    });
  }
}

export function reportOf(document: ReportDocument): StoredReport {
  const { _id, kind, recipeId, commentId, status, createdAt, entries } = document;
  return {
    id: _id,
    kind,
    recipeId,
    ...(commentId !== undefined && { commentId }),
    status,
    createdAt,
    entries: [...entries],
  };
}
