import type { Database } from "./database.ts";

/**
 * Orders recipes by bookmarks first, then by how often they were cooked: each bookmark counts more than all cooking.
 * Counted anew, never added to: a count that was once wrong does not stay so.
 */
export function recountPopularity(db: Database, recipeId: string): void {
  db.run(
    `UPDATE recipes SET popularity = 1048576 * (SELECT count(*) FROM bookmarks WHERE recipe_id = recipes.id)
       + min(1048575, (
         SELECT coalesce(sum(CASE WHEN json_valid(cooked) THEN json_array_length(cooked) END), 0)
         FROM cooking_notes WHERE recipe_id = recipes.id
       ))
     WHERE id = ?`,
    recipeId,
  );
}
