import type { CollectionEntry, StoredCollection } from "@larder/domain/collection/collection";
import { type Listing, LISTINGS, UNLISTED } from "@larder/domain/recipe/visibility";
import { integer, text, textOrNull } from "./columns.ts";
import { type Condition, type Database, intact, type Row } from "./database.ts";
import { UnreadableColumn } from "./sqlite-error.ts";

/** The condition that a recipe is private or a link recipe. */
export const IS_UNLISTED = `r.visibility IN (${UNLISTED.map((each) => `'${each}'`).join(", ")})`;

/** The condition that a user, who is the second value too, may read a collection of others, or an own one that others read. */
const IS_READER = `c.audience <> 'private' AND (c.audience = 'all' OR c.user_id = ?
  OR EXISTS (SELECT 1 FROM collection_members m WHERE m.uid = ? AND m.collection_id = c.id))`;

/** The condition that the owner of a recipe shows it to a user by a collection; has the user twice as its values. */
export const IS_NAMED_READER = `EXISTS (
  SELECT 1 FROM collection_entries s CROSS JOIN collections c ON c.id = s.collection_id
  WHERE s.recipe_id = r.id AND s.is_shared = 1 AND ${IS_READER})`;

/** The condition that a user may see a recipe `r`. */
export function seenBy(uid: string): Condition {
  return {
    sql: `(r.visibility = 'shared' OR (r.user_id = ? AND r.user_id <> '') OR (${IS_UNLISTED} AND ${IS_NAMED_READER}))`,
    values: [uid, uid, uid],
  };
}

/** @throws DamagedRecord */
export function collectionOf(row: Row): StoredCollection {
  return intact({ kind: "collections", id: text(row, "id") }, () => JSON.parse(text(row, "document")));
}

export function entryOf(row: Row): CollectionEntry {
  const position = row["position"];
  if (typeof position !== "number") throw new UnreadableColumn("Column position holds no number.");
  return {
    collectionId: text(row, "collection_id"),
    recipeId: text(row, "recipe_id"),
    sectionId: textOrNull(row, "section_id"),
    position,
    addedAt: text(row, "added_at"),
    addedBy: text(row, "added_by"),
    isShared: integer(row, "is_shared") === 1,
  };
}

/** Adds a collection, or replaces it. */
export function putCollection(db: Database, collection: StoredCollection): void {
  const { id, userId, audience, updatedAt, members } = collection;
  db.run(
    `INSERT INTO collections (id, user_id, audience, updated_at, document) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id, audience = excluded.audience,
       updated_at = excluded.updated_at, document = excluded.document`,
    id,
    userId,
    audience,
    updatedAt,
    JSON.stringify(collection),
  );
  db.run("DELETE FROM collection_members WHERE collection_id = ?", id);
  db.run(
    `INSERT INTO collection_members (uid, collection_id, role)
     SELECT value ->> '$.userId', ?, value ->> '$.role' FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    id,
    JSON.stringify(members),
  );
}

/** Adds an entry, or replaces it; does nothing where the collection or the recipe is gone. */
export function putEntry(db: Database, entry: CollectionEntry): void {
  const { collectionId, recipeId, sectionId, position, addedAt, addedBy, isShared } = entry;
  db.run(
    `INSERT INTO collection_entries (collection_id, recipe_id, section_id, position, added_at, added_by, is_shared)
     SELECT c.id, r.id, ?, ?, ?, ?, ? FROM collections c CROSS JOIN recipes r WHERE c.id = ? AND r.id = ?
     ON CONFLICT (collection_id, recipe_id) DO UPDATE SET section_id = excluded.section_id, position = excluded.position,
       added_at = excluded.added_at, added_by = excluded.added_by, is_shared = excluded.is_shared`,
    sectionId,
    position,
    addedAt,
    addedBy,
    Number(isShared),
    collectionId,
    recipeId,
  );
}

/** Names the time at which the recipes of a collection changed. */
export function touchCollection(db: Database, id: string, updatedAt: string): void {
  db.run(
    `UPDATE collections SET updated_at = ?1, document = json_set(document, '$.updatedAt', ?1)
     WHERE id = ?2 AND updated_at < ?1 AND json_valid(document)`,
    updatedAt,
    id,
  );
}

/** Returns the listing that a column names; the narrowest for an unknown one. */
export function listingFrom(name: string): Listing {
  return LISTINGS.find((listing) => listing === name) ?? "draft";
}
