import type { Recipe } from "@larder/domain/recipe/recipe";
import { type Damage, DamagedRecord } from "../../ports/damaged-record.ts";
import type { StoredItems, StoreTransfer } from "../../ports/store.ts";
import { putBookmark } from "./bookmark-store.ts";
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

type Kind = keyof StoredItems;

interface Table<T> {
  name: NumberedTable;
  /** The table or view that a row is read from by its number. */
  source: string;
  read: (row: Row) => T;
  write: (db: Database, items: readonly T[]) => void;
}

const TABLES: { readonly [K in Kind]: Table<StoredItems[K]> } = {
  recipes: {
    name: "recipes",
    source: `${WHOLE} WHERE r.seq = ?`,
    read: recipeOf,
    write: (db, recipes) => {
      for (const recipe of recipes) {
        if (isTaken(db, recipe)) {
          throw new Error(`Another recipe has the slug or the address of ${recipe.slug} (${recipe.id}).`);
        }
        if (!updateRecipe(db, recipe)) insertRecipe(db, recipe);
      }
    },
  },
  recipeVersions: {
    name: "recipe_versions",
    source: "* FROM recipe_versions WHERE rowid = ?",
    read: versionOf,
    write: (db, versions) => versions.forEach((version) => putVersion(db, version)),
  },
  bookmarks: {
    name: "bookmarks",
    source: "* FROM bookmarks WHERE rowid = ?",
    read: (row) => ({
      uid: text(row, "uid"),
      recipeId: text(row, "recipe_id"),
      createdAt: text(row, "created_at"),
    }),
    write: (db, bookmarks) => {
      for (const { uid, recipeId, createdAt } of bookmarks) putBookmark(db, uid, recipeId, createdAt);
      for (const recipeId of new Set(bookmarks.map((bookmark) => bookmark.recipeId)))
        recountPopularity(db, recipeId);
    },
  },
  cookingNotes: {
    name: "cooking_notes",
    source: "* FROM cooking_notes WHERE rowid = ?",
    read: cookingNotesOf,
    write: (db, items) => {
      for (const item of items) writeCookingNotes(db, item);
      for (const recipeId of new Set(items.map((item) => item.recipeId))) recountPopularity(db, recipeId);
    },
  },
  collections: {
    name: "collections",
    source: "id, document FROM collections WHERE rowid = ?",
    read: collectionOf,
    write: (db, items) => items.forEach((collection) => putCollection(db, collection)),
  },
  collectionEntries: {
    name: "collection_entries",
    source: "* FROM collection_entries WHERE rowid = ?",
    read: entryOf,
    write: (db, items) => items.forEach((entry) => putEntry(db, entry)),
  },
  publicLinks: {
    name: "public_links",
    source: "* FROM public_links WHERE rowid = ?",
    read: publicLinkOf,
    write: (db, links) => links.forEach((link) => putPublicLink(db, link)),
  },
  publicRatings: {
    name: "public_ratings",
    source: "* FROM public_ratings WHERE rowid = ?",
    read: publicRatingOf,
    write: (db, items) => items.forEach((rating) => putPublicRating(db, rating)),
  },
  comments: {
    name: "comments",
    source: "* FROM comments WHERE rowid = ?",
    read: commentOf,
    write: (db, items) => items.forEach((comment) => putComment(db, comment)),
  },
  reports: {
    name: "reports",
    source: `${REPORTS} WHERE r.rowid = ?`,
    read: reportOf,
    write: (db, items) => items.forEach((report) => putReport(db, report)),
  },
  blocks: {
    name: "blocks",
    source: "* FROM blocks WHERE rowid = ?",
    read: blockOf,
    write: (db, items) => items.forEach((block) => putBlock(db, block)),
  },
  notices: {
    name: "notices",
    source: "* FROM notices WHERE rowid = ?",
    read: noticeOf,
    write: (db, items) => items.forEach((notice) => putNotice(db, notice)),
  },
  users: {
    name: "users",
    source: "* FROM users WHERE rowid = ?",
    read: storedUserOf,
    write: (db, users) => users.forEach((user) => putUser(db, user)),
  },
  feedback: {
    name: "feedback",
    source: "document FROM feedback WHERE rowid = ?",
    read: documentOf,
    write: (db, items) => items.forEach((feedback) => putDocument(db, "feedback", feedback)),
  },
  requests: {
    name: "requests",
    source: "document FROM requests WHERE rowid = ?",
    read: documentOf,
    write: (db, items) => items.forEach((request) => putDocument(db, "requests", request)),
  },
  household: {
    name: "household",
    source: "document FROM household WHERE rowid = ?",
    read: (row) => ({ id: HOUSEHOLD_ID, ...householdOf(row) }),
    write: (db, items) => items.forEach(({ id: _id, ...household }) => putHousehold(db, household)),
  },
};

/** The tables that hold users' data. Foreign keys delete dependent rows, except in the search index. */
const ALL_TABLES = [
  "collections",
  "recipes",
  "recipe_search",
  "public_links",
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
  const count = (table: string) => integer(db.row(`SELECT count(*) AS n FROM ${table}`), "n");
  return {
    counts: () =>
      db.read(() => ({
        recipes: count("recipes"),
        recipeVersions: count("recipe_versions"),
        bookmarks: count("bookmarks"),
        cookingNotes: count("cooking_notes"),
        collections: count("collections"),
        collectionEntries: count("collection_entries"),
        publicLinks: count("public_links"),
        publicRatings: count("public_ratings"),
        comments: count("comments"),
        reports: count("reports"),
        blocks: count("blocks"),
        notices: count("notices"),
        users: count("users"),
        feedback: count("feedback"),
        requests: count("requests"),
        household: count("household"),
      })),
    async *read(kind, onDamage = refuse) {
      const { name, source, read } = TABLES[kind];
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
