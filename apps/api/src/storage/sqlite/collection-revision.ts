import { integer } from "./columns.ts";
import type { Database } from "./database.ts";

const WATCHED = ["collections", "collection_members", "collection_entries"];

/**
 * Returns the function that names the state of all collections; another one after every write, as `watchRecipes` has it for
 * recipes.
 */
export function watchCollections(db: Database): () => string {
  let changes = 0;
  db.define("collections_changed", () => {
    changes += 1;
  });
  for (const table of WATCHED) {
    for (const event of ["INSERT", "UPDATE", "DELETE"]) {
      db.exec(
        `CREATE TEMP TRIGGER watch_${table}_${event.toLowerCase()} AFTER ${event} ON main.${table}
         BEGIN SELECT collections_changed(); END`,
      );
    }
  }
  return () => `${changes}.${integer(db.row("PRAGMA data_version"), "data_version")}`;
}
