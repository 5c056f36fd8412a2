import { withoutMember } from "../shared/collected.ts";
import { collectionOf, putCollection } from "./collection-rows.ts";
import type { Database } from "./database.ts";

/** Removes the collections of a user with their entries, and the user from those of others. To be called in a `write`. */
export function leaveCollections(db: Database, uid: string): void {
  db.run("DELETE FROM collections WHERE user_id = ?", uid);
  replaceMember(db, uid);
  db.run("UPDATE collection_entries SET added_by = '' WHERE added_by = ?", uid);
}

/** Makes the collections, memberships and entries of one user another's. To be called in a `write`. */
export function handOverCollections(db: Database, from: string, to: string): void {
  for (const row of db.rows("SELECT id, document FROM collections WHERE user_id = ?", from)) {
    const collection = collectionOf(row);
    // The second user may be a member of a collection that becomes their own.
    const owned = { ...withoutMember(collection, to), userId: to, version: collection.version + 1 };
    putCollection(db, owned);
  }
  replaceMember(db, from, to);
  db.run("UPDATE collection_entries SET added_by = ? WHERE added_by = ?", to, from);
}

function replaceMember(db: Database, uid: string, instead?: string): void {
  const rows = db.rows(
    `SELECT c.id, c.document FROM collection_members m CROSS JOIN collections c ON c.id = m.collection_id WHERE m.uid = ?`,
    uid,
  );
  for (const row of rows) putCollection(db, withoutMember(collectionOf(row), uid, instead));
}
