import { type Recipe, type RecipeSummary, summarise } from "@larder/domain/recipe/recipe";
import { sortedMinutes } from "@larder/domain/time/shown-time";
import { searchTextOf } from "@larder/domain/search/search-text";
import { integer, text, textOrNull } from "./columns.ts";
import { type Database, intact, type Row } from "./database.ts";
import { writeFoods } from "./recipe-foods.ts";
import { UnreadableColumn } from "./sqlite-error.ts";

/** The columns that `recipeOf` reads, from `recipes r` joined with its documents. */
export const WHOLE = "r.id, d.document, d.original_json FROM recipes r JOIN recipe_documents d USING (seq)";

/** The value of the column `visibility` for a draft, so that the conditions of all other lists leave it out. */
export const DRAFT = "draft";

/** @throws DamagedRecord */
export function recipeOf(row: Row): Recipe {
  return intact({ kind: "recipes", id: text(row, "id") }, () => {
    const recipe: Recipe = JSON.parse(text(row, "document"));
    const originalJson = textOrNull(row, "original_json");
    return originalJson === null ? recipe : { ...recipe, originalJson };
  });
}

/** The whole recipe without `originalJson`, which may be large and which no list shows. */
export const LISTED = {
  item: (db: Database, seq: number): Recipe =>
    JSON.parse(shown(db, "SELECT document AS json FROM recipe_documents WHERE seq = ?", seq)),
  bytes: "SELECT octet_length(document) FROM recipe_documents d WHERE d.seq = r.seq",
};

export function recipeSummary(db: Database, seq: number): RecipeSummary {
  return JSON.parse(shown(db, "SELECT summary AS json FROM recipe_summaries WHERE seq = ?", seq));
}

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
  writeParts(db, seq, recipe);
  return true;
}

/** Deletes a recipe's row. Foreign keys delete the dependent rows; the search index has none and is updated here. */
export function removeRecipe(db: Database, id: string, owner: string): boolean {
  const removed = db.row("DELETE FROM recipes WHERE id = ? AND user_id = ? RETURNING seq", id, owner);
  if (!removed) return false;
  db.run("DELETE FROM recipe_search WHERE rowid = ?", integer(removed, "seq"));
  return true;
}

function shown(db: Database, sql: string, seq: number): string {
  const row = db.row(sql, seq);
  if (!row) throw new UnreadableColumn(`The recipe number ${seq} has a row and no content.`);
  return text(row, "json");
}

function columnsOf(recipe: Recipe) {
  const { slug, sourceUrl, userId, createdAt, version, visibility, draft } = recipe;
  const { name, lines } = searchTextOf(recipe);
  const minutes = sortedMinutes(recipe);
  const listed = draft ? DRAFT : visibility;
  return [slug, sourceUrl ?? null, userId, createdAt, version, listed, name, lines, minutes] as const;
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
  db.run(
    "INSERT OR REPLACE INTO recipe_search (rowid, lines) VALUES (?, ?)",
    seq,
    searchTextOf(recipe).lines,
  );
  writeFoods(db, seq, recipe);
}
