import type { StoredImport, StoredImportItem } from "@larder/domain/archive-import/archive-import";
import type { ImportStore, NewImportItem } from "../../ports/archive-import-stores.ts";
import { importCountsOf } from "../shared/import-counts.ts";
import { isUnfinished, WAITING_STATES } from "../shared/import-states.ts";
import { packed, unpacked } from "../shared/item-texts.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { documentOf } from "./documents.ts";

export function createImportStore(db: Database): ImportStore {
  const find = (id: string) => {
    const row = db.row("SELECT document FROM imports WHERE id = ?", id);
    return row ? importOf(row) : null;
  };
  const itemAt = (importId: string, index: number) => {
    const row = db.row(
      "SELECT document FROM import_items WHERE import_id = ? AND item_index = ?",
      importId,
      index,
    );
    return row ? itemOf(row) : null;
  };
  return {
    insert: (stored, limit) =>
      db.write(() => {
        const count = db.row("SELECT count(*) AS n FROM imports WHERE uid = ?", stored.userId);
        if (integer(count, "n") >= limit) return false;
        putImport(db, stored);
        return true;
      }),
    find: (id) => db.read(() => find(id)),
    of: (uid) =>
      db.read(() =>
        db
          .rows("SELECT document FROM imports WHERE uid = ? ORDER BY created_at DESC, id DESC", uid)
          .map(importOf),
      ),
    change: (id, from, change) =>
      db.write(() => {
        const before = find(id);
        if (!before || !from.includes(before.state)) return null;
        const after = { ...before, ...change };
        putImport(db, after);
        return after;
      }),
    unfinished: () =>
      db.read(() =>
        db.rows("SELECT document FROM imports WHERE is_unfinished = 1 ORDER BY created_at, id").map(importOf),
      ),
    abandoned: (before) =>
      db.read(() =>
        db
          .rows(
            `SELECT id FROM imports
             WHERE state IN (SELECT value FROM json_each(?)) AND updated_at < ?`,
            JSON.stringify(WAITING_STATES),
            before,
          )
          .map((row) => text(row, "id")),
      ),
    remove: (id) =>
      db.write(() => {
        db.run("DELETE FROM imports WHERE id = ?", id);
      }),

    putItems: (items) =>
      db.write(() => {
        for (const item of items) putItem(db, item);
      }),
    clearItems: (importId) =>
      db.write(() => {
        db.run("DELETE FROM import_items WHERE import_id = ?", importId);
      }),
    items: (importId, { status, after, limit }) =>
      db.read(() => {
        const condition = status === undefined ? "import_id = ?" : "import_id = ? AND status = ?";
        const values = status === undefined ? [importId] : [importId, status];
        const total = db.row(`SELECT count(*) AS n FROM import_items WHERE ${condition}`, ...values);
        const rows = db.rows(
          `SELECT document FROM import_items WHERE ${condition} AND item_index > ? ORDER BY item_index LIMIT ?`,
          ...values,
          after,
          limit,
        );
        return { items: rows.map(itemOf), total: integer(total, "n") };
      }),
    item: (importId, index) => db.read(() => itemAt(importId, index)),
    texts: (importId, index) =>
      db.read(() => {
        const row = db.row(
          "SELECT original, draft FROM import_items WHERE import_id = ? AND item_index = ?",
          importId,
          index,
        );
        return row
          ? { original: unpacked(bytesOf(row, "original")), draft: unpacked(bytesOf(row, "draft")) }
          : null;
      }),
    changeItem: (importId, index, change) =>
      db.write(() => {
        const before = itemAt(importId, index);
        if (before) updateItem(db, { ...before, ...change });
      }),
    changeItems: (importId, indexes, from, change) =>
      db.write(() => {
        for (const index of indexes) {
          const before = itemAt(importId, index);
          if (before?.status === from) updateItem(db, { ...before, ...change });
        }
      }),
    counts: (importId) =>
      db.read(() =>
        importCountsOf(
          db
            .rows(
              `SELECT status, count(*) AS n, sum(has_pictures) AS pictures FROM import_items
               WHERE import_id = ? GROUP BY status`,
              importId,
            )
            .map((row) => ({
              status: text(row, "status"),
              count: integer(row, "n"),
              withPictures: integer(row, "pictures"),
            })),
        ),
      ),
  };
}

function putImport(db: Database, stored: StoredImport): void {
  db.run(
    `INSERT INTO imports (id, uid, state, created_at, updated_at, is_unfinished, document) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET state = excluded.state, updated_at = excluded.updated_at,
       is_unfinished = excluded.is_unfinished, document = excluded.document`,
    stored.id,
    stored.userId,
    stored.state,
    stored.createdAt,
    stored.updatedAt,
    isUnfinished(stored) ? 1 : 0,
    JSON.stringify(stored),
  );
}

function putItem(db: Database, { original, draft, ...item }: NewImportItem): void {
  db.run(
    `INSERT INTO import_items (import_id, item_index, status, has_pictures, document, original, draft)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE EXISTS (SELECT 1 FROM imports WHERE id = ?1)
     ON CONFLICT (import_id, item_index) DO UPDATE SET status = excluded.status, has_pictures = excluded.has_pictures,
       document = excluded.document, original = excluded.original, draft = excluded.draft`,
    item.importId,
    item.index,
    item.status,
    item.pictures > 0 ? 1 : 0,
    JSON.stringify(item),
    packed(original),
    packed(draft),
  );
}

function updateItem(db: Database, item: StoredImportItem): void {
  db.run(
    "UPDATE import_items SET status = ?, has_pictures = ?, document = ? WHERE import_id = ? AND item_index = ?",
    item.status,
    item.pictures > 0 ? 1 : 0,
    JSON.stringify(item),
    item.importId,
    item.index,
  );
}

function importOf(row: Row): StoredImport {
  return documentOf(row);
}

function itemOf(row: Row): StoredImportItem {
  return documentOf(row);
}

function bytesOf(row: Row, column: string): Uint8Array | null {
  const value = row[column];
  return value instanceof Uint8Array ? value : null;
}
