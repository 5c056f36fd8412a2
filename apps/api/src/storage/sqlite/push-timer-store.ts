import type { ClaimedTimer, PushTimerStore } from "../../ports/push-stores.ts";
import { withPushMessage } from "../shared/renamed-fields.ts";
import { integer, text, textOrNull } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { documentOf } from "./documents.ts";

export function createPushTimerStore(db: Database): PushTimerStore {
  return {
    put: (timer, limit) =>
      db.write(() => {
        const { uid, id, endsAt } = timer;
        const others = db.row("SELECT count(*) AS n FROM push_timers WHERE uid = ? AND id <> ?", uid, id);
        if (integer(others, "n") >= limit) return false;
        db.run(
          "INSERT OR REPLACE INTO push_timers (uid, id, document, due_at) VALUES (?, ?, ?, ?)",
          uid,
          id,
          JSON.stringify(timer),
          endsAt,
        );
        return true;
      }),
    remove: (uid, id) =>
      db.write(() => {
        db.run("DELETE FROM push_timers WHERE uid = ? AND id = ?", uid, id);
      }),
    nextDue: () =>
      db.read(() => {
        const row = db.row("SELECT min(due_at) AS next FROM push_timers");
        return row ? textOrNull(row, "next") : null;
      }),
    claimDue: (at, { claim, until }) =>
      db.write(() => {
        for (;;) {
          const row = db.row(
            `UPDATE push_timers SET due_at = ?, claim = ? WHERE rowid = (
               SELECT rowid FROM push_timers WHERE due_at <= ? ORDER BY due_at LIMIT 1
             ) RETURNING *`,
            until,
            claim,
            at,
          );
          if (!row) return null;
          const id = text(row, "id");
          const timer = db.readable({ kind: "timers", id }, () => claimedTimerOf(row));
          if (timer) return timer;
          // Nobody can ring it any more, and it must not keep the others waiting.
          db.run("DELETE FROM push_timers WHERE uid = ? AND id = ?", text(row, "uid"), id);
        }
      }),
    end: ({ uid, id, claim }) =>
      db.write(() => {
        db.run("DELETE FROM push_timers WHERE uid = ? AND id = ? AND claim = ?", uid, id, claim);
      }),
    postpone: ({ uid, id, claim, failures }, dueAt, waiting) =>
      db.write(() => {
        db.run(
          `UPDATE push_timers SET due_at = ?, claim = NULL, failures = ?, waiting = ?
           WHERE uid = ? AND id = ? AND claim = ?`,
          dueAt,
          failures + 1,
          JSON.stringify(waiting),
          uid,
          id,
          claim,
        );
      }),
  };
}

function claimedTimerOf(row: Row): ClaimedTimer {
  const waiting = textOrNull(row, "waiting");
  return {
    ...withPushMessage(documentOf(row)),
    claim: text(row, "claim"),
    failures: integer(row, "failures"),
    waiting: waiting === null ? null : JSON.parse(waiting),
  };
}
