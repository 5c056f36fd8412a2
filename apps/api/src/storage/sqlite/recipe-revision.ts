import { integer } from "./columns.ts";
import type { Database } from "./database.ts";

/** The columns that lists of recipes depend on. Bookmark counts are excluded, because they change often. */
const WATCHED: Readonly<Record<string, string>> = {
  recipes: "slug, user_id, created_at, version, visibility",
  recipe_documents: "document",
  recipe_summaries: "summary",
  recipe_tags: "tag",
};

/**
 * The state of all recipes, as a word that changes with every write.
 *
 * Triggers of this connection count its own writes, so that no way of writing can be forgotten; SQLite itself tells
 * whether another connection, most often another program, has written anything.
 *
 * @see https://www.sqlite.org/pragma.html#pragma_data_version
 */
export function watchRecipes(db: Database): () => string {
  let changes = 0;
  db.define("recipes_changed", () => {
    changes += 1;
  });
  for (const [table, columns] of Object.entries(WATCHED)) {
    for (const event of ["INSERT", `UPDATE OF ${columns}`, "DELETE"]) {
      const name = `watch_${table}_${event.slice(0, 6).toLowerCase()}`;
      db.exec(
        `CREATE TEMP TRIGGER ${name} AFTER ${event} ON main.${table} BEGIN SELECT recipes_changed(); END`,
      );
    }
  }
  return () => `${changes}.${integer(db.row("PRAGMA data_version"), "data_version")}`;
}
