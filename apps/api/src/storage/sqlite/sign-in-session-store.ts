import type { SignInSession, SignInSessionStore } from "../../ports/sign-in-stores.ts";
import { integer, text, textOrNull } from "./columns.ts";
import type { Database, Row } from "./database.ts";

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
