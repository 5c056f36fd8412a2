import type { Recipe, RecipeRef } from "@larder/domain/recipe";
import type { InsertResult, Page, PageRequest, RecipeFilter, RecipeOrder, RecipeStore } from "../../ports.ts";
import { cursorOf, pageOf, placeOf } from "../cursor.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { after, conditionsOf, ORDERS } from "./recipe-query.ts";
import {
  insertRecipe,
  listedOf,
  recipeOf,
  removeRecipe,
  summaryOf,
  updateRecipe,
  WHOLE,
} from "./recipe-rows.ts";

const LISTED = "d.document FROM recipes r JOIN recipe_documents d USING (seq)";
const SUMMARISED = "r.summary FROM recipes r";

export function createRecipeStore(db: Database): RecipeStore {
  async function findBy(column: "id" | "slug" | "source_url", value: string): Promise<Recipe | null> {
    const row = await db.read(() => db.row(`SELECT ${WHOLE} WHERE r.${column} = ?`, value));
    return row ? recipeOf(row) : null;
  }

  function list<T>(columns: string, item: (row: Row) => T) {
    return (filter: RecipeFilter, order: RecipeOrder, { limit, cursor }: PageRequest): Promise<Page<T>> =>
      db.read(() => {
        const wanted = conditionsOf(filter);
        const total = db.row(`SELECT count(*) AS n FROM recipes r WHERE ${wanted.sql}`, ...wanted.values);
        const page = after(placeOf(cursor, order), order, wanted);
        const rows = db.rows(
          `SELECT r.bookmark_count, r.created_at, r.id, ${columns}
           WHERE ${page.sql} ORDER BY ${ORDERS[order]} LIMIT ?`,
          ...page.values,
          limit + 1,
        );
        return pageOf(rows, integer(total, "n"), limit, {
          item,
          cursor: (row) => cursorOf(order, placeIn(row, order)),
        });
      });
  }

  return {
    insert: (recipe) => db.write(() => (insertRecipe(db, recipe) ? { inserted: true } : takenBy(db, recipe))),
    findById: (id) => findBy("id", id),
    findBySlug: (slug) => findBy("slug", slug),
    findBySourceUrl: (sourceUrl) => findBy("source_url", sourceUrl),
    list: list(LISTED, listedOf),
    listSummaries: list(SUMMARISED, summaryOf),
    tags: () =>
      db.read(() =>
        db
          .rows(
            `SELECT t.tag, count(*) AS n FROM recipe_tags t JOIN recipes r USING (seq)
             WHERE r.visibility = 'shared' GROUP BY t.tag ORDER BY n DESC, t.tag`,
          )
          .map((row) => ({ tag: text(row, "tag"), count: integer(row, "n") })),
      ),
    replace: (recipe, expected) => db.write(() => updateRecipe(db, recipe, expected)),
    remove: (id, owner) => db.write(() => removeRecipe(db, id, owner)),
    setVisibility: (id, visibility) =>
      db.write(() => {
        const row = db.row(`SELECT ${WHOLE} WHERE r.id = ?`, id);
        if (!row) return false;
        const recipe = recipeOf(row);
        if (recipe.visibility === visibility) return true;
        return updateRecipe(db, { ...recipe, visibility, version: recipe.version + 1 });
      }),
  };
}

/** Which of its marks kept a recipe out; the address comes first, for another slug would not help it. */
function takenBy(db: Database, { id, slug, sourceUrl }: Recipe): InsertResult {
  const same = db.row("SELECT id, slug, summary FROM recipes WHERE source_url = ?", sourceUrl ?? null);
  if (same) return { inserted: false, taken: "sourceUrl", existing: refOf(same) };
  if (db.row("SELECT 1 FROM recipes WHERE slug = ?", slug)) return { inserted: false, taken: "slug" };
  throw new Error(`The recipe id ${id} is taken.`);
}

function refOf(row: Row): RecipeRef {
  const { id, name, slug } = summaryOf(row);
  return { id, name, slug };
}

function placeIn(row: Row, order: RecipeOrder) {
  return {
    bookmarks: order === "popular" ? integer(row, "bookmark_count") : 0,
    createdAt: text(row, "created_at"),
    id: text(row, "id"),
  };
}
