import { integer } from "./columns.ts";
import type { Database } from "./database.ts";

/** The columns that lists of recipes depend on. Bookmark counts are excluded, because they change often. */
const WATCHED: Readonly<Record<string, string>> = {
  recipes: "slug, user_id, created_at, version, visibility",
  recipe_documents: "document",
  recipe_summaries: "summary",
  recipe_tags: "tag",
};

/** The state of all recipes, and what has changed it. */
export interface WatchedRecipes {
  /** Returns the state as a word that changes with every write. */
  revision: () => string;
  /**
   * Returns the numbers of the rows in `recipes` that this connection has written since the last call, or tried to; null
   * when another connection has written, of which no more is known.
   */
  takeWritten: () => ReadonlySet<number> | null;
}

/**
 * Triggers of this connection count its own writes, so that no way of writing can be forgotten; SQLite itself tells
 * whether another connection, most often another program, has written anything.
 *
 * @see https://www.sqlite.org/pragma.html#pragma_data_version
 */
export function watchRecipes(db: Database): WatchedRecipes {
  let changes = 0;
  let written = new Set<number>();
  let versionOfOthers = -1;
  db.define("recipes_changed", (seq) => {
    changes += 1;
    written.add(Number(seq));
  });
  for (const [table, columns] of Object.entries(WATCHED)) {
    for (const event of ["INSERT", `UPDATE OF ${columns}`, "DELETE"]) {
      const row = event === "DELETE" ? "OLD" : "NEW";
      const name = `watch_${table}_${event.slice(0, 6).toLowerCase()}`;
      db.exec(
        `CREATE TEMP TRIGGER ${name} AFTER ${event} ON main.${table} BEGIN SELECT recipes_changed(${row}.seq); END`,
      );
    }
  }
  const dataVersion = () => integer(db.row("PRAGMA data_version"), "data_version");
  return {
    revision: () => `${changes}.${dataVersion()}`,
    takeWritten() {
      const version = dataVersion();
      const taken = version === versionOfOthers ? written : null;
      versionOfOthers = version;
      written = new Set();
      return taken;
    },
  };
}
