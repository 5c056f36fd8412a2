import type { ArchiveSource } from "@larder/domain/archive-import/archive-source";
import type { ArchiveSourceStore } from "../../ports/archive-import-stores.ts";
import { text, textOrNull } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createArchiveSourceStore(db: Database): ArchiveSourceStore {
  return {
    of: (uid) =>
      db.read(() =>
        db.rows("SELECT * FROM archive_sources WHERE uid = ? ORDER BY rowid", uid).map(archiveSourceOf),
      ),
    find: (recipeId) =>
      db.read(() => {
        const row = db.row("SELECT * FROM archive_sources WHERE recipe_id = ?", recipeId);
        return row ? archiveSourceOf(row) : null;
      }),
    put: (source) => db.write(() => putArchiveSource(db, source)),
  };
}

/** Writes the source of a recipe, in place of an earlier one; nothing where there is no such recipe. */
export function putArchiveSource(db: Database, source: ArchiveSource): void {
  db.run(
    `INSERT INTO archive_sources
       (recipe_id, uid, app, own_id, fingerprint, digest, stored_digest, import_id, imported_at)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE EXISTS (SELECT 1 FROM recipes WHERE id = ?1)
     ON CONFLICT (recipe_id) DO UPDATE SET uid = excluded.uid, app = excluded.app, own_id = excluded.own_id,
       fingerprint = excluded.fingerprint, digest = excluded.digest, stored_digest = excluded.stored_digest,
       import_id = excluded.import_id, imported_at = excluded.imported_at`,
    source.recipeId,
    source.uid,
    source.app,
    source.ownId,
    source.fingerprint,
    source.digest,
    source.storedDigest,
    source.importId,
    source.importedAt,
  );
}

export function archiveSourceOf(row: Row): ArchiveSource {
  return {
    recipeId: text(row, "recipe_id"),
    uid: text(row, "uid"),
    app: text(row, "app"),
    ownId: textOrNull(row, "own_id"),
    fingerprint: text(row, "fingerprint"),
    digest: text(row, "digest"),
    storedDigest: text(row, "stored_digest"),
    importId: text(row, "import_id"),
    importedAt: text(row, "imported_at"),
  };
}
