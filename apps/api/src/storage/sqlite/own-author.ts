import { integer } from "./columns.ts";
import type { Database } from "./database.ts";
import { recipeOf, updateRecipe, WHOLE } from "./recipe-rows.ts";
import { UnreadableColumn } from "./sqlite-error.ts";

/** The number of recipes that one transaction reads; other work runs between transactions. */
const BATCH = 25;

/**
 * Replaces the author of some of the owner's recipes that have `authorIsOwner`, or removes it with the mark. To be called
 * in a `write`.
 *
 * @param after the number of the recipe after which to go on; 0 at the beginning
 * @returns the number after which there may be more; null at the end
 */
export function replaceOwnAuthors(
  db: Database,
  owner: string,
  author: string | null,
  after: number,
): number | null {
  const batch = db.rows(
    `SELECT seq, id FROM recipes WHERE user_id = ? AND seq > ? ORDER BY seq LIMIT ${BATCH}`,
    owner,
    after,
  );
  for (const entry of batch) {
    const recipe = db.readable({ kind: "recipes", id: String(entry["id"]) }, () => {
      const row = db.row(`SELECT ${WHOLE} WHERE r.seq = ?`, integer(entry, "seq"));
      if (!row) throw new UnreadableColumn("It has a row and no content.");
      return recipeOf(row);
    });
    if (!recipe?.authorIsOwner || recipe.author === author) continue;
    const { author: _author, authorIsOwner: _isOwner, ...rest } = recipe;
    const signed = author === null ? rest : { ...rest, author, authorIsOwner: true };
    updateRecipe(db, { ...signed, version: recipe.version + 1 });
  }
  const last = batch.at(-1);
  return last && batch.length === BATCH ? integer(last, "seq") : null;
}

/** Replaces all of them at once, as a part of a longer transaction. */
export function replaceAllOwnAuthors(db: Database, owner: string, author: string | null): void {
  for (let after: number | null = 0; after !== null;) after = replaceOwnAuthors(db, owner, author, after);
}
