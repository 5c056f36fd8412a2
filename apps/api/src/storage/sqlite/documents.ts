import type { SQLInputValue } from "node:sqlite";
import type { Feedback } from "@larder/domain/account/feedback";
import type { Generation } from "@larder/domain/generation/generation";
import type { QueuedRequest } from "@larder/domain/account/queued-request";
import type { Page, PageRequest } from "../../ports/page.ts";
import { cursorOf, pageOf, positionOf } from "../shared/cursor.ts";
import { integer, text } from "./columns.ts";
import { type Database, intact, type Row } from "./database.ts";
import { ListedRecords } from "./listed-records.ts";

/** The tables that hold a whole thing as JSON text, with columns made from it. */
type DocumentTable = "feedback" | "requests" | "generations";
type Identified = Feedback | QueuedRequest | Generation;

/** Throws what is wrong with a text that is no JSON. */
export function documentOf<T>(row: Row): T {
  return JSON.parse(text(row, "document"));
}

/** Throws `DamagedRecord`. */
export function findDocument<T>(db: Database, table: DocumentTable, id: string): T | null {
  const row = db.row(`SELECT document FROM ${table} WHERE id = ?`, id);
  return row ? intact({ kind: table, id }, () => documentOf<T>(row)) : null;
}

export function insertDocument(db: Database, table: DocumentTable, document: Identified): void {
  db.run(`INSERT INTO ${table} (id, document) VALUES (?, ?)`, document.id, JSON.stringify(document));
}

export function putDocument(db: Database, table: DocumentTable, document: Identified): void {
  db.run(
    `INSERT INTO ${table} (id, document) VALUES (?, ?)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
    document.id,
    JSON.stringify(document),
  );
}

/** Newest first. */
export function listDocuments<T>(
  db: Database,
  table: DocumentTable,
  wanted: { column: "done" | "status" | "uid"; value: SQLInputValue | undefined },
  { limit, cursor }: PageRequest,
): Page<T> {
  const only = wanted.value === undefined ? [] : [wanted.value];
  const condition = only.length > 0 ? `${wanted.column} = ?` : "true";
  const total = db.row(`SELECT count(*) AS n FROM ${table} WHERE ${condition}`, ...only);
  const position = positionOf(cursor, "new");
  const rows = db.rows(
    `SELECT id, created_at FROM ${table}
     WHERE ${condition} ${position ? "AND (created_at, id) < (?, ?)" : ""}
     ORDER BY created_at DESC, id DESC LIMIT ?`,
    ...only,
    ...(position ? [position.createdAt, position.id] : []),
    limit + 1,
  );
  const listed = new ListedRecords(db);
  const page = pageOf(
    rows,
    integer(total, "n"),
    { limit },
    {
      // Each by itself: one that cannot be read keeps no other back.
      item: (row) => {
        const id = text(row, "id");
        return listed.read({ kind: table, id }, () => findDocument<T>(db, table, id));
      },
      cursor: (row) => cursorOf("new", { rank: 0, createdAt: text(row, "created_at"), id: text(row, "id") }),
    },
  );
  listed.finish();
  return page;
}
