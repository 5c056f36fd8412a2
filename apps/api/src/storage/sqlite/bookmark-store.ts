import type { BookmarkStore } from "../../ports/recipe-stores.ts";
import { forgottenBefore } from "../shared/limits.ts";
import { isSeen } from "../shared/listed.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { recountPopularity } from "./popularity.ts";
import { SUMMARISED } from "./recipe-rows.ts";
import { yieldRecipes } from "./shown-recipes.ts";

export function createBookmarkStore(db: Database): BookmarkStore {
  return {
    toggle: (uid, recipeId, at, key) =>
      db.write(() => {
        db.run("DELETE FROM toggle_keys WHERE used_at < ?", forgottenBefore(at));
        const first = key === undefined ? null : firstAnswer(db, uid, recipeId, key);
        if (first !== null) return first;
        const isBookmarked = !removeBookmark(db, uid, recipeId) && putBookmark(db, uid, recipeId, at);
        recountPopularity(db, recipeId);
        if (key !== undefined) {
          db.run(
            "INSERT INTO toggle_keys (uid, recipe_id, key, is_bookmarked, used_at) VALUES (?, ?, ?, ?, ?)",
            uid,
            recipeId,
            key,
            Number(isBookmarked),
            at,
          );
        }
        return isBookmarked;
      }),
    has: (uid, recipeId) =>
      db.read(() => {
        const row = db.row("SELECT 1 FROM bookmarks WHERE uid = ? AND recipe_id = ?", uid, recipeId);
        return row !== undefined;
      }),
    async open(uid, named) {
      const bookmarked = await db.read(() =>
        db.rows(
          "SELECT recipe_id FROM bookmarks WHERE uid = ? ORDER BY created_at DESC, recipe_id DESC",
          uid,
        ),
      );
      const ids = bookmarked.map((row) => text(row, "recipe_id"));
      const isInList = (row: Row) =>
        isSeen(uid, text(row, "user_id"), text(row, "visibility"), named?.has(text(row, "id")) === true);
      return { atMost: ids.length, items: yieldRecipes(db, ids, SUMMARISED, isInList) };
    },
  };
}

/** @returns false when the recipe is gone */
export function putBookmark(db: Database, uid: string, recipeId: string, createdAt: string): boolean {
  return (
    db.run(
      `INSERT INTO bookmarks (uid, recipe_id, created_at) SELECT ?, id, ? FROM recipes WHERE id = ?
       ON CONFLICT (uid, recipe_id) DO UPDATE SET created_at = excluded.created_at`,
      uid,
      createdAt,
      recipeId,
    ) > 0
  );
}

function removeBookmark(db: Database, uid: string, recipeId: string): boolean {
  return db.run("DELETE FROM bookmarks WHERE uid = ? AND recipe_id = ?", uid, recipeId) > 0;
}

function firstAnswer(db: Database, uid: string, recipeId: string, key: string): boolean | null {
  const row = db.row(
    "SELECT is_bookmarked FROM toggle_keys WHERE uid = ? AND recipe_id = ? AND key = ?",
    uid,
    recipeId,
    key,
  );
  return row ? integer(row, "is_bookmarked") === 1 : null;
}
