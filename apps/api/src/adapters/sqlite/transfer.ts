import type { Recipe } from "@larder/domain/recipe";
import type { StoredItems, StoreTransfer } from "../../ports/store.ts";
import { putBookmark, recount } from "./bookmark-store.ts";
import { integer, text } from "./columns.ts";
import { cookingNotesOf, writeCookingNotes } from "./cooking-notes-store.ts";
import type { Database, Row } from "./database.ts";
import { documentOf, putDocument } from "./documents.ts";
import { insertRecipe, recipeOf, updateRecipe, WHOLE } from "./recipe-rows.ts";
import { putUser, userOf } from "./user-store.ts";

type Kind = keyof StoredItems;

interface Table<T> {
  /** What a row is read from; `place` is where it stands. */
  source: string;
  read: (row: Row) => T;
  write: (db: Database, items: readonly T[]) => void;
}

const BATCH = 200;

const TABLES: { readonly [K in Kind]: Table<StoredItems[K]> } = {
  recipes: {
    source: `r.seq AS place, ${WHOLE} WHERE r.seq`,
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
  bookmarks: {
    source: "rowid AS place, * FROM bookmarks WHERE rowid",
    read: (row) => ({
      uid: text(row, "uid"),
      recipeId: text(row, "recipe_id"),
      createdAt: text(row, "created_at"),
    }),
    write: (db, bookmarks) => {
      for (const { uid, recipeId, createdAt } of bookmarks) putBookmark(db, uid, recipeId, createdAt);
      for (const recipeId of new Set(bookmarks.map((bookmark) => bookmark.recipeId))) recount(db, recipeId);
    },
  },
  cookingNotes: {
    source: "rowid AS place, * FROM cooking_notes WHERE rowid",
    read: cookingNotesOf,
    write: (db, items) => items.forEach((item) => writeCookingNotes(db, item)),
  },
  users: {
    source: "rowid AS place, * FROM users WHERE rowid",
    read: userOf,
    write: (db, users) => users.forEach((user) => putUser(db, user)),
  },
  feedback: {
    source: "rowid AS place, document FROM feedback WHERE rowid",
    read: documentOf,
    write: (db, items) => items.forEach((feedback) => putDocument(db, "feedback", feedback)),
  },
  requests: {
    source: "rowid AS place, document FROM requests WHERE rowid",
    read: documentOf,
    write: (db, items) => items.forEach((request) => putDocument(db, "requests", request)),
  },
};

/** Those that hold people's things; what hangs on a row goes with it, but for the search index. */
const ALL_TABLES = [
  "recipes",
  "recipe_search",
  "toggle_keys",
  "users",
  "feedback",
  "requests",
  "generations",
  "admin_sessions",
  "push_subscriptions",
  "push_timers",
];

export function createTransfer(db: Database): StoreTransfer {
  const count = (table: string) => integer(db.row(`SELECT count(*) AS n FROM ${table}`), "n");
  return {
    counts: () =>
      db.read(() => ({
        recipes: count("recipes"),
        bookmarks: count("bookmarks"),
        cookingNotes: count("cooking_notes"),
        users: count("users"),
        feedback: count("feedback"),
        requests: count("requests"),
      })),
    async *read(kind) {
      const { source, read } = TABLES[kind];
      let place = 0;
      for (;;) {
        const since = place;
        const rows = await db.read(() =>
          db.rows(`SELECT ${source} > ? ORDER BY place LIMIT ${BATCH}`, since),
        );
        const last = rows.at(-1);
        if (!last) return;
        yield* rows.map(read);
        place = integer(last, "place");
      }
    },
    write: (kind, items) => db.write(() => TABLES[kind].write(db, items)),
    clear: () =>
      db.write(() => {
        for (const table of ALL_TABLES) db.run(`DELETE FROM ${table}`);
      }),
  };
}

function isTaken(db: Database, { id, slug, sourceUrl }: Recipe): boolean {
  const sql = "SELECT 1 FROM recipes WHERE (slug = ? OR source_url = ?) AND id <> ?";
  return db.row(sql, slug, sourceUrl ?? null, id) !== undefined;
}
