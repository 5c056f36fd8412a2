import { roleSchema } from "@larder/domain/account/role";
import type { SignInLink, SignInLinkStore } from "../../ports/sign-in-stores.ts";
import { integer, text, textOrNull } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createSignInLinkStore(db: Database): SignInLinkStore {
  return {
    insert: ({ id, secretHash, kind, role, uid, usesLeft, createdAt, expiresAt, note }) =>
      db.write(() => {
        db.run(
          `INSERT INTO sign_in_links (id, secret_hash, kind, role, uid, uses_left, created_at, expires_at, note)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          id,
          secretHash,
          kind,
          role,
          uid,
          usesLeft,
          createdAt,
          expiresAt,
          note,
        );
      }),
    find: (secretHash) =>
      db.read(() => {
        const row = db.row("SELECT * FROM sign_in_links WHERE secret_hash = ?", secretHash);
        return row ? linkOf(row) : null;
      }),
    list: (kind) =>
      db.read(() =>
        db
          .rows("SELECT * FROM sign_in_links WHERE kind = ? ORDER BY created_at DESC, rowid DESC", kind)
          .map(linkOf),
      ),
    use: (secretHash, now) =>
      db.write(() => {
        const row = db.row(
          `UPDATE sign_in_links SET uses_left = uses_left - 1
           WHERE secret_hash = ? AND uses_left > 0 AND expires_at > ? RETURNING *`,
          secretHash,
          now,
        );
        return row ? linkOf(row) : null;
      }),
    giveBack: (secretHash) =>
      db.write(() => {
        db.run("UPDATE sign_in_links SET uses_left = uses_left + 1 WHERE secret_hash = ?", secretHash);
      }),
    remove: (id) =>
      db.write(() => {
        db.run("DELETE FROM sign_in_links WHERE id = ?", id);
      }),
    removeAll: (kind, uid) =>
      db.write(() => {
        if (uid === undefined) db.run("DELETE FROM sign_in_links WHERE kind = ?", kind);
        else db.run("DELETE FROM sign_in_links WHERE kind = ? AND uid = ?", kind, uid);
      }),
  };
}

function linkOf(row: Row): SignInLink {
  const kind = text(row, "kind");
  return {
    id: text(row, "id"),
    secretHash: text(row, "secret_hash"),
    kind: kind === "first" || kind === "reset" ? kind : "invitation",
    role: roleSchema.parse(text(row, "role")),
    uid: textOrNull(row, "uid"),
    usesLeft: integer(row, "uses_left"),
    createdAt: text(row, "created_at"),
    expiresAt: text(row, "expires_at"),
    note: text(row, "note"),
  };
}
