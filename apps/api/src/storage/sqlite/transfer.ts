import type { Recipe } from "@larder/domain/recipe/recipe";
import { type Damage, DamagedRecord } from "../../ports/damaged-record.ts";
import type { StoredItems, StoredKind, StoreTransfer } from "../../ports/store.ts";
import { byStoredKind } from "../../ports/stored-schemas.ts";
import { putBookmark } from "./bookmark-store.ts";
import { archiveSourceOf, putArchiveSource } from "./archive-source-store.ts";
import { blockOf, putBlock } from "./block-store.ts";
import { integer, text } from "./columns.ts";
import { collectionOf, entryOf, putCollection, putEntry } from "./collection-rows.ts";
import { commentOf, putComment } from "./comment-store.ts";
import { cookingNotesOf, writeCookingNotes } from "./cooking-notes-store.ts";
import type { Database, Row } from "./database.ts";
import { documentOf, putDocument } from "./documents.ts";
import { HOUSEHOLD_ID } from "../../ports/sign-in-stores.ts";
import { householdOf, putHousehold } from "./household-store.ts";
import { sourceKeyOf } from "../shared/source-key.ts";
import { noticeOf, putNotice } from "./notice-store.ts";
import { recountPopularity } from "./popularity.ts";
import { publicLinkOf, putPublicLink } from "./public-link-store.ts";
import { publicRatingOf, putPublicRating } from "./public-rating-store.ts";
import { insertRecipe, recipeOf, updateRecipe, WHOLE } from "./recipe-rows.ts";
import { putVersion, versionOf } from "./recipe-version-store.ts";
import { putReport, reportOf, REPORTS } from "./report-store.ts";
import { idOf, type NumberedTable, rowNumbers } from "./row-numbers.ts";
import { putUser, storedUserOf } from "./user-store.ts";
import { UnreadableColumn } from "./sqlite-error.ts";

interface Table<T> {
  name: NumberedTable;
  /** The columns and the condition by which a row is read by its number; without it, all columns are. */
  source?: string;
  read: (row: Row) => T;
  write: (db: Database, items: readonly T[]) => void;
}

const TABLES: { readonly [K in StoredKind]: Table<StoredItems[K]> } = {
  recipes: {
    name: "recipes",
    source: `${WHOLE} WHERE r.seq = ?`,
    read: recipeOf,
    write: each((db, recipe) => {
      if (isTaken(db, recipe)) {
        throw new Error(`Another recipe has the slug or the address of ${recipe.slug} (${recipe.id}).`);
      }
      if (!updateRecipe(db, recipe)) insertRecipe(db, recipe);
    }),
  },
  recipeVersions: { name: "recipe_versions", read: versionOf, write: each(putVersion) },
  users: { name: "users", read: storedUserOf, write: each(putUser) },
  bookmarks: {
    name: "bookmarks",
    read: (row) => ({
      uid: text(row, "uid"),
      recipeId: text(row, "recipe_id"),
      createdAt: text(row, "created_at"),
    }),
    write: counted((db, { uid, recipeId, createdAt }) => putBookmark(db, uid, recipeId, createdAt)),
  },
  cookingNotes: { name: "cooking_notes", read: cookingNotesOf, write: counted(writeCookingNotes) },
  collections: {
    name: "collections",
    source: "id, document FROM collections WHERE rowid = ?",
    read: collectionOf,
    write: each(putCollection),
  },
  collectionEntries: { name: "collection_entries", read: entryOf, write: each(putEntry) },
  publicLinks: { name: "public_links", read: publicLinkOf, write: each(putPublicLink) },
  archiveSources: { name: "archive_sources", read: archiveSourceOf, write: each(putArchiveSource) },
  publicRatings: { name: "public_ratings", read: publicRatingOf, write: each(putPublicRating) },
  comments: { name: "comments", read: commentOf, write: each(putComment) },
  reports: {
    name: "reports",
    source: `${REPORTS} WHERE r.rowid = ?`,
    read: reportOf,
    write: each(putReport),
  },
  blocks: { name: "blocks", read: blockOf, write: each(putBlock) },
  notices: { name: "notices", read: noticeOf, write: each(putNotice) },
  feedback: {
    name: "feedback",
    source: "document FROM feedback WHERE rowid = ?",
    read: documentOf,
    write: each((db, feedback) => putDocument(db, "feedback", feedback)),
  },
  requests: {
    name: "requests",
    source: "document FROM requests WHERE rowid = ?",
    read: documentOf,
    write: each((db, request) => putDocument(db, "requests", request)),
  },
  household: {
    name: "household",
    source: "document FROM household WHERE rowid = ?",
    read: (row) => ({ id: HOUSEHOLD_ID, ...householdOf(row) }),
    write: each((db, { id: _id, ...household }) => putHousehold(db, household)),
  },
};

function each<T>(put: (db: Database, item: T) => unknown): Table<T>["write"] {
  return (db, items) => items.forEach((item) => put(db, item));
}

/** Writes what counts for the popularity of recipes. */
function counted<T extends { recipeId: string }>(put: (db: Database, item: T) => unknown): Table<T>["write"] {
  return (db, items) => {
    each(put)(db, items);
    for (const recipeId of new Set(items.map((item) => item.recipeId))) recountPopularity(db, recipeId);
  };
}

/** The tables that hold users' data. Foreign keys delete dependent rows, except in the search index. */
const ALL_TABLES = [
  "collections",
  "recipes",
  "recipe_search",
  "public_links",
  "imports",
  "toggle_keys",
  "idempotency_keys",
  "blocks",
  "notices",
  "users",
  "feedback",
  "requests",
  "generations",
  "admin_sessions",
  "api_tokens",
  "sign_in_sessions",
  "sign_in_links",
  "household",
  "push_subscriptions",
  "push_timers",
];

export function createTransfer(db: Database): StoreTransfer {
  const count = (table: NumberedTable) => integer(db.row(`SELECT count(*) AS n FROM ${table}`), "n");
  return {
    counts: () => db.read(() => byStoredKind((kind) => count(TABLES[kind].name))),
    async *read(kind, onDamage = refuse) {
      const { name, source = `* FROM ${name} WHERE rowid = ?`, read } = TABLES[kind];
      const item = (number: number) =>
        db.readable(
          { kind, id: idOf(db, name, number) },
          () => {
            const row = db.row(`SELECT ${source}`, number);
            if (!row) throw new UnreadableColumn(`Row ${number} of ${name} is not whole.`);
            return read(row);
          },
          onDamage,
        );
      for await (const numbers of rowNumbers(db, name, (damage) => onDamage({ ...damage, kind }))) {
        yield* await db.read(() => numbers.map(item).filter((each) => each !== null));
      }
    },
    write: (kind, items) => db.write(() => TABLES[kind].write(db, items)),
    clear: () =>
      db.write(() => {
        for (const table of ALL_TABLES) db.run(`DELETE FROM ${table}`);
      }),
  };
}

function refuse(damage: Damage): never {
  throw new DamagedRecord(damage);
}

function isTaken(db: Database, recipe: Recipe): boolean {
  const sql = "SELECT 1 FROM recipes WHERE (slug = ? OR source_url = ?) AND id <> ?";
  return db.row(sql, recipe.slug, sourceKeyOf(recipe) ?? null, recipe.id) !== undefined;
}
