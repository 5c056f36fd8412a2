import type { SQLInputValue } from "node:sqlite";
import type { Feedback } from "@larder/domain/account/feedback";
import type { Generation } from "@larder/domain/generation/generation";
import type { QueuedRequest } from "@larder/domain/account/queued-request";
import type { Page, PageRequest } from "../../ports/page.ts";
import { cursorOf, pageOf, positionOf } from "../shared/cursor.ts";
import { integer, text } from "./columns.ts";
import { type Database, intact, type Row } from "./database.ts";
import { ListedRecords } from "./listed-records.ts";
import { rowsById } from "./rows-by-id.ts";

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
  const counted = `SELECT count(*) AS total FROM ${table} WHERE ${condition}`;
  const position = positionOf(cursor, "new");
  const rows = db.rows(
    `SELECT id, created_at, (${counted}) AS total FROM ${table}
     WHERE ${condition} ${position ? "AND (created_at, id) < (?, ?)" : ""}
     ORDER BY created_at DESC, id DESC LIMIT ?`,
    ...only,
    ...only,
    ...(position ? [position.createdAt, position.id] : []),
    limit + 1,
  );
  const listed = new ListedRecords(db);
  const rowOf = rowsById(
    db,
    `SELECT id, document FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`,
    rows.map((row) => text(row, "id")),
  );
  const page = pageOf(
    rows,
    rows[0] ? integer(rows[0], "total") : position ? integer(db.row(counted, ...only), "total") : 0,
    { limit },
    {
      item: (row) => {
        const id = text(row, "id");
        return listed.read<T | null>({ kind: table, id }, () => {
          const found = rowOf(id);
          return found ? documentOf<T>(found) : null;
        });
      },
      cursor: (row) => cursorOf("new", { rank: 0, createdAt: text(row, "created_at"), id: text(row, "id") }),
    },
  );
  listed.finish();
  return page;
}
