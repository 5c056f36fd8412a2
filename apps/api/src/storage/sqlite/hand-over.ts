import { mergedNotes } from "@larder/domain/account/merged-notes";
import { handOverCollections } from "./collection-accounts.ts";
import { text } from "./columns.ts";
import { storedNotesOf, putNotes } from "./cooking-notes-store.ts";
import type { Database } from "./database.ts";
import { replaceAllOwnAuthors } from "./own-author.ts";
import { recountPopularity } from "./popularity.ts";
import { findUser } from "./user-store.ts";

/** Makes everything of one user another's. To be called in a `write`, so that all of it is done or nothing. */
export function handOver(db: Database, from: string, to: string): void {
  recipes(db, from, to);
  bookmarks(db, from, to);
  cookingNotes(db, from, to);
  handOverCollections(db, from, to);
  db.run("UPDATE public_links SET uid = ? WHERE uid = ?", to, from);
  db.run(
    "UPDATE imports SET uid = ?1, document = json_set(document, '$.userId', ?1) WHERE uid = ?2 AND json_valid(document)",
    to,
    from,
  );
  db.run("UPDATE archive_sources SET uid = ? WHERE uid = ?", to, from);
  community(db, from, to);
  db.run("UPDATE push_subscriptions SET uid = ? WHERE uid = ?", to, from);
  db.run(
    `UPDATE OR REPLACE push_timers SET uid = ?1, document = json_set(document, '$.uid', ?1)
     WHERE uid = ?2 AND json_valid(document)`,
    to,
    from,
  );
  for (const table of ["feedback", "requests"]) {
    db.run(
      `UPDATE ${table} SET document = json_set(document, '$.userId', ?1)
       WHERE json_valid(document) AND CASE WHEN json_valid(document) THEN document ->> '$.userId' END = ?2`,
      to,
      from,
    );
  }
  // A question that is being answered has its place by the user who asked it.
  db.run(
    "UPDATE generations SET document = json_set(document, '$.uid', ?) WHERE uid = ? AND outcome <> 'running'",
    to,
    from,
  );
  settings(db, from, to);
  for (const table of [
    "toggle_keys",
    "idempotency_keys",
    "admin_sessions",
    "api_tokens",
    "sign_in_sessions",
    "sign_in_links",
  ]) {
    db.run(`DELETE FROM ${table} WHERE uid = ?`, from);
  }
}

function recipes(db: Database, from: string, to: string): void {
  db.run(
    `UPDATE recipe_documents SET document = json_set(document, '$.userId', ?1, '$.version', (document ->> '$.version') + 1)
     WHERE seq IN (SELECT seq FROM recipes WHERE user_id = ?2) AND json_valid(document)`,
    to,
    from,
  );
  db.run(
    `UPDATE recipe_summaries SET summary = json_set(summary, '$.userId', ?1)
     WHERE seq IN (SELECT seq FROM recipes WHERE user_id = ?2) AND json_valid(summary)`,
    to,
    from,
  );
  // Where the second user has a recipe from the same page, the key stays that of a user who is gone, and is nobody's.
  db.run(
    `UPDATE OR IGNORE recipes SET source_url = ?1 || substr(source_url, length(?2) + 1)
     WHERE user_id = ?2 AND visibility <> 'shared' AND source_url IS NOT NULL`,
    to,
    from,
  );
  db.run("UPDATE recipes SET user_id = ?, version = version + 1 WHERE user_id = ?", to, from);
}

function bookmarks(db: Database, from: string, to: string): void {
  db.run("UPDATE OR IGNORE bookmarks SET uid = ? WHERE uid = ?", to, from);
  const twice = db.rows("DELETE FROM bookmarks WHERE uid = ? RETURNING recipe_id", from);
  for (const row of twice) recountPopularity(db, text(row, "recipe_id"));
}

function cookingNotes(db: Database, from: string, to: string): void {
  for (const row of db.rows("SELECT * FROM cooking_notes WHERE uid = ?", from)) {
    const recipeId = text(row, "recipe_id");
    const own = db.row("SELECT * FROM cooking_notes WHERE uid = ? AND recipe_id = ?", to, recipeId);
    const merged = mergedNotes(own ? storedNotesOf(own) : null, storedNotesOf(row));
    putNotes(db, to, recipeId, merged);
    db.run("DELETE FROM cooking_notes WHERE uid = ? AND recipe_id = ?", from, recipeId);
    recountPopularity(db, recipeId);
  }
}

/** Moves what the user said of recipes. Where both did the same, the second user's stays; no user blocks themselves. */
function community(db: Database, from: string, to: string): void {
  db.run("UPDATE OR IGNORE public_ratings SET uid = ? WHERE uid = ?", to, from);
  db.run("DELETE FROM public_ratings WHERE uid = ?", from);
  db.run("UPDATE comments SET uid = ? WHERE uid = ?", to, from);
  db.run("UPDATE comments SET hidden_by = ? WHERE hidden_by = ?", to, from);
  db.run("UPDATE notices SET uid = ? WHERE uid = ?", to, from);
  db.run("UPDATE OR IGNORE report_entries SET uid = ? WHERE uid = ?", to, from);
  db.run("DELETE FROM report_entries WHERE uid = ?", from);
  db.run("UPDATE OR IGNORE blocks SET uid = ? WHERE uid = ?", to, from);
  db.run("UPDATE OR IGNORE blocks SET blocked_id = ? WHERE blocked_id = ?", to, from);
  db.run("DELETE FROM blocks WHERE uid = ?1 OR blocked_id = ?1 OR (uid = ?2 AND blocked_id = ?2)", from, to);
}

function settings(db: Database, from: string, to: string): void {
  db.run(
    `UPDATE users SET preferred_language = (SELECT preferred_language FROM users WHERE id = ?1),
       display_name = iif(display_name = '', (SELECT display_name FROM users WHERE id = ?1), display_name),
       name_on_recipes = max(name_on_recipes, (SELECT name_on_recipes FROM users WHERE id = ?1))
     WHERE id = ?2 AND EXISTS (SELECT 1 FROM users WHERE id = ?1)`,
    from,
    to,
  );
  db.run("DELETE FROM users WHERE id = ?", from);
  replaceAllOwnAuthors(db, to, findUser(db, to)?.displayName ?? null);
}
