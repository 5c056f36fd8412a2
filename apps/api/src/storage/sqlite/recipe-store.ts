import { setImmediate } from "node:timers/promises";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { canSee, UNLISTED, VISIBILITIES } from "@larder/domain/recipe/visibility";
import type { InsertResult, PicturedRecipe, RecipeStore } from "../../ports/recipe-stores.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { replaceOwnAuthors } from "./own-author.ts";
import { listRecipes, openRecipes } from "./recipe-list.ts";
import { unexamined } from "./recipe-foods.ts";
import { watchRecipes } from "./recipe-revision.ts";
import {
  insertRecipe,
  LISTED,
  recipeOf,
  removeRecipe,
  SUMMARISED,
  updateRecipe,
  WHOLE,
} from "./recipe-rows.ts";
import { addVersion } from "./recipe-version-store.ts";
import { createSearchedRecipes } from "./searched-recipes.ts";
import { ownSourceKey, sourceKeyOf } from "../shared/source-key.ts";
import { withHiddenBy } from "../shared/hidden-recipe.ts";
import { OWN_UNLISTED } from "./recipe-query.ts";

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
    findBySourceUrl: async (sourceUrl, uid) =>
      (await findBy("source_url", ownSourceKey(sourceUrl, uid))) ?? findBy("source_url", sourceUrl),
    findByPicture: (pictureId) =>
      db.read(() =>
        db
          .rows(
            "SELECT r.id, r.user_id, r.visibility FROM recipe_pictures JOIN recipes r USING (seq) WHERE picture = ?",
            pictureId,
          )
          .map(picturedOf),
      ),
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
    hasUnlisted: (uid) =>
      db.read(() => {
        const row = db.row(`SELECT 1 FROM recipes r WHERE ${OWN_UNLISTED} LIMIT 1`, uid, ...UNLISTED);
        return row !== undefined;
      }),
    tags: (reader) =>
      db.read(() =>
        db
          .rows(
            reader === undefined ? "SELECT tag, n FROM tag_counts ORDER BY n DESC, tag" : TAGS_OF_READER,
            ...(reader === undefined ? [] : [reader, ...UNLISTED]),
          )
          .map((row) => ({ tag: text(row, "tag"), count: integer(row, "n") })),
      ),
    replace: (recipe, expected, past) =>
      db.write(() => {
        if (!updateRecipe(db, withFreeSource(db, recipe), expected)) return false;
        if (past) addVersion(db, past);
        return true;
      }),
    async replaceOwnAuthor(owner, author) {
      for (let after: number | null = 0; after !== null; await setImmediate()) {
        const since: number = after;
        after = await db.write(() => replaceOwnAuthors(db, owner, author, since));
      }
    },
    remove: (id, owner) => db.write(() => removeRecipe(db, id, owner)),
    setHidden: (id, hiddenBy) =>
      db.write(() => {
        const row = db.row(`SELECT ${WHOLE} WHERE r.id = ?`, id);
        if (!row) return false;
        const recipe = recipeOf(row);
        if ((recipe.hiddenBy ?? null) === hiddenBy) return true;
        return updateRecipe(db, withFreeSource(db, withHiddenBy(recipe, hiddenBy)));
      }),
    expiredDrafts: (before, limit) =>
      db.read(() =>
        db
          .rows(
            `SELECT r.id, r.user_id FROM recipes r JOIN recipe_documents d USING (seq)
             WHERE r.visibility = ? AND CASE WHEN json_valid(d.document) THEN d.document ->> '$.expiresAt' END < ?
             LIMIT ?`,
            "draft",
            before,
            limit,
          )
          .map((row) => ({ id: text(row, "id"), userId: text(row, "user_id") })),
      ),
    unexamined: (after, limit) => db.read(() => unexamined(db, after, limit)),
  };
}

/** Tags of shared recipes and of one reader's own unlisted ones. */
const TAGS_OF_READER = `
  SELECT tag, sum(n) AS n FROM (
    SELECT tag, n FROM tag_counts
    UNION ALL
    SELECT t.tag, 1 FROM recipes r CROSS JOIN recipe_tags t USING (seq) WHERE ${OWN_UNLISTED}
  ) GROUP BY tag ORDER BY n DESC, tag`;

function picturedOf(row: Row): PicturedRecipe {
  const listing = text(row, "visibility");
  return {
    id: text(row, "id"),
    userId: text(row, "user_id"),
    visibility: VISIBILITIES.find((visibility) => visibility === listing) ?? "private",
    ...(listing === "hidden" && { hiddenBy: "" }),
    ...(listing === "draft" && { draft: true }),
  };
}

/** Returns the recipe without its source address where another one has it. */
function withFreeSource(db: Database, recipe: Recipe): Recipe {
  const key = sourceKeyOf(recipe);
  const taken = key && db.row("SELECT 1 FROM recipes WHERE source_url = ? AND id <> ?", key, recipe.id);
  if (!taken) return recipe;
  const { sourceUrl: _, ...free } = recipe;
  return free;
}

/**
 * Returns which unique field conflicts with a stored recipe. The address is checked first, because another slug would
 * not resolve that conflict.
 */
function takenBy(db: Database, recipe: Recipe): InsertResult {
  const { id, slug, userId } = recipe;
  const same = db.row(`SELECT ${WHOLE} WHERE r.source_url = ?`, sourceKeyOf(recipe) ?? null);
  if (same) {
    const found = db.readable({ kind: "recipes", id: text(same, "id") }, () => recipeOf(same));
    const existing =
      found && canSee(found, userId) ? { id: found.id, name: found.name, slug: found.slug } : null;
    return { inserted: false, taken: "sourceUrl", existing };
  }
  if (db.row("SELECT 1 FROM recipes WHERE slug = ?", slug)) return { inserted: false, taken: "slug" };
  throw new Error(`The recipe id ${id} is taken.`);
}
