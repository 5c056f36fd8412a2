import { pictureIdsOf } from "@larder/domain/picture/pictures-of";
import { beyondHistory, HISTORY_LIMITS, type RecipeVersion } from "@larder/domain/recipe/recipe-version";
import type { RecipeVersionStore, VersionRow } from "../../ports/recipe-version-store.ts";
import { integer, text } from "./columns.ts";
import { type Database, intact, type Row } from "./database.ts";

export function createRecipeVersionStore(db: Database): RecipeVersionStore {
  return {
    list: (recipeId, since) =>
      db.read(() =>
        db
          .rows(
            `SELECT version, saved_at, name, changed, bytes FROM recipe_versions
             WHERE recipe_id = ? AND replaced_at >= ? ORDER BY version DESC LIMIT ?`,
            recipeId,
            since,
            HISTORY_LIMITS.versions,
          )
          .flatMap((row) => {
            const id = JSON.stringify([recipeId, row["version"]]);
            const read = db.readable({ kind: "recipeVersions", id }, () => listedOf(row));
            return read ? [read] : [];
          }),
      ),
    find: (recipeId, version, since) =>
      db.read(() => {
        const row = db.row(
          "SELECT * FROM recipe_versions WHERE recipe_id = ? AND version = ? AND replaced_at >= ?",
          recipeId,
          version,
          since,
        );
        const id = JSON.stringify([recipeId, version]);
        return row ? intact({ kind: "recipeVersions", id }, () => versionOf(row)) : null;
      }),
    picturesIn: (ids, since) =>
      db.read(() =>
        db
          .rows(
            `SELECT DISTINCT picture FROM version_pictures JOIN recipe_versions USING (recipe_id, version)
             WHERE picture IN (SELECT value FROM json_each(?)) AND replaced_at >= ?`,
            JSON.stringify(ids),
            since,
          )
          .map((row) => text(row, "picture")),
      ),
    ownersOfPicture: (pictureId) =>
      db.read(() =>
        db
          .rows(
            `SELECT DISTINCT r.user_id FROM version_pictures v JOIN recipes r ON r.id = v.recipe_id
             WHERE v.picture = ?`,
            pictureId,
          )
          .map((row) => text(row, "user_id")),
      ),
  };
}

/** Adds a version and drops those beyond the limits. To be called in a `write`. */
export function addVersion(db: Database, past: RecipeVersion): void {
  putVersion(db, past);
  const { recipeId, replacedAt } = past;
  const rows = db
    .rows(
      "SELECT rowid AS number, replaced_at, bytes FROM recipe_versions WHERE recipe_id = ? ORDER BY version DESC",
      recipeId,
    )
    .map((row) => ({
      number: integer(row, "number"),
      replacedAt: text(row, "replaced_at"),
      bytes: integer(row, "bytes"),
    }));
  for (const { number } of beyondHistory(rows, new Date(replacedAt)))
    db.run("DELETE FROM recipe_versions WHERE rowid = ?", number);
}

export function putVersion(db: Database, past: RecipeVersion): void {
  const { recipeId, version, savedAt, replacedAt, changed, content } = past;
  const json = JSON.stringify(content);
  db.run(
    `INSERT OR REPLACE INTO recipe_versions
       (recipe_id, version, saved_at, replaced_at, name, changed, bytes, content)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    recipeId,
    version,
    savedAt,
    replacedAt,
    content.name,
    JSON.stringify(changed),
    Buffer.byteLength(json),
    json,
  );
  for (const picture of pictureIdsOf(content)) {
    db.run(
      "INSERT INTO version_pictures (picture, recipe_id, version) VALUES (?, ?, ?)",
      picture,
      recipeId,
      version,
    );
  }
}

export function removeVersions(db: Database, recipeId: string): void {
  db.run("DELETE FROM recipe_versions WHERE recipe_id = ?", recipeId);
}

/** Throws what is wrong with a row that cannot be read. */
export function versionOf(row: Row): RecipeVersion {
  return {
    recipeId: text(row, "recipe_id"),
    version: integer(row, "version"),
    savedAt: text(row, "saved_at"),
    replacedAt: text(row, "replaced_at"),
    changed: JSON.parse(text(row, "changed")),
    content: JSON.parse(text(row, "content")),
  };
}

function listedOf(row: Row): VersionRow {
  return {
    version: integer(row, "version"),
    savedAt: text(row, "saved_at"),
    name: text(row, "name"),
    changed: JSON.parse(text(row, "changed")),
    bytes: integer(row, "bytes"),
  };
}
