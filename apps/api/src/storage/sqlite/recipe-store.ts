import { setImmediate } from "node:timers/promises";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { canSee } from "@larder/domain/recipe/visibility";
import type { InsertResult, RecipeStore } from "../../ports/recipe-stores.ts";
import { integer, text } from "./columns.ts";
import type { Database } from "./database.ts";
import { replaceOwnAuthors } from "./own-author.ts";
import { listRecipes, openRecipes } from "./recipe-list.ts";
import { unexamined } from "./recipe-foods.ts";
import { watchRecipes } from "./recipe-revision.ts";
import {
  DRAFT,
  insertRecipe,
  LISTED,
  recipeOf,
  removeRecipe,
  SUMMARISED,
  updateRecipe,
  WHOLE,
} from "./recipe-rows.ts";
import { createSearchedRecipes } from "./searched-recipes.ts";

export function createRecipeStore(db: Database): RecipeStore {
  const watched = watchRecipes(db);
  const searched = createSearchedRecipes(db, watched);
  const { revision } = watched;

  async function findBy(column: "id" | "slug" | "source_url", value: string): Promise<Recipe | null> {
    const row = await db.read(() => db.row(`SELECT ${WHOLE} WHERE r.${column} = ?`, value));
    return row ? recipeOf(row) : null;
  }

  return {
    insert: (recipe) => db.write(() => (insertRecipe(db, recipe) ? { inserted: true } : takenBy(db, recipe))),
    findById: (id) => findBy("id", id),
    findBySlug: (slug) => findBy("slug", slug),
    findBySourceUrl: (sourceUrl) => findBy("source_url", sourceUrl),
    list: (filter, order, page) =>
      db.read(() => db.atOneMoment(() => listRecipes(db, searched, filter, order, page, LISTED))),
    listSummaries: (filter, order, page) =>
      db.read(() => db.atOneMoment(() => listRecipes(db, searched, filter, order, page, SUMMARISED))),
    openList: (filter, order, page) => openRecipes(db, searched, filter, order, page, LISTED),
    openSummaries: (filter, order, page) => openRecipes(db, searched, filter, order, page, SUMMARISED),
    revision: () => db.read(revision),
    usage: (uid) =>
      db.read(() => {
        const row = db.row(
          `SELECT count(*) AS recipes,
             coalesce(sum(octet_length(d.document) + coalesce(octet_length(d.original_json), 0)), 0) AS bytes
           FROM recipes r JOIN recipe_documents d USING (seq) WHERE r.user_id = ?`,
          uid,
        );
        return { recipes: integer(row, "recipes"), bytes: integer(row, "bytes") };
      }),
    tags: () =>
      db.read(() =>
        db
          .rows("SELECT tag, n FROM tag_counts ORDER BY n DESC, tag")
          .map((row) => ({ tag: text(row, "tag"), count: integer(row, "n") })),
      ),
    replace: (recipe, expected) => db.write(() => updateRecipe(db, recipe, expected)),
    async replaceOwnAuthor(owner, author) {
      for (let after: number | null = 0; after !== null; await setImmediate()) {
        const since: number = after;
        after = await db.write(() => replaceOwnAuthors(db, owner, author, since));
      }
    },
    remove: (id, owner) => db.write(() => removeRecipe(db, id, owner)),
    setVisibility: (id, visibility) =>
      db.write(() => {
        const row = db.row(`SELECT ${WHOLE} WHERE r.id = ?`, id);
        if (!row) return false;
        const recipe = recipeOf(row);
        if (recipe.visibility === visibility) return true;
        return updateRecipe(db, { ...recipe, visibility, version: recipe.version + 1 });
      }),
    expiredDrafts: (before, limit) =>
      db.read(() =>
        db
          .rows(
            `SELECT r.id, r.user_id FROM recipes r JOIN recipe_documents d USING (seq)
             WHERE r.visibility = ? AND CASE WHEN json_valid(d.document) THEN d.document ->> '$.expiresAt' END < ?
             LIMIT ?`,
            DRAFT,
            before,
            limit,
          )
          .map((row) => ({ id: text(row, "id"), userId: text(row, "user_id") })),
      ),
    unexamined: (after, limit) => db.read(() => unexamined(db, after, limit)),
  };
}

/**
 * Returns which unique field conflicts with a stored recipe. The address is checked first, because another slug would
 * not resolve that conflict.
 */
function takenBy(db: Database, { id, slug, sourceUrl, userId }: Recipe): InsertResult {
  const same = db.row(`SELECT ${WHOLE} WHERE r.source_url = ?`, sourceUrl ?? null);
  if (same) {
    const found = db.readable({ kind: "recipes", id: text(same, "id") }, () => recipeOf(same));
    const existing =
      found && canSee(found, userId) ? { id: found.id, name: found.name, slug: found.slug } : null;
    return { inserted: false, taken: "sourceUrl", existing };
  }
  if (db.row("SELECT 1 FROM recipes WHERE slug = ?", slug)) return { inserted: false, taken: "slug" };
  throw new Error(`The recipe id ${id} is taken.`);
}
