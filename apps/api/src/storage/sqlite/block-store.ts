import type { StoredBlock } from "@larder/domain/community/block";
import type { BlockStore } from "../../ports/community-stores.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createBlockStore(db: Database): BlockStore {
  return {
    list: (uid) =>
      db.read(() =>
        db.rows("SELECT * FROM blocks WHERE uid = ? ORDER BY created_at DESC, blocked_id", uid).map(blockOf),
      ),
    of: (uid) =>
      db.read(() =>
        db.rows("SELECT blocked_id FROM blocks WHERE uid = ?", uid).map((row) => text(row, "blocked_id")),
      ),
    has: (uid, blockedId) =>
      db.read(
        () => db.row("SELECT 1 FROM blocks WHERE uid = ? AND blocked_id = ?", uid, blockedId) !== undefined,
      ),
    put: (block, most) =>
      db.write(() => {
        const sql = "SELECT count(*) AS n FROM blocks WHERE uid = ? AND blocked_id <> ?";
        if (integer(db.row(sql, block.uid, block.userId), "n") >= most) return false;
        putBlock(db, block);
        return true;
      }),
    remove: (uid, blockedId) =>
      db.write(() => void db.run("DELETE FROM blocks WHERE uid = ? AND blocked_id = ?", uid, blockedId)),
  };
}

export function putBlock(db: Database, { uid, userId, name, createdAt }: StoredBlock): void {
  db.run(
    `INSERT INTO blocks (uid, blocked_id, name, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (uid, blocked_id) DO UPDATE SET name = excluded.name, created_at = excluded.created_at`,
    uid,
    userId,
    name,
    createdAt,
  );
}

export function blockOf(row: Row): StoredBlock {
  return {
    uid: text(row, "uid"),
    userId: text(row, "blocked_id"),
    name: text(row, "name"),
    createdAt: text(row, "created_at"),
  };
}
