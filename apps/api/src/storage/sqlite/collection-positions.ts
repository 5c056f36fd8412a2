import { positionBetween } from "@larder/domain/collection/collection-rules";
import type { Database } from "./database.ts";

/** Moves an entry, as `CollectionStore.move` says. To be called in a `write`. */
export function moveEntry(
  db: Database,
  collectionId: string,
  recipeId: string,
  { sectionId, before }: { sectionId: string | null; before: string | null },
): boolean {
  if (!hasEntry(db, collectionId, recipeId)) return false;
  if (before === recipeId) return true;
  let position = positionFor(db, collectionId, recipeId, { sectionId, before });
  if (position === "full") {
    numberAgain(db, collectionId);
    position = positionFor(db, collectionId, recipeId, { sectionId, before });
  }
  if (typeof position !== "number") return false;
  db.run(
    "UPDATE collection_entries SET section_id = ?, position = ? WHERE collection_id = ? AND recipe_id = ?",
    sectionId,
    position,
    collectionId,
    recipeId,
  );
  return true;
}

function hasEntry(db: Database, collectionId: string, recipeId: string): boolean {
  const sql = "SELECT 1 FROM collection_entries WHERE collection_id = ? AND recipe_id = ?";
  return db.row(sql, collectionId, recipeId) !== undefined;
}

/** @returns null where the recipe before which it is to stand is not in the section, "full" where no number is free there */
function positionFor(
  db: Database,
  collectionId: string,
  recipeId: string,
  { sectionId, before }: { sectionId: string | null; before: string | null },
): number | "full" | null {
  const next =
    before === null
      ? null
      : db.row(
          "SELECT position FROM collection_entries WHERE collection_id = ? AND recipe_id = ? AND section_id IS ?",
          collectionId,
          before,
          sectionId,
        );
  if (next === undefined) return null;
  const nextPosition = next === null ? null : Number(next["position"]);
  // The order of equal positions is that of the ids.
  const previous = db.row(
    `SELECT max(position) AS position FROM collection_entries
     WHERE collection_id = ?1 AND section_id IS ?2 AND recipe_id <> ?3
       AND (?4 IS NULL OR position < ?4 OR (position = ?4 AND recipe_id < ?5))`,
    collectionId,
    sectionId,
    recipeId,
    nextPosition,
    before ?? "",
  );
  const last = previous?.["position"];
  return positionBetween(typeof last === "number" ? last : null, nextPosition) ?? "full";
}

function numberAgain(db: Database, collectionId: string): void {
  db.run(
    `UPDATE collection_entries SET position = numbered.n FROM (
       SELECT recipe_id AS of, row_number() OVER (ORDER BY position, recipe_id) AS n
       FROM collection_entries WHERE collection_id = ?1
     ) AS numbered WHERE collection_id = ?1 AND recipe_id = numbered.of`,
    collectionId,
  );
}
