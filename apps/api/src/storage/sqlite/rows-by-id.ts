import { text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { isCorrupt } from "./sqlite-error.ts";

/**
 * Reads the rows of many records by one statement. Where a part of the file is damaged, each is read by itself, so that one
 * that cannot be read keeps no other back. To be called in a `read`, the returned function too.
 *
 * @param sql selects rows with an `id` by a JSON array of ids
 * @returns the row of an id; undefined where there is none
 */
export function rowsById(db: Database, sql: string, ids: readonly string[]): (id: string) => Row | undefined {
  if (ids.length === 0) return () => undefined;
  const rows = readAll();
  return (id) => (rows ? rows.get(id) : db.row(sql, JSON.stringify([id])));

  function readAll(): Map<string, Row> | null {
    try {
      return new Map(db.rows(sql, JSON.stringify(ids)).map((row) => [text(row, "id"), row]));
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      return null;
    }
  }
}
