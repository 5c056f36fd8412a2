import { setImmediate } from "node:timers/promises";
import { isOwnersAlone } from "@larder/domain/recipe/visibility";
import type { AccountItems, AccountStore, Leaving } from "../../ports/account-store.ts";
import { withOutputMode, withPushMessage } from "../shared/renamed-fields.ts";
import { adminSessionOf } from "./admin-session-store.ts";
import { apiTokenOf } from "./api-token-store.ts";
import { archiveSourceOf } from "./archive-source-store.ts";
import { blockOf } from "./block-store.ts";
import { commentOf } from "./comment-store.ts";
import { noticeOf } from "./notice-store.ts";
import { publicRatingOf } from "./public-rating-store.ts";
import { reportOf, REPORTS } from "./report-store.ts";
import { recountPopularity } from "./popularity.ts";
import { publicLinkOf } from "./public-link-store.ts";
import { integer, text } from "./columns.ts";
import { leaveCollections } from "./collection-accounts.ts";
import { collectionOf } from "./collection-rows.ts";
import { cookingNotesOf } from "./cooking-notes-store.ts";
import type { Database, Row } from "./database.ts";
import { documentOf } from "./documents.ts";
import { handOver } from "./hand-over.ts";
import { subscriberOf } from "./push-subscription-store.ts";
import { removeVersions } from "./recipe-version-store.ts";
import { recipeOf, removeRecipe, updateRecipe, WHOLE } from "./recipe-rows.ts";
import { signInSessionOf } from "./sign-in-session-store.ts";
import { UnreadableColumn } from "./sqlite-error.ts";

interface Source<T> {
  /** Ends in the place from which the next rows are read. */
  sql: string;
  /** The SQL that reads the rest of an item separately, so that one unreadable item does not block the others. */
  rest?: string;
  read: (row: Row) => T;
}

const BATCH = 200;
/** The number of recipes that one transaction changes; other work runs between transactions. */
const RECIPES = 25;

const SOURCES: { readonly [K in keyof AccountItems]: Source<AccountItems[K]> } = {
  recipes: {
    sql: "seq AS place, id FROM recipes WHERE user_id = ? AND seq",
    rest: `${WHOLE} WHERE r.seq = ?`,
    read: recipeOf,
  },
  bookmarks: {
    sql: "rowid AS place, * FROM bookmarks WHERE uid = ? AND rowid",
    read: (row) => ({ recipeId: text(row, "recipe_id"), createdAt: text(row, "created_at") }),
  },
  cookingNotes: { sql: "rowid AS place, * FROM cooking_notes WHERE uid = ? AND rowid", read: cookingNotesOf },
  collections: {
    sql: "rowid AS place, id, document FROM collections WHERE user_id = ? AND rowid",
    read: collectionOf,
  },
  imports: { sql: "rowid AS place, document FROM imports WHERE uid = ? AND rowid", read: documentOf },
  archiveSources: {
    sql: "rowid AS place, * FROM archive_sources WHERE uid = ? AND rowid",
    read: archiveSourceOf,
  },
  publicLinks: { sql: "rowid AS place, * FROM public_links WHERE uid = ? AND rowid", read: publicLinkOf },
  publicRatings: {
    sql: "rowid AS place, * FROM public_ratings WHERE uid = ? AND rowid",
    read: publicRatingOf,
  },
  comments: { sql: "rowid AS place, * FROM comments WHERE uid = ? AND rowid", read: commentOf },
  reports: {
    sql: `r.rowid AS place, ${REPORTS} WHERE r.id IN (SELECT report_id FROM report_entries WHERE uid = ?) AND r.rowid`,
    read: reportOf,
  },
  blocks: { sql: "rowid AS place, * FROM blocks WHERE uid = ? AND rowid", read: blockOf },
  notices: { sql: "rowid AS place, * FROM notices WHERE uid = ? AND rowid", read: noticeOf },
  feedback: { sql: ownDocuments("feedback", "$.userId"), read: documentOf },
  requests: { sql: ownDocuments("requests", "$.userId"), read: documentOf },
  generations: { sql: ownDocuments("generations", "$.uid"), read: (row) => withOutputMode(documentOf(row)) },
  pushSubscriptions: {
    sql: "rowid AS place, * FROM push_subscriptions WHERE uid = ? AND rowid",
    read: subscriberOf,
  },
  timers: {
    sql: "rowid AS place, document FROM push_timers WHERE uid = ? AND rowid",
    read: (row) => withPushMessage(documentOf(row)),
  },
  apiTokens: { sql: "rowid AS place, * FROM api_tokens WHERE uid = ? AND rowid", read: apiTokenOf },
  signInSessions: {
    sql: "rowid AS place, * FROM sign_in_sessions WHERE uid = ? AND rowid",
    read: signInSessionOf,
  },
  adminSessions: {
    sql: "token_hash AS place, * FROM admin_sessions WHERE uid = ? AND token_hash",
    read: adminSessionOf,
  },
};

export function createAccountStore(db: Database): AccountStore {
  return {
    async *read(kind, uid) {
      const { sql, rest, read } = SOURCES[kind];
      const item = (row: Row) =>
        db.readable({ kind, id: String(row["id"] ?? row["place"]) }, () => {
          const whole = rest === undefined ? row : db.row(`SELECT ${rest}`, integer(row, "place"));
          if (!whole) throw new UnreadableColumn("It has a row and no content.");
          return read(whole);
        });
      // One table has no row numbers.
      const readPosition = kind === "adminSessions" ? text : integer;
      let position: string | number = kind === "adminSessions" ? "" : 0;
      for (;;) {
        const since: string | number = position;
        const rows = await db.read(() =>
          db.rows(`SELECT ${sql} > ? ORDER BY place LIMIT ${BATCH}`, uid, since),
        );
        // One by one: a batch of long recipes would hold up all other requests.
        for (const row of rows) {
          const whole = await db.read(() => (rest === undefined || isThere(db, row) ? item(row) : null));
          if (whole !== null) yield whole;
        }
        const last = rows.at(-1);
        if (!last) return;
        position = readPosition(last, "place");
      }
    },

    async remove(leaving) {
      while (await db.write(() => leaveRecipes(db, leaving))) await setImmediate();
      await db.write(() => removeOwn(db, leaving));
    },
    handOver: (from, to) => db.write(() => handOver(db, from, to)),
  };
}

/** Reports whether the recipe of a row still exists. */
function isThere(db: Database, row: Row): boolean {
  return db.row("SELECT 1 FROM recipes WHERE seq = ?", integer(row, "place")) !== undefined;
}

function ownDocuments(table: "feedback" | "requests" | "generations", owner: string): string {
  return `rowid AS place, id, document FROM ${table} WHERE ${field(owner)} = ? AND rowid`;
}

/** A field of a document; NULL in one that is no JSON, for which SQLite would refuse the whole statement. */
function field(path: string): string {
  return `CASE WHEN json_valid(document) THEN document ->> '${path}' END`;
}

/** @returns whether there may be more */
function leaveRecipes(db: Database, { uid, recipes }: Leaving): boolean {
  const rows = db.rows(`SELECT seq, id FROM recipes WHERE user_id = ? LIMIT ${RECIPES}`, uid);
  for (const row of rows) {
    const id = text(row, "id");
    const recipe = db.readable({ kind: "recipes", id }, () => {
      const whole = db.row(`SELECT ${WHOLE} WHERE r.seq = ?`, integer(row, "seq"));
      if (!whole) throw new UnreadableColumn("It has a row and no content.");
      return recipeOf(whole);
    });
    // What cannot be read cannot be parted from its owner either.
    if (!recipe || recipes === "delete" || isOwnersAlone(recipe)) {
      removeRecipe(db, id, uid);
    } else {
      const { originalJson: _json, origin: _origin, authorIsOwner, author, ...shared } = recipe;
      // A name that the owner had shown goes with the owner; an author that was typed stays.
      const stored = { ...shared, ...(author !== undefined && !authorIsOwner && { author }) };
      updateRecipe(db, { ...stored, userId: "", version: stored.version + 1 });
      // The owner alone saw them.
      removeVersions(db, id);
    }
  }
  return rows.length === RECIPES;
}

function removeOwn(db: Database, { uid, email, alias }: Leaving): void {
  const bookmarked = db.rows("DELETE FROM bookmarks WHERE uid = ? RETURNING recipe_id", uid);
  const cooked = db.rows("DELETE FROM cooking_notes WHERE uid = ? RETURNING recipe_id", uid);
  for (const row of [...bookmarked, ...cooked]) recountPopularity(db, text(row, "recipe_id"));
  leaveCollections(db, uid);
  db.run("UPDATE report_entries SET uid = NULL WHERE uid = ?", uid);
  db.run("UPDATE comments SET hidden_by = ? WHERE hidden_by = ?", alias, uid);
  db.run("DELETE FROM blocks WHERE uid = ?1 OR blocked_id = ?1", uid);
  for (const table of [
    "public_links",
    "imports",
    "archive_sources",
    "public_ratings",
    "comments",
    "notices",
    "toggle_keys",
    "idempotency_keys",
    "push_subscriptions",
    "push_timers",
    "admin_sessions",
    "api_tokens",
    "sign_in_sessions",
    "sign_in_links",
  ]) {
    db.run(`DELETE FROM ${table} WHERE uid = ?`, uid);
  }
  db.run("UPDATE generations SET document = json_set(document, '$.uid', ?) WHERE uid = ?", alias, uid);
  for (const table of ["feedback", "requests"]) {
    db.run(
      `UPDATE ${table} SET document = json_set(json_remove(document, '$.userId'), '$.email', '')
       WHERE ${field("$.userId")} = ?
         OR (${field("$.userId")} IS NULL AND ? <> '' AND lower(${field("$.email")}) = lower(?))`,
      uid,
      email,
      email,
    );
  }
  db.run("DELETE FROM users WHERE id = ?", uid);
}
