import { type CookingNotes, NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import type { CookingNotesStore } from "../../ports/recipe-stores.ts";
import type { StoredItems } from "../../ports/store.ts";
import { type CookedDate, withCooked } from "@larder/domain/account/cooked-dates";
import { isSeen } from "../shared/listed.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { recountPopularity } from "./popularity.ts";

export interface StoredNotes extends Pick<CookingNotes, "rating" | "note"> {
  cooked: readonly CookedDate[];
}

const NOTHING: StoredNotes = { rating: null, note: "", cooked: [] };

export function createCookingNotesStore(db: Database): CookingNotesStore {
  const change = (uid: string, recipeId: string, changed: (stored: StoredNotes) => StoredNotes) =>
    db.write(() => {
      const after = changed(findNotes(db, uid, recipeId) ?? NOTHING);
      return putNotes(db, uid, recipeId, after) ? shown(after) : null;
    });

  return {
    ofUser: (uid, named) =>
      db.read(() =>
        db
          .rows(
            `SELECT n.*, r.user_id, r.visibility FROM cooking_notes n JOIN recipes r ON r.id = n.recipe_id
             WHERE n.uid = ?`,
            uid,
          )
          .filter((row) =>
            isSeen(uid, text(row, "user_id"), text(row, "visibility"), named?.has(text(row, "recipe_id"))),
          )
          .map((row) => {
            const { rating, cooked } = storedNotesOf(row);
            return { recipeId: text(row, "recipe_id"), rating, lastCooked: cooked[0]?.at ?? null };
          }),
      ),
    find: (uid, recipeId) =>
      db.read(() => {
        const stored = findNotes(db, uid, recipeId);
        return stored ? shown(stored) : NO_COOKING_NOTES;
      }),
    set: (uid, recipeId, { rating, note }) =>
      change(uid, recipeId, (stored) => ({ ...stored, rating, note })),
    addCooked: (uid, recipeId, at, key) =>
      db.write(() => {
        const stored = findNotes(db, uid, recipeId) ?? NOTHING;
        const cooked = withCooked(stored.cooked, { at, ...(key !== undefined && { key }) });
        if (!putNotes(db, uid, recipeId, { ...stored, cooked })) return null;
        recountPopularity(db, recipeId);
        return shown({ ...stored, cooked });
      }),
  };
}

export function writeCookingNotes(db: Database, item: StoredItems["cookingNotes"]): void {
  const { uid, recipeId, rating, note, cookedOn } = item;
  putNotes(db, uid, recipeId, { rating, note, cooked: cookedOn.map((at) => ({ at })) });
}

export function cookingNotesOf(row: Row): StoredItems["cookingNotes"] {
  return { uid: text(row, "uid"), recipeId: text(row, "recipe_id"), ...shown(storedNotesOf(row)) };
}

function findNotes(db: Database, uid: string, recipeId: string): StoredNotes | null {
  const row = db.row("SELECT * FROM cooking_notes WHERE uid = ? AND recipe_id = ?", uid, recipeId);
  return row ? storedNotesOf(row) : null;
}

/** @returns false when the recipe is gone */
export function putNotes(
  db: Database,
  uid: string,
  recipeId: string,
  { rating, note, cooked }: StoredNotes,
): boolean {
  return (
    db.run(
      `INSERT INTO cooking_notes (uid, recipe_id, rating, note, cooked) SELECT ?, id, ?, ?, ? FROM recipes WHERE id = ?
       ON CONFLICT (uid, recipe_id) DO UPDATE
       SET rating = excluded.rating, note = excluded.note, cooked = excluded.cooked`,
      uid,
      rating,
      note,
      JSON.stringify(cooked),
      recipeId,
    ) > 0
  );
}

export function storedNotesOf(row: Row): StoredNotes {
  return {
    rating: row["rating"] === null ? null : integer(row, "rating"),
    note: text(row, "note"),
    cooked: JSON.parse(text(row, "cooked")),
  };
}

function shown({ rating, note, cooked }: StoredNotes): CookingNotes {
  return { rating, note, cookedOn: cooked.map(({ at }) => at) };
}
