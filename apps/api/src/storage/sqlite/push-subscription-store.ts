import type { PushSubscriber, PushSubscriptionStore } from "../../ports/push-stores.ts";
import { text } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createPushSubscriptionStore(db: Database): PushSubscriptionStore {
  return {
    put: ({ uid, endpoint, keys, createdAt }, limit) =>
      db.write(() => {
        db.run(
          "INSERT OR REPLACE INTO push_subscriptions (endpoint, uid, p256dh, auth, created_at) VALUES (?, ?, ?, ?, ?)",
          endpoint,
          uid,
          keys.p256dh,
          keys.auth,
          createdAt,
        );
        db.run(
          `DELETE FROM push_subscriptions WHERE rowid IN (
             SELECT rowid FROM push_subscriptions WHERE uid = ? ORDER BY created_at DESC, rowid DESC LIMIT -1 OFFSET ?
           )`,
          uid,
          limit,
        );
      }),
    remove: (endpoint, uid) =>
      db.write(() => {
        const sql = "DELETE FROM push_subscriptions WHERE endpoint = ? AND uid = coalesce(?, uid)";
        db.run(sql, endpoint, uid ?? null);
      }),
    of: (uid) =>
      db.read(() =>
        db
          .rows("SELECT * FROM push_subscriptions WHERE uid = ? ORDER BY created_at, rowid", uid)
          .map(subscriberOf),
      ),
  };
}

export function subscriberOf(row: Row): PushSubscriber {
  return {
    uid: text(row, "uid"),
    endpoint: text(row, "endpoint"),
    keys: { p256dh: text(row, "p256dh"), auth: text(row, "auth") },
    createdAt: text(row, "created_at"),
  };
}
