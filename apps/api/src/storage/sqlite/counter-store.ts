import type { CounterStore } from "../../ports/counter-store.ts";
import { windowEnd } from "../shared/limits.ts";
import { integer, text } from "./columns.ts";
import type { Database } from "./database.ts";

export function createCounterStore(db: Database): CounterStore {
  return {
    isShared: false,
    add: (key, now, windowMs) =>
      db.write(() => {
        db.run("DELETE FROM counters WHERE ends_at <= ?", now);
        const row = db.row(
          `INSERT INTO counters (key, count, ends_at) VALUES (?, 1, ?)
           ON CONFLICT (key) DO UPDATE SET count = count + 1 RETURNING count, ends_at`,
          key,
          windowEnd(now, windowMs),
        );
        return { count: integer(row, "count"), endsAt: row ? text(row, "ends_at") : now };
      }),
    isOpen: (key, now) =>
      db.read(() => db.row("SELECT 1 FROM counters WHERE key = ? AND ends_at > ?", key, now) !== undefined),
    takeBack: (key, endsAt) =>
      db.write(() => {
        db.run(
          "UPDATE counters SET count = count - 1 WHERE key = ? AND ends_at = ? AND count > 0",
          key,
          endsAt,
        );
      }),
  };
}
