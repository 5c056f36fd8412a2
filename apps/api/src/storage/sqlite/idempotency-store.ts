import { type IdempotencyStore, type KeyedCall, KEYS_OF_A_USER } from "../../ports/idempotency-store.ts";
import { text } from "./columns.ts";
import type { Database } from "./database.ts";

export function createIdempotencyStore(db: Database): IdempotencyStore {
  return {
    claim: (keyed, now, endsAt) =>
      db.write(() => {
        db.run("DELETE FROM idempotency_keys WHERE ends_at <= ?", now);
        const { uid, call, key, fingerprint, claim } = keyed;
        const row = db.row(
          "SELECT fingerprint, answer FROM idempotency_keys WHERE uid = ? AND call = ? AND key = ?",
          uid,
          call,
          key,
        );
        if (row) {
          if (text(row, "fingerprint") !== fingerprint) return { state: "reused" };
          if (row["answer"] === null) return { state: "in-progress" };
          return { state: "answered", answer: text(row, "answer") };
        }
        db.run(
          "INSERT INTO idempotency_keys (uid, call, key, fingerprint, claim, ends_at) VALUES (?, ?, ?, ?, ?, ?)",
          uid,
          call,
          key,
          fingerprint,
          claim,
          endsAt,
        );
        forgetOldest(db, uid);
        return { state: "claimed" };
      }),
    complete: ({ uid, call, key, claim }, answer, endsAt) =>
      db.write(() => {
        db.run(
          "UPDATE idempotency_keys SET answer = ?, ends_at = ? WHERE uid = ? AND call = ? AND key = ? AND claim = ?",
          answer,
          endsAt,
          uid,
          call,
          key,
          claim,
        );
      }),
    isRunning: ({ uid, call, key, claim }) =>
      db.read(() => {
        const sql =
          "SELECT 1 FROM idempotency_keys WHERE uid = ? AND call = ? AND key = ? AND claim = ? AND answer IS NULL";
        return db.row(sql, uid, call, key, claim) !== undefined;
      }),
    cancel: ({ uid, call, key }) =>
      db.write(() => {
        const sql = "DELETE FROM idempotency_keys WHERE uid = ? AND call = ? AND key = ? AND answer IS NULL";
        return db.run(sql, uid, call, key) > 0;
      }),
    release: (keyed) => db.write(() => release(db, keyed)),
  };
}

function release(db: Database, { uid, call, key, claim }: KeyedCall): void {
  db.run(
    "DELETE FROM idempotency_keys WHERE uid = ? AND call = ? AND key = ? AND claim = ?",
    uid,
    call,
    key,
    claim,
  );
}

function forgetOldest(db: Database, uid: string): void {
  db.run(
    `DELETE FROM idempotency_keys WHERE rowid IN (
       SELECT rowid FROM idempotency_keys WHERE uid = ? ORDER BY rowid DESC LIMIT -1 OFFSET ${KEYS_OF_A_USER}
     )`,
    uid,
  );
}
