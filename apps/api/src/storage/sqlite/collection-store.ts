import { COLLECTION_LIMITS, type StoredCollection } from "@larder/domain/collection/collection";
import type {
  Adding,
  CollectableRecipe,
  CollectionOverview,
  CollectionStore,
  ShownChange,
  ShownEntry,
} from "../../ports/collection-store.ts";
import type { Page, PageRequest } from "../../ports/page.ts";
import { bySections } from "../shared/collected.ts";
import { cursorOf, pageOf, positionOf } from "../shared/cursor.ts";
import { watchCollections } from "./collection-revision.ts";
import { moveEntry } from "./collection-positions.ts";
import {
  collectionOf,
  IS_NAMED_READER,
  IS_UNLISTED,
  listingFrom,
  putCollection,
  seenBy,
  touchCollection,
} from "./collection-rows.ts";
import { integer, text, textOrNull } from "./columns.ts";
import { removeLinksTo } from "./public-link-store.ts";
import type { Database, Row } from "./database.ts";
import { ListedRecords } from "./listed-records.ts";
import { SUMMARISED } from "./recipe-rows.ts";
import { yieldRecipes } from "./shown-recipes.ts";

/** The order of the recipes in a section. */
const ORDERS: Readonly<Record<StoredCollection["order"], string>> = {
  hand: "e.position, e.recipe_id",
  new: "r.created_at DESC, r.id DESC",
  name: "r.folded_name, r.created_at DESC, r.id DESC",
  shortest: "r.minutes, r.created_at DESC, r.id DESC",
};

/** CROSS JOIN fixes the order: the entries of a collection first, then their recipes. */
const COLLECTED = "collection_entries e CROSS JOIN recipes r ON r.id = e.recipe_id";

/** The entries of a collection whose recipes their owners show to its readers. */
const SHOWN_ENTRIES = "collection_entries s ON s.collection_id = c.id AND s.is_shared = 1";

export function createCollectionStore(db: Database): CollectionStore {
  const revision = watchCollections(db);
  return {
    insert: (collection, limit) =>
      db.write(() => {
        const owned = db.row("SELECT count(*) AS n FROM collections WHERE user_id = ?", collection.userId);
        if (integer(owned, "n") >= limit) return false;
        putCollection(db, collection);
        return true;
      }),
    find: (id) => db.read(() => findCollection(db, id)),
    replace: (collection, version, shown) =>
      db.write(() => {
        const before = findCollection(db, collection.id);
        if (before?.version !== version || before.userId !== collection.userId) return false;
        putCollection(db, collection);
        db.run(
          `UPDATE collection_entries SET section_id = NULL WHERE collection_id = ? AND section_id IS NOT NULL
           AND section_id NOT IN (SELECT value FROM json_each(?))`,
          collection.id,
          JSON.stringify(collection.sections.map(({ id }) => id)),
        );
        if (shown) changeShown(db, collection.id, shown);
        return true;
      }),
    remove: (id, owner) =>
      db.write(() => {
        const isRemoved = db.run("DELETE FROM collections WHERE id = ? AND user_id = ?", id, owner) > 0;
        if (isRemoved) removeLinksTo(db, { kind: "collection", id });
        return isRemoved;
      }),
    shelf: (uid, page) => db.read(() => db.atOneMoment(() => readShelf(db, uid, page))),
    overviews: (collections, uid, covers) => db.read(() => readOverviews(db, collections, uid, covers)),
    withRecipe: (recipeId, uid) =>
      db.read(() =>
        db
          .rows(
            `SELECT c.id FROM collection_entries e CROSS JOIN collections c ON c.id = e.collection_id
             WHERE e.recipe_id = ? AND (c.user_id = ? OR (c.audience <> 'private' AND EXISTS (
               SELECT 1 FROM collection_members m WHERE m.uid = ? AND m.collection_id = c.id AND m.role = 'editor')))`,
            recipeId,
            uid,
            uid,
          )
          .map((row) => text(row, "id")),
      ),
    entries: (collection, uid) => db.read(() => readEntries(db, collection, uid)),
    summaries(entries) {
      const listings = new Map(entries.map(({ recipeId, listing }) => [recipeId, listing]));
      const isStillShown = (row: Record<string, unknown>) =>
        row["visibility"] === "shared" || row["visibility"] === listings.get(String(row["id"]));
      return yieldRecipes(db, [...listings.keys()], SUMMARISED, isStillShown);
    },
    collectable: (recipeIds, uid) =>
      db.read(() => {
        const seen = seenBy(uid);
        return db
          .rows(
            `SELECT r.id, r.user_id, r.visibility FROM json_each(?) j CROSS JOIN recipes r ON r.id = j.value WHERE ${seen.sql}`,
            JSON.stringify(recipeIds),
            ...seen.values,
          )
          .map(collectableOf);
      }),
    unlistedOf: (collectionId, owner) =>
      db.read(() =>
        db
          .rows(
            `SELECT r.id, r.user_id, r.visibility FROM ${COLLECTED}
             WHERE e.collection_id = ? AND r.user_id = ? AND ${IS_UNLISTED}
             ORDER BY r.folded_name, r.id`,
            collectionId,
            owner,
          )
          .map(collectableOf),
      ),
    add: (adding) => db.write(() => addEntries(db, adding)),
    takeOut: (collectionId, recipeIds, owner) =>
      db.write(() =>
        db.run(
          `DELETE FROM collection_entries WHERE collection_id = ? AND recipe_id IN (SELECT value FROM json_each(?))
           ${owner === undefined ? "" : "AND (SELECT user_id FROM recipes r WHERE r.id = recipe_id) = ?"}`,
          collectionId,
          JSON.stringify(recipeIds),
          ...(owner === undefined ? [] : [owner]),
        ),
      ),
    move: (collectionId, recipeId, to) => db.write(() => moveEntry(db, collectionId, recipeId, to)),
    revision: () => db.read(revision),
    isNamedReader: (uid, recipeId) =>
      db.read(() => {
        const row = db.row(
          `SELECT 1 FROM recipes r WHERE r.id = ? AND ${IS_UNLISTED} AND ${IS_NAMED_READER}`,
          recipeId,
          uid,
          uid,
        );
        return row !== undefined;
      }),
    namedRecipes: (uid) =>
      db.read(() => {
        const rows = db.rows(
          `SELECT s.recipe_id FROM collections c CROSS JOIN ${SHOWN_ENTRIES}
             WHERE c.user_id = ?1 AND c.audience <> 'private'
           UNION SELECT s.recipe_id FROM collection_members m CROSS JOIN collections c ON c.id = m.collection_id
             CROSS JOIN ${SHOWN_ENTRIES} WHERE m.uid = ?1 AND c.audience <> 'private'
           UNION SELECT s.recipe_id FROM collections c CROSS JOIN ${SHOWN_ENTRIES} WHERE c.audience = 'all'`,
          uid,
        );
        return new Set(rows.map((row) => text(row, "recipe_id")));
      }),
  };
}

function collectableOf(row: Row): CollectableRecipe {
  return { id: text(row, "id"), userId: text(row, "user_id"), listing: listingFrom(text(row, "visibility")) };
}

function findCollection(db: Database, id: string): StoredCollection | null {
  const row = db.row("SELECT id, document FROM collections WHERE id = ?", id);
  return row ? collectionOf(row) : null;
}

function changeShown(db: Database, collectionId: string, { hide, show }: ShownChange): void {
  if (hide === "all") {
    db.run(
      "UPDATE collection_entries SET is_shared = 0 WHERE collection_id = ? AND is_shared = 1",
      collectionId,
    );
  } else if (hide.length > 0) {
    db.run(
      `UPDATE collection_entries SET is_shared = 0 WHERE collection_id = ? AND is_shared = 1
       AND (SELECT user_id FROM recipes r WHERE r.id = recipe_id) IN (SELECT value FROM json_each(?))`,
      collectionId,
      JSON.stringify(hide),
    );
  }
  if (show !== null) {
    db.run(
      `UPDATE collection_entries SET is_shared = 1 WHERE collection_id = ?
       AND EXISTS (SELECT 1 FROM recipes r WHERE r.id = recipe_id AND r.user_id = ? AND ${IS_UNLISTED})`,
      collectionId,
      show,
    );
  }
}

const ON_SHELF = `
  SELECT 0 AS rank, id, updated_at, document FROM collections WHERE user_id = ?1
  UNION ALL
  SELECT 1, c.id, c.updated_at, c.document
    FROM collection_members m CROSS JOIN collections c ON c.id = m.collection_id
    WHERE m.uid = ?1 AND c.audience <> 'private' AND c.user_id <> ?1
  UNION ALL
  SELECT 2, c.id, c.updated_at, c.document FROM collections c WHERE c.audience = 'all' AND c.user_id <> ?1
    AND NOT EXISTS (SELECT 1 FROM collection_members m WHERE m.uid = ?1 AND m.collection_id = c.id)`;

/** The rank is the group. The cursor is as that of another list by a rising rank and a falling date. */
function readShelf(db: Database, uid: string, { limit, cursor }: PageRequest): Page<StoredCollection> {
  const position = positionOf(cursor, "shortest");
  const rows = db.rows(
    `WITH shelf AS MATERIALIZED (${ON_SHELF})
     SELECT *, (SELECT count(*) FROM shelf) AS total FROM shelf
     ${position ? "WHERE rank > ?3 OR (rank = ?3 AND (updated_at, id) < (?4, ?5))" : ""}
     ORDER BY rank, updated_at DESC, id DESC LIMIT ?2`,
    uid,
    limit + 1,
    ...(position ? [position.rank, position.createdAt, position.id] : []),
  );
  const listed = new ListedRecords(db);
  const page = pageOf(
    rows,
    rows[0]
      ? integer(rows[0], "total")
      : position
        ? integer(db.row(`SELECT count(*) AS n FROM (${ON_SHELF})`, uid), "n")
        : 0,
    { limit },
    {
      item: (row) => listed.read({ kind: "collections", id: text(row, "id") }, () => collectionOf(row)),
      cursor: (row) =>
        cursorOf("shortest", {
          rank: integer(row, "rank"),
          createdAt: text(row, "updated_at"),
          id: text(row, "id"),
        }),
    },
  );
  listed.finish();
  return page;
}

function readOverviews(
  db: Database,
  collections: readonly StoredCollection[],
  uid: string,
  covers: number,
): Map<string, CollectionOverview> {
  if (collections.length === 0) return new Map();
  const seen = seenBy(uid);
  const seenIn = `${COLLECTED} WHERE e.collection_id = j.value ->> '$[0]' AND ${seen.sql}`;
  const rows = db.rows(
    `SELECT j.value ->> '$[0]' AS id, (SELECT count(*) FROM ${seenIn}) AS n,
       (SELECT json_array(e.recipe_id, r.visibility) FROM ${seenIn} AND e.recipe_id = j.value ->> '$[1]') AS cover,
       (SELECT json_group_array(json_array(recipe_id, visibility)) FROM (
         SELECT e.recipe_id, r.visibility FROM ${seenIn} ORDER BY e.position, e.recipe_id LIMIT ?)) AS first
     FROM json_each(?) j`,
    ...seen.values,
    ...seen.values,
    ...seen.values,
    covers,
    JSON.stringify(collections.map(({ id, cover }) => [id, cover])),
  );
  return new Map(
    rows.map((row) => {
      const chosen = textOrNull(row, "cover");
      const first: [string, string][] = JSON.parse(text(row, "first"));
      // By id: the chosen one may be among the first.
      const listings = new Map<string, string>([...(chosen === null ? [] : [JSON.parse(chosen)]), ...first]);
      const entries = [...listings].map(([recipeId, listing]) => {
        return { recipeId, listing: listingFrom(listing), sectionId: null };
      });
      return [text(row, "id"), { count: integer(row, "n"), covers: entries.slice(0, covers) }];
    }),
  );
}

/** Reads the entries as one text: a row for each would take longer to transfer than to find. */
function readEntries(db: Database, collection: StoredCollection, uid: string): ShownEntry[] {
  const seen = seenBy(uid);
  const row = db.row(
    `SELECT json_group_array(json_array(recipe_id, section_id, visibility)) AS entries FROM (
       SELECT e.recipe_id, e.section_id, r.visibility FROM ${COLLECTED}
       WHERE e.collection_id = ? AND ${seen.sql} ORDER BY ${ORDERS[collection.order]} LIMIT ?)`,
    collection.id,
    ...seen.values,
    COLLECTION_LIMITS.recipes,
  );
  const entries: [string, string | null, string][] = row ? JSON.parse(text(row, "entries")) : [];
  return bySections(
    entries.map(([recipeId, sectionId, listing]) => {
      return { recipeId, sectionId, listing: listingFrom(listing) };
    }),
    collection,
  );
}

function addEntries(db: Database, adding: Adding): { added: string[]; present: string[] } | null {
  const { collectionId, recipeIds, sectionId, addedAt, addedBy, isShared, limit } = adding;
  const ids = JSON.stringify([...new Set(recipeIds)]);
  const present = db
    .rows(
      `SELECT recipe_id FROM collection_entries WHERE collection_id = ?
       AND recipe_id IN (SELECT value FROM json_each(?))`,
      collectionId,
      ids,
    )
    .map((row) => text(row, "recipe_id"));
  const { n, last } = db.row(
    "SELECT count(*) AS n, coalesce(max(position), 0) AS last FROM collection_entries WHERE collection_id = ?",
    collectionId,
  ) ?? { n: 0, last: 0 };
  const added = db
    .rows(
      `INSERT INTO collection_entries (collection_id, recipe_id, section_id, position, added_at, added_by, is_shared)
       SELECT c.id, r.id, ?, ? + j.key + 1, ?, ?, 0
       FROM collections c CROSS JOIN json_each(?) j CROSS JOIN recipes r ON r.id = j.value
       WHERE c.id = ? ON CONFLICT (collection_id, recipe_id) DO NOTHING RETURNING recipe_id`,
      sectionId,
      last ?? 0,
      addedAt,
      addedBy,
      ids,
      collectionId,
    )
    .map((row) => text(row, "recipe_id"));
  if (Number(n) + added.length > limit) {
    db.run(
      `DELETE FROM collection_entries WHERE collection_id = ? AND recipe_id IN (SELECT value FROM json_each(?))`,
      collectionId,
      JSON.stringify(added),
    );
    return null;
  }
  if (isShared) {
    db.run(
      `UPDATE collection_entries SET is_shared = 1
       WHERE collection_id = ? AND recipe_id IN (SELECT value FROM json_each(?))
       AND EXISTS (SELECT 1 FROM recipes r WHERE r.id = recipe_id AND r.user_id = ? AND ${IS_UNLISTED})`,
      collectionId,
      ids,
      addedBy,
    );
  }
  if (added.length > 0) touchCollection(db, collectionId, addedAt);
  return { added, present };
}
