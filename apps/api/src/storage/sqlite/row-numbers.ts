import type { ReportDamage } from "../../ports/damaged-record.ts";
import { integer, text } from "./columns.ts";
import type { Database } from "./database.ts";
import { isCorrupt, UnreadableColumn } from "./sqlite-error.ts";

const BATCH = 200;
const DAMAGED = "its part of the file is damaged";

/** The column that identifies a row's item in its table. */
const IDS = {
  recipes: "id",
  recipe_versions: "json_array(recipe_id, version)",
  bookmarks: "json_array(uid, recipe_id)",
  cooking_notes: "json_array(uid, recipe_id)",
  collections: "id",
  collection_entries: "json_array(collection_id, recipe_id)",
  archive_sources: "recipe_id",
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
} as const;

/** Tables whose rows have numbers. */
export type NumberedTable = keyof typeof IDS;

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

/** The other parts of the file that contain the numbers of a table too. */
const OTHERS: Readonly<Partial<Record<NumberedTable, readonly string[]>>> = {
  recipes: ["recipe_documents", "recipe_summaries"],
  recipe_versions: ["recipe_versions INDEXED BY sqlite_autoindex_recipe_versions_1 WHERE recipe_id > ''"],
  bookmarks: ["bookmarks INDEXED BY bookmarks_recipe WHERE recipe_id > ''"],
  cooking_notes: ["cooking_notes INDEXED BY cooking_notes_recipe WHERE recipe_id > ''"],
  public_links: ["public_links INDEXED BY public_links_to WHERE target_id > ''"],
  public_ratings: ["public_ratings INDEXED BY public_ratings_recipe WHERE recipe_id > ''"],
  comments: ["comments INDEXED BY comments_recipe WHERE recipe_id > ''"],
  reports: ["reports INDEXED BY reports_recipe WHERE recipe_id > ''"],
};

/** Returns the last number, from the first part that can be read; null when none can. */
function lastNumber(db: Database, table: NumberedTable): number | null {
  for (const source of [table, ...(OTHERS[table] ?? [])]) {
    try {
      return integer(db.row(`SELECT max(rowid) AS place FROM ${source}`), "place");
    } catch (error) {
      if (!isCorrupt(error) && !(error instanceof UnreadableColumn)) throw error;
    }
  }
  return null;
}
