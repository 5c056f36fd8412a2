import { type Recipe, type RecipeSummary, summarise } from "@larder/domain/recipe/recipe";
import { listingOf } from "@larder/domain/recipe/visibility";
import { pictureIdsOf } from "@larder/domain/picture/pictures-of";
import { sourceKeyOf } from "../shared/source-key.ts";
import { sortedMinutes } from "@larder/domain/time/shown-time";
import { searchTextOf } from "@larder/domain/search/search-text";
import { integer, text, textOrNull } from "./columns.ts";
import { type Database, intact, type Row } from "./database.ts";
import { removeLinksTo } from "./public-link-store.ts";
import { writeFoods } from "./recipe-foods.ts";

/** The columns that `recipeOf` reads, from `recipes r` joined with its documents. */
export const WHOLE = "r.id, d.document, d.original_json FROM recipes r JOIN recipe_documents d USING (seq)";

/** @throws DamagedRecord */
export function recipeOf(row: Row): Recipe {
  return intact({ kind: "recipes", id: text(row, "id") }, () => {
    const recipe: Recipe = JSON.parse(text(row, "document"));
    const originalJson = textOrNull(row, "original_json");
    return originalJson === null ? recipe : { ...recipe, originalJson };
  });
}

/** The part of a recipe that a list shows. */
export interface Shown<T> {
  /** Selects id, owner, visibility and the part as `json` of the recipes of a JSON array of ids. */
  sql: string;
  parse: (json: string) => T;
  /** SQL for the length of the part as JSON, where it can be large. */
  bytes?: string;
}

/** The whole recipe without `originalJson`, which may be large and which no list shows. */
export const LISTED: Shown<Recipe> = {
  sql: shownSql("document", "recipe_documents"),
  parse: (json) => JSON.parse(json),
  bytes: "SELECT octet_length(document) FROM recipe_documents d WHERE d.seq = r.seq",
};

export const SUMMARISED: Shown<RecipeSummary> = {
  sql: shownSql("summary", "recipe_summaries"),
  parse: (json) => JSON.parse(json),
};

/** @returns false, with nothing written, when its id, slug or source address is taken */
export function insertRecipe(db: Database, recipe: Recipe): boolean {
  const inserted = db.row(
    `INSERT INTO recipes
       (id, slug, source_url, user_id, created_at, version, visibility, folded_name, folded_lines, minutes)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING seq`,
    recipe.id,
    ...columnsOf(recipe),
  );
  if (!inserted) return false;
  writeParts(db, integer(inserted, "seq"), recipe);
  return true;
}

/** @returns false, with nothing written, unless the stored recipe is as expected; without a wish any recipe is */
export function updateRecipe(
  db: Database,
  recipe: Recipe,
  expected?: { owner: string; version: number },
): boolean {
  const updated = db.row(
    `UPDATE recipes SET slug = ?, source_url = ?, user_id = ?, created_at = ?, version = ?, visibility = ?,
       folded_name = ?, folded_lines = ?, minutes = ?
     WHERE id = ? ${expected ? "AND user_id = ? AND version = ?" : ""} RETURNING seq`,
    ...columnsOf(recipe),
    recipe.id,
    ...(expected ? [expected.owner, expected.version] : []),
  );
  if (!updated) return false;
  const seq = integer(updated, "seq");
  db.run("DELETE FROM recipe_tags WHERE seq = ?", seq);
  db.run("DELETE FROM recipe_pictures WHERE seq = ?", seq);
  writeParts(db, seq, recipe);
  return true;
}

/** Deletes a recipe's row. Foreign keys delete the dependent rows; the search index and public links have none. */
export function removeRecipe(db: Database, id: string, owner: string): boolean {
  const removed = db.row("DELETE FROM recipes WHERE id = ? AND user_id = ? RETURNING seq", id, owner);
  if (!removed) return false;
  db.run("DELETE FROM recipe_search WHERE rowid = ?", integer(removed, "seq"));
  removeLinksTo(db, { kind: "recipe", id });
  return true;
}

function shownSql(column: string, table: string): string {
  return `SELECT r.id, r.user_id, r.visibility, p.${column} AS json FROM recipes r LEFT JOIN ${table} p USING (seq)
    WHERE r.id IN (SELECT value FROM json_each(?))`;
}

/** The column `visibility` holds the listing, and `source_url` the key: conditions of lists compare one value. */
function columnsOf(recipe: Recipe) {
  const { slug, userId, createdAt, version } = recipe;
  const { name, lines } = searchTextOf(recipe);
  return [
    slug,
    sourceKeyOf(recipe) ?? null,
    userId,
    createdAt,
    version,
    listingOf(recipe),
    name,
    lines,
    sortedMinutes(recipe),
  ] as const;
}

function writeParts(db: Database, seq: number, recipe: Recipe): void {
  const { originalJson, ...document } = recipe;
  db.run(
    "INSERT OR REPLACE INTO recipe_documents (seq, document, original_json) VALUES (?, ?, ?)",
    seq,
    JSON.stringify(document),
    originalJson ?? null,
  );
  db.run(
    "INSERT OR REPLACE INTO recipe_summaries (seq, summary) VALUES (?, ?)",
    seq,
    JSON.stringify(summarise(recipe)),
  );
  for (const tag of new Set(recipe.tags)) {
    db.run("INSERT INTO recipe_tags (tag, seq) VALUES (?, ?)", tag, seq);
  }
  for (const picture of pictureIdsOf(recipe)) {
    db.run("INSERT INTO recipe_pictures (picture, seq) VALUES (?, ?)", picture, seq);
  }
  db.run(
    "INSERT OR REPLACE INTO recipe_search (rowid, lines) VALUES (?, ?)",
    seq,
    searchTextOf(recipe).lines,
  );
  writeFoods(db, seq, recipe);
}
