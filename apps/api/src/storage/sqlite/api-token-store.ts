import type { ApiTokenStore, StoredApiToken } from "../../ports/api-token-store.ts";
import { integer, text, textOrNull } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { storedUserOf } from "./user-store.ts";

export function createApiTokenStore(db: Database): ApiTokenStore {
  return {
    insert: ({ id, uid, tokenHash, name, scope, createdAt, expiresAt, lastUsedAt }, limit) =>
      db.write(() => {
        db.run("DELETE FROM api_tokens WHERE uid = ? AND expires_at <= ?", uid, createdAt);
        const valid = db.row("SELECT count(*) AS n FROM api_tokens WHERE uid = ?", uid);
        if (integer(valid, "n") >= limit) return false;
        db.run(
          `INSERT INTO api_tokens (id, uid, token_hash, name, scope, created_at, expires_at, last_used_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          id,
          uid,
          tokenHash,
          name,
          scope,
          createdAt,
          expiresAt,
          lastUsedAt,
        );
        return true;
      }),
    findWithUser: (tokenHash) =>
      db.read(() => {
        const row = db.row(
          `SELECT u.*, t.id AS token_id, t.uid, t.token_hash, t.name, t.scope, t.created_at, t.expires_at, t.last_used_at
           FROM api_tokens t LEFT JOIN users u ON u.id = t.uid WHERE t.token_hash = ?`,
          tokenHash,
        );
        if (!row) return null;
        const token = apiTokenOf({ ...row, id: text(row, "token_id") });
        return { token, user: row["id"] === null ? null : storedUserOf(row) };
      }),
    of: (uid) =>
      db.read(() =>
        db
          .rows("SELECT * FROM api_tokens WHERE uid = ? ORDER BY created_at DESC, rowid DESC", uid)
          .map(apiTokenOf),
      ),
    touch: (id, lastUsedAt) =>
      db.write(() => {
        db.run("UPDATE api_tokens SET last_used_at = ? WHERE id = ?", lastUsedAt, id);
      }),
    remove: (uid, id) =>
      db.write(() => {
        db.run("DELETE FROM api_tokens WHERE uid = ? AND id = ?", uid, id);
      }),
  };
}

export function apiTokenOf(row: Row): StoredApiToken {
  return {
    id: text(row, "id"),
    uid: text(row, "uid"),
    tokenHash: text(row, "token_hash"),
    name: text(row, "name"),
    scope: text(row, "scope") === "write" ? "write" : "read",
    createdAt: text(row, "created_at"),
    expiresAt: text(row, "expires_at"),
    lastUsedAt: textOrNull(row, "last_used_at"),
  };
}
