import type { AdminSession, AdminSessionStore } from "../../ports/people-stores.ts";
import { text } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createAdminSessionStore(db: Database): AdminSessionStore {
  return {
    insert: ({ tokenHash, uid, createdAt, lastSeenAt }) =>
      db.write(() => {
        db.run("INSERT INTO admin_sessions VALUES (?, ?, ?, ?)", tokenHash, uid, createdAt, lastSeenAt);
      }),
    find: (tokenHash) =>
      db.read(() => {
        const row = db.row("SELECT * FROM admin_sessions WHERE token_hash = ?", tokenHash);
        return row ? adminSessionOf(row) : null;
      }),
    touch: (tokenHash, lastSeenAt) =>
      db.write(() => {
        db.run("UPDATE admin_sessions SET last_seen_at = ? WHERE token_hash = ?", lastSeenAt, tokenHash);
      }),
    remove: (tokenHash) =>
      db.write(() => {
        db.run("DELETE FROM admin_sessions WHERE token_hash = ?", tokenHash);
      }),
    removeByUser: (uid) =>
      db.write(() => {
        db.run("DELETE FROM admin_sessions WHERE uid = ?", uid);
      }),
    removeOlderThan: (createdAt) =>
      db.write(() => {
        db.run("DELETE FROM admin_sessions WHERE created_at < ?", createdAt);
      }),
  };
}

export function adminSessionOf(row: Row): AdminSession {
  return {
    tokenHash: text(row, "token_hash"),
    uid: text(row, "uid"),
    createdAt: text(row, "created_at"),
    lastSeenAt: text(row, "last_seen_at"),
  };
}
