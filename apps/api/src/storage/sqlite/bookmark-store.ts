import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import type { BookmarkStore } from "../../ports/recipe-stores.ts";
import { forgottenBefore } from "../shared/limits.ts";
import { integer, text } from "./columns.ts";
import type { Database } from "./database.ts";
import { ListedRecords } from "./listed-records.ts";
import { recountPopularity } from "./popularity.ts";
import { recipeSummary } from "./recipe-rows.ts";

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
    async open(uid) {
      const bookmarked = await db.read(() =>
        db.rows(
          "SELECT recipe_id FROM bookmarks WHERE uid = ? ORDER BY created_at DESC, recipe_id DESC",
          uid,
        ),
      );
      async function* readAll(): AsyncGenerator<RecipeSummary> {
        const listed = new ListedRecords(db);
        for (const row of bookmarked) {
          const recipe = await db.read(() => sharedSummary(db, listed, text(row, "recipe_id")));
          if (recipe !== null) yield recipe;
        }
        listed.finish();
      }
      return { atMost: bookmarked.length, items: readAll() };
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

/** Null for a recipe that is gone, hidden or unreadable. */
function sharedSummary(db: Database, listed: ListedRecords, id: string): RecipeSummary | null {
  const row = db.row("SELECT seq FROM recipes WHERE id = ? AND visibility = 'shared'", id);
  return row ? listed.read({ kind: "recipes", id }, () => recipeSummary(db, integer(row, "seq"))) : null;
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
