import type { ReportDamage } from "../../ports/damaged-record.ts";
import { integer, text } from "./columns.ts";
import type { Database } from "./database.ts";
import { isCorrupt, UnreadableColumn } from "./sqlite-error.ts";

/** Tables whose rows have numbers. */
export type NumberedTable =
  | "recipes"
  | "recipe_versions"
  | "bookmarks"
  | "cooking_notes"
  | "collections"
  | "collection_entries"
  | "public_links"
  | "public_ratings"
  | "comments"
  | "reports"
  | "blocks"
  | "notices"
  | "users"
  | "feedback"
  | "requests"
  | "household";

const BATCH = 200;
const DAMAGED = "its part of the file is damaged";

/** Column that identifies a row's item in its table. */
const IDS: Readonly<Record<NumberedTable, string>> = {
  recipes: "id",
  recipe_versions: "json_array(recipe_id, version)",
  bookmarks: "json_array(uid, recipe_id)",
  cooking_notes: "json_array(uid, recipe_id)",
  collections: "id",
  collection_entries: "json_array(collection_id, recipe_id)",
  public_links: "id",
  public_ratings: "json_array(uid, recipe_id)",
  comments: "id",
  reports: "id",
  blocks: "json_array(uid, blocked_id)",
  notices: "id",
  users: "id",
  feedback: "id",
  requests: "id",
  household: "'household'",
};

/** The id of the item in a row; its number where the id cannot be read. To be called in a `read`. */
export function idOf(db: Database, table: NumberedTable, number: number): string {
  try {
    const row = db.row(`SELECT ${IDS[table]} AS id FROM ${table} WHERE rowid = ?`, number);
    return row ? text(row, "id") : `#${number}`;
  } catch (error) {
    if (!isCorrupt(error) && !(error instanceof UnreadableColumn)) throw error;
    return `#${number}`;
  }
}

/**
 * The numbers of all rows of a table, a batch at a time. Where pages of the table are damaged, the numbers are tried one
 * by one, and those that cannot be looked up are reported: some of them may never have been given.
 */
export async function* rowNumbers(
  db: Database,
  table: NumberedTable,
  onDamage: ReportDamage,
): AsyncGenerator<number[]> {
  let last = 0;
  for (;;) {
    const since = last;
    const numbers = await db.read(() => after(db, table, since, onDamage));
    const end = numbers.at(-1);
    if (end === undefined) return;
    yield numbers;
    last = end;
  }
}

function after(db: Database, table: NumberedTable, since: number, onDamage: ReportDamage): number[] {
  const sql = `SELECT rowid AS place FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?`;
  for (const limit of [BATCH, 1]) {
    try {
      return db.rows(sql, since, limit).map((row) => integer(row, "place"));
    } catch (error) {
      if (!isCorrupt(error)) throw error;
    }
  }
  const last = lastNumber(db, table);
  if (last === null) {
    onDamage({ kind: table, id: `#${since + 1} and all after it`, reason: DAMAGED });
    return [];
  }
  for (let number = since + 1; number <= last; number += 1) {
    if (isReadable(db, table, number, onDamage)) return [number];
  }
  return [];
}

function isReadable(db: Database, table: NumberedTable, number: number, onDamage: ReportDamage): boolean {
  try {
    return db.row(`SELECT 1 FROM ${table} WHERE rowid = ?`, number) !== undefined;
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    onDamage({ kind: table, id: `#${number}`, reason: DAMAGED });
    return false;
  }
}

/**
 * The queries for the last number of each table, of which the first readable one counts: indexes elsewhere in the
 * file contain it too.
 */
const LAST: Readonly<Record<NumberedTable, readonly string[]>> = {
  recipes: [
    "SELECT max(seq) AS place FROM recipes",
    "SELECT max(seq) AS place FROM recipe_documents",
    "SELECT max(seq) AS place FROM recipe_summaries",
  ],
  recipe_versions: [
    "SELECT max(rowid) AS place FROM recipe_versions",
    "SELECT max(rowid) AS place FROM recipe_versions INDEXED BY sqlite_autoindex_recipe_versions_1 WHERE recipe_id > ''",
  ],
  bookmarks: [
    "SELECT max(rowid) AS place FROM bookmarks",
    "SELECT max(rowid) AS place FROM bookmarks INDEXED BY bookmarks_recipe WHERE recipe_id > ''",
  ],
  cooking_notes: [
    "SELECT max(rowid) AS place FROM cooking_notes",
    "SELECT max(rowid) AS place FROM cooking_notes INDEXED BY cooking_notes_recipe WHERE recipe_id > ''",
  ],
  collections: ["SELECT max(rowid) AS place FROM collections"],
  collection_entries: ["SELECT max(rowid) AS place FROM collection_entries"],
  public_links: [
    "SELECT max(rowid) AS place FROM public_links",
    "SELECT max(rowid) AS place FROM public_links INDEXED BY public_links_to WHERE target_id > ''",
  ],
  public_ratings: [
    "SELECT max(rowid) AS place FROM public_ratings",
    "SELECT max(rowid) AS place FROM public_ratings INDEXED BY public_ratings_recipe WHERE recipe_id > ''",
  ],
  comments: [
    "SELECT max(rowid) AS place FROM comments",
    "SELECT max(rowid) AS place FROM comments INDEXED BY comments_recipe WHERE recipe_id > ''",
  ],
  reports: [
    "SELECT max(rowid) AS place FROM reports",
    "SELECT max(rowid) AS place FROM reports INDEXED BY reports_recipe WHERE recipe_id > ''",
  ],
  blocks: ["SELECT max(rowid) AS place FROM blocks"],
  notices: ["SELECT max(rowid) AS place FROM notices"],
  users: ["SELECT max(rowid) AS place FROM users"],
  feedback: ["SELECT max(rowid) AS place FROM feedback"],
  requests: ["SELECT max(rowid) AS place FROM requests"],
  household: ["SELECT max(rowid) AS place FROM household"],
};

/** Returns the last number; null when it cannot be read any more. */
function lastNumber(db: Database, table: NumberedTable): number | null {
  for (const sql of LAST[table]) {
    try {
      return integer(db.row(sql), "place");
    } catch (error) {
      if (!isCorrupt(error) && !(error instanceof UnreadableColumn)) throw error;
    }
  }
  return null;
}
