import type { SignInSession, SignInSessionStore } from "../../ports/sign-in-stores.ts";
import { integer, text, textOrNull } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { accountUserOf } from "./own-account-store.ts";

export function createSignInSessionStore(db: Database): SignInSessionStore {
  return {
    insert: ({ id, secretHash, uid, createdAt, lastSeenAt, browser, provider }) =>
      db.write(() => {
        db.run(
          `INSERT INTO sign_in_sessions (id, secret_hash, uid, created_at, last_seen_at, browser, provider)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
          id,
          secretHash,
          uid,
          createdAt,
          lastSeenAt,
          browser,
          provider ?? null,
        );
      }),
    find: (secretHash) =>
      db.read(() => {
        const row = db.row("SELECT * FROM sign_in_sessions WHERE secret_hash = ?", secretHash);
        return row ? signInSessionOf(row) : null;
      }),
    findWithUser: (secretHash) =>
      db.read(() => {
        const row = db.row(
          `SELECT u.*, s.id AS session_id, s.secret_hash, s.uid, s.created_at, s.last_seen_at AS session_seen_at,
             s.browser, s.provider
           FROM sign_in_sessions s LEFT JOIN users u ON u.id = s.uid WHERE s.secret_hash = ?`,
          secretHash,
        );
        if (!row) return null;
        const session = signInSessionOf({
          ...row,
          id: text(row, "session_id"),
          last_seen_at: text(row, "session_seen_at"),
        });
        return { session, user: row["id"] === null ? null : accountUserOf(row) };
      }),
    of: (uid) =>
      db.read(() =>
        db
          .rows("SELECT * FROM sign_in_sessions WHERE uid = ? ORDER BY last_seen_at DESC, id", uid)
          .map(signInSessionOf),
      ),
    count: () => db.read(() => integer(db.row("SELECT count(*) AS n FROM sign_in_sessions"), "n")),
    touch: (secretHash, lastSeenAt) =>
      db.write(() => {
        db.run("UPDATE sign_in_sessions SET last_seen_at = ? WHERE secret_hash = ?", lastSeenAt, secretHash);
      }),
    remove: (secretHash) =>
      db.write(() => {
        db.run("DELETE FROM sign_in_sessions WHERE secret_hash = ?", secretHash);
      }),
    removeById: (uid, id) =>
      db.write(() => {
        db.run("DELETE FROM sign_in_sessions WHERE uid = ? AND id = ?", uid, id);
      }),
    removeByUser: (uid, exceptHash = "") =>
      db.write(() => {
        db.run("DELETE FROM sign_in_sessions WHERE uid = ? AND secret_hash <> ?", uid, exceptHash);
      }),
    removeExpired: ({ createdAt, lastSeenAt }) =>
      db.write(() => {
        db.run(
          "DELETE FROM sign_in_sessions WHERE created_at <= ? OR last_seen_at <= ?",
          createdAt,
          lastSeenAt,
        );
      }),
  };
}

export function signInSessionOf(row: Row): SignInSession {
  const provider = textOrNull(row, "provider");
  return {
    id: text(row, "id"),
    secretHash: text(row, "secret_hash"),
    uid: text(row, "uid"),
    createdAt: text(row, "created_at"),
    lastSeenAt: text(row, "last_seen_at"),
    browser: text(row, "browser"),
    ...((provider === "google" || provider === "oidc") && { provider }),
  };
}
