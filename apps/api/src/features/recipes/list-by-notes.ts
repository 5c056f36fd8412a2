import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import * as z from "zod/mini";
import { InvalidCursor, type Page, type PageRequest } from "../../ports/page.ts";
import type { CookedRecipe, RecipeFilter } from "../../ports/recipe-stores.ts";
import type { Store } from "../../ports/store.ts";

/** By the user's own rating, or by the last date on which the user cooked; recipes without one follow, newest first. */
export type NotesOrder = "liked" | "cooked";

/** The position in a list: how many of the ordered recipes are before it, or the cursor among those that follow. */
const cursorSchema = z.tuple([
  z.enum(["liked", "cooked"]),
  z.union([z.int().check(z.nonnegative()), z.string()]),
]);

/** The number of ordered recipes that are looked up at a time. */
const BATCH = 500;

/**
 * Returns a page of the recipes that match, ordered by the notes of a user. Notes that change between two pages can
 * repeat or skip a recipe.
 *
 * @throws InvalidCursor
 */
export async function listByNotes(
  { recipes, cookingNotes }: Pick<Store, "recipes" | "cookingNotes">,
  uid: string,
  order: NotesOrder,
  filter: RecipeFilter,
  { limit, cursor }: Omit<PageRequest, "maxBytes">,
): Promise<Page<RecipeSummary>> {
  const from = cursor === undefined ? 0 : positionOf(cursor, order);
  const ordered = orderedIds(await cookingNotes.ofUser(uid), order);
  const { total } = await recipes.listSummaries(filter, "new", { limit: 1 });
  const items: RecipeSummary[] = [];
  let at = typeof from === "number" ? from : ordered.length;
  while (at < ordered.length && items.length < limit) {
    const ids = ordered.slice(at, at + BATCH);
    const found = await recipes.listSummaries({ ...filter, ids }, "new", { limit: ids.length });
    const byId = new Map(found.items.map((recipe) => [recipe.id, recipe]));
    for (const id of ids) {
      if (items.length === limit) break;
      at += 1;
      const recipe = byId.get(id);
      if (recipe) items.push(recipe);
    }
  }
  if (at < ordered.length) return { items, total, nextCursor: cursorOf(order, at) };
  const left = limit - items.length;
  const inner = typeof from === "string" ? { cursor: from } : {};
  const others = await recipes.listSummaries({ ...filter, except: ordered }, "new", {
    limit: Math.max(left, 1),
    ...inner,
  });
  // A full page ends before those that follow; whether there are any decides about the next one.
  if (left === 0) return { items, total, nextCursor: others.items.length > 0 ? cursorOf(order, at) : null };
  const { nextCursor } = others;
  return {
    items: [...items, ...others.items],
    total,
    nextCursor: nextCursor === null ? null : cursorOf(order, nextCursor),
  };
}

function orderedIds(notes: readonly CookedRecipe[], order: NotesOrder): string[] {
  const rankOf = ({ rating, lastCooked, recipeId }: CookedRecipe) => {
    const cooked = lastCooked ?? "";
    return order === "liked" ? [String(rating ?? 0), cooked, recipeId] : [cooked, recipeId];
  };
  return notes
    .filter(({ rating, lastCooked }) => (order === "liked" ? rating : lastCooked) !== null)
    .map((one) => ({ id: one.recipeId, rank: rankOf(one).join(" ") }))
    .toSorted((one, other) => (one.rank < other.rank ? 1 : -1))
    .map(({ id }) => id);
}

function cursorOf(order: NotesOrder, position: number | string): string {
  return Buffer.from(JSON.stringify([order, position])).toString("base64url");
}

function positionOf(cursor: string, order: NotesOrder): number | string {
  const parsed = cursorSchema.safeParse(jsonOf(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success || parsed.data[0] !== order) throw new InvalidCursor("The cursor is of no such list.");
  return parsed.data[1];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
