import {
  REPORT_LIMITS,
  REPORT_STATUSES,
  REPORTED_KINDS,
  type StoredReport,
} from "@larder/domain/community/report";
import type { ReportStore } from "../../ports/community-stores.ts";
import { cursorOf, pageOf, positionOf } from "../shared/cursor.ts";
import { integer, oneOf, text, textOrNull } from "./columns.ts";
import { type Database, intact, type Row } from "./database.ts";
import { ListedRecords } from "./listed-records.ts";

type Entry = StoredReport["entries"][number];

/** The columns of a report, with its entries as one JSON text. */
export const REPORTS = `r.*, (SELECT json_group_array(json_object(
    'userId', e.uid, 'reason', e.reason, 'text', e.text, 'createdAt', e.created_at) ORDER BY e.created_at, e.rowid)
  FROM report_entries e WHERE e.report_id = r.id) AS entries FROM reports r`;

export function createReportStore(db: Database): ReportStore {
  return {
    add: (thing, userId, entry) =>
      db.write(() => {
        const { id, kind, recipeId, commentId = null } = thing;
        if (!hasThing(db, thing)) return;
        const { n, own } = db.row(
          "SELECT count(*) AS n, coalesce(sum(uid = ?), 0) AS own FROM report_entries WHERE report_id = ?",
          userId,
          id,
        ) ?? { n: 0, own: 0 };
        if (own !== 0 || Number(n) >= REPORT_LIMITS.reporters) return;
        db.run(
          `INSERT INTO reports (id, kind, recipe_id, comment_id, status, created_at) VALUES (?, ?, ?, ?, 'open', ?)
           ON CONFLICT (id) DO UPDATE SET status = 'open'`,
          id,
          kind,
          recipeId,
          commentId,
          entry.createdAt,
        );
        putEntry(db, id, { ...entry, userId });
      }),
    find: (id) =>
      db.read(() => {
        const row = db.row(`SELECT ${REPORTS} WHERE r.id = ?`, id);
        return row ? intact({ kind: "reports", id }, () => reportOf(row)) : null;
      }),
    list: ({ status }, { limit, cursor }) =>
      db.read(() => {
        const wanted = status === undefined ? [] : [status];
        const condition = status === undefined ? "true" : "r.status = ?";
        const counted = `SELECT count(*) AS total FROM reports r WHERE ${condition}`;
        const position = positionOf(cursor, "new");
        const rows = db.rows(
          `SELECT (${counted}) AS total, ${REPORTS}
           WHERE ${condition} ${position ? "AND (r.created_at, r.id) < (?, ?)" : ""}
           ORDER BY r.created_at DESC, r.id DESC LIMIT ?`,
          ...wanted,
          ...wanted,
          ...(position ? [position.createdAt, position.id] : []),
          limit + 1,
        );
        const total = rows[0] ?? (position ? db.row(counted, ...wanted) : { total: 0 });
        const listed = new ListedRecords(db);
        const page = pageOf(
          rows,
          integer(total, "total"),
          { limit },
          {
            item: (row) => listed.read({ kind: "reports", id: text(row, "id") }, () => reportOf(row)),
            cursor: (row) =>
              cursorOf("new", { rank: 0, createdAt: text(row, "created_at"), id: text(row, "id") }),
          },
        );
        listed.finish();
        return page;
      }),
    setStatus: (id, status) =>
      db.write(() => db.run("UPDATE reports SET status = ? WHERE id = ?", status, id) > 0),
  };
}

/** Adds the reports of a thing, or replaces them; does nothing when the thing is gone. */
export function putReport(db: Database, report: StoredReport): void {
  const { id, kind, recipeId, commentId = null, status, createdAt, entries } = report;
  if (!hasThing(db, report)) return;
  db.run(
    `INSERT INTO reports (id, kind, recipe_id, comment_id, status, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, recipe_id = excluded.recipe_id,
       comment_id = excluded.comment_id, status = excluded.status, created_at = excluded.created_at`,
    id,
    kind,
    recipeId,
    commentId,
    status,
    createdAt,
  );
  db.run("DELETE FROM report_entries WHERE report_id = ?", id);
  for (const entry of entries) putEntry(db, id, entry);
}

export function reportOf(row: Row): StoredReport {
  const commentId = textOrNull(row, "comment_id");
  // The rows are written by `putEntry` alone.
  const entries: (Omit<Entry, "userId"> & { userId: string | null })[] = JSON.parse(text(row, "entries"));
  return {
    id: text(row, "id"),
    kind: oneOf(row, "kind", REPORTED_KINDS),
    recipeId: text(row, "recipe_id"),
    ...(commentId !== null && { commentId }),
    status: oneOf(row, "status", REPORT_STATUSES),
    createdAt: text(row, "created_at"),
    entries: entries.map(({ userId, ...entry }) => ({
      ...entry,
      ...(userId !== null && { userId }),
    })),
  };
}

function hasThing(
  db: Database,
  { recipeId, commentId }: Pick<StoredReport, "recipeId" | "commentId">,
): boolean {
  return commentId === undefined
    ? db.row("SELECT 1 FROM recipes WHERE id = ?", recipeId) !== undefined
    : db.row("SELECT 1 FROM comments WHERE id = ?", commentId) !== undefined;
}

function putEntry(db: Database, reportId: string, { userId, reason, text: content, createdAt }: Entry): void {
  db.run(
    "INSERT INTO report_entries (report_id, uid, reason, text, created_at) VALUES (?, ?, ?, ?, ?)",
    reportId,
    userId ?? null,
    reason,
    content,
    createdAt,
  );
}
