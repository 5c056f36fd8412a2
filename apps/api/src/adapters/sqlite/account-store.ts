import { setImmediate } from "node:timers/promises";
import type { AccountItems, AccountStore, Leaving } from "../../ports/account-store.ts";
import { adminSessionOf } from "./admin-session-store.ts";
import { recount } from "./bookmark-store.ts";
import { integer, text } from "./columns.ts";
import { cookingNotesOf } from "./cooking-notes-store.ts";
import type { Database, Row } from "./database.ts";
import { documentOf } from "./documents.ts";
import { subscriberOf } from "./push-subscription-store.ts";
import { recipeOf, removeRecipe, updateRecipe, WHOLE } from "./recipe-rows.ts";

interface Source<T> {
  /** Ends in the place from which the next rows are read. */
  sql: string;
  read: (row: Row) => T;
}

const BATCH = 200;
/** So many recipes are changed at a time; others have their turn in between. */
const RECIPES = 25;

const SOURCES: { readonly [K in keyof AccountItems]: Source<AccountItems[K]> } = {
  recipes: { sql: `r.seq AS place, ${WHOLE} WHERE r.user_id = ? AND r.seq`, read: recipeOf },
  bookmarks: {
    sql: "rowid AS place, * FROM bookmarks WHERE uid = ? AND rowid",
    read: (row) => ({ recipeId: text(row, "recipe_id"), createdAt: text(row, "created_at") }),
  },
  cookingNotes: { sql: "rowid AS place, * FROM cooking_notes WHERE uid = ? AND rowid", read: cookingNotesOf },
  feedback: { sql: ownDocuments("feedback", "$.userId"), read: documentOf },
  requests: { sql: ownDocuments("requests", "$.userId"), read: documentOf },
  generations: { sql: ownDocuments("generations", "$.uid"), read: documentOf },
  pushSubscriptions: {
    sql: "rowid AS place, * FROM push_subscriptions WHERE uid = ? AND rowid",
    read: subscriberOf,
  },
  timers: { sql: "rowid AS place, document FROM push_timers WHERE uid = ? AND rowid", read: documentOf },
  adminSessions: {
    sql: "token_hash AS place, * FROM admin_sessions WHERE uid = ? AND token_hash",
    read: adminSessionOf,
  },
};

export function createAccountStore(db: Database): AccountStore {
  return {
    async *read(kind, uid) {
      const { sql, read } = SOURCES[kind];
      // One table has no row numbers.
      const placeIn = kind === "adminSessions" ? text : integer;
      let place: string | number = kind === "adminSessions" ? "" : 0;
      for (;;) {
        const since: string | number = place;
        const rows = await db.read(() =>
          db.rows(`SELECT ${sql} > ? ORDER BY place LIMIT ${BATCH}`, uid, since),
        );
        yield* rows.map(read);
        const last = rows.at(-1);
        if (!last) return;
        place = placeIn(last, "place");
      }
    },

    async remove(leaving) {
      while (await db.write(() => leaveRecipes(db, leaving))) await setImmediate();
      await db.write(() => removeOwn(db, leaving));
    },
  };
}

function ownDocuments(table: "feedback" | "requests" | "generations", owner: string): string {
  return `rowid AS place, document FROM ${table} WHERE document ->> '${owner}' = ? AND rowid`;
}

/** @returns whether there may be more */
function leaveRecipes(db: Database, { uid, recipes }: Leaving): boolean {
  const rows = db.rows(`SELECT ${WHOLE} WHERE r.user_id = ? LIMIT ${RECIPES}`, uid);
  for (const recipe of rows.map(recipeOf)) {
    if (recipes === "delete" || recipe.visibility === "hidden") {
      removeRecipe(db, recipe.id, uid);
    } else {
      const { originalJson: _, ...kept } = recipe;
      updateRecipe(db, { ...kept, userId: "", version: kept.version + 1 });
    }
  }
  return rows.length === RECIPES;
}

function removeOwn(db: Database, { uid, email, alias }: Leaving): void {
  const bookmarked = db.rows("DELETE FROM bookmarks WHERE uid = ? RETURNING recipe_id", uid);
  for (const row of bookmarked) recount(db, text(row, "recipe_id"));
  for (const table of [
    "cooking_notes",
    "toggle_keys",
    "push_subscriptions",
    "push_timers",
    "admin_sessions",
  ]) {
    db.run(`DELETE FROM ${table} WHERE uid = ?`, uid);
  }
  db.run("UPDATE generations SET document = json_set(document, '$.uid', ?) WHERE uid = ?", alias, uid);
  for (const table of ["feedback", "requests"]) {
    db.run(
      `UPDATE ${table} SET document = json_set(json_remove(document, '$.userId'), '$.email', '')
       WHERE document ->> '$.userId' = ?
         OR (document ->> '$.userId' IS NULL AND ? <> '' AND lower(document ->> '$.email') = lower(?))`,
      uid,
      email,
      email,
    );
  }
  db.run("DELETE FROM users WHERE id = ?", uid);
}
