import { type PublicRating, ratingSummary } from "@larder/domain/community/public-rating";
import type { PublicRatingStore } from "../../ports/community-stores.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createPublicRatingStore(db: Database): PublicRatingStore {
  return {
    summary: (recipeId, uid) =>
      db.read(() => {
        const row = db.row(
          `SELECT count(*) AS n, coalesce(sum(stars), 0) AS stars,
             (SELECT stars FROM public_ratings WHERE uid = ?1 AND recipe_id = ?2) AS mine
           FROM public_ratings WHERE recipe_id = ?2`,
          uid ?? "",
          recipeId,
        );
        const mine = row?.["mine"];
        return ratingSummary(
          integer(row, "n"),
          integer(row, "stars"),
          typeof mine === "number" ? mine : null,
        );
      }),
    set: (uid, recipeId, stars, createdAt) =>
      db.write(() => {
        if (stars !== null) return putPublicRating(db, { uid, recipeId, stars, createdAt });
        db.run("DELETE FROM public_ratings WHERE uid = ? AND recipe_id = ?", uid, recipeId);
        return db.row("SELECT 1 FROM recipes WHERE id = ?", recipeId) !== undefined;
      }),
  };
}

/** @returns false when the recipe is gone */
export function putPublicRating(db: Database, { uid, recipeId, stars, createdAt }: PublicRating): boolean {
  return (
    db.run(
      `INSERT INTO public_ratings (uid, recipe_id, stars, created_at) SELECT ?, id, ?, ? FROM recipes WHERE id = ?
       ON CONFLICT (uid, recipe_id) DO UPDATE SET stars = excluded.stars, created_at = excluded.created_at`,
      uid,
      stars,
      createdAt,
      recipeId,
    ) > 0
  );
}

export function publicRatingOf(row: Row): PublicRating {
  return {
    uid: text(row, "uid"),
    recipeId: text(row, "recipe_id"),
    stars: integer(row, "stars"),
    createdAt: text(row, "created_at"),
  };
}
