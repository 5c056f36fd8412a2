import assert from "node:assert/strict";
import { filterRecipes } from "@larder/domain/search/filter";
import type { Recipe } from "@larder/domain/recipe/recipe";
import fc from "fast-check";
import { canSee, listingOf, VISIBILITIES } from "@larder/domain/recipe/visibility";
import { withHiddenBy } from "../../shared/hidden-recipe.ts";
import type { RecipeFilter } from "../../../ports/recipe-stores.ts";
import type { Store } from "../../../ports/store.ts";
import { bookmarksOf } from "./bookmarks-of.ts";
import { buildRecipe, ingredient } from "./build-recipe.ts";

interface ModelBookmark {
  uid: string;
  recipeId: string;
  at: string;
}

/** A reference implementation of a store as lists in memory. */
export class StoreModel {
  recipes: Recipe[] = [];
  bookmarks: ModelBookmark[] = [];
  /** Counts what was done; the clock of the story. */
  steps = 0;

  /** The recipe that a story means by a number; wraps around. */
  at(n: number): Recipe | undefined {
    return this.recipes[n % Math.max(1, this.recipes.length)];
  }

  now(): string {
    this.steps += 1;
    return new Date(Date.UTC(2026, 5, 1) + this.steps * 1_000).toISOString();
  }

  isBookmarked(uid: string, recipeId: string): boolean {
    return this.bookmarks.some((bookmark) => bookmark.uid === uid && bookmark.recipeId === recipeId);
  }

  list({ owner, ...search }: RecipeFilter): Recipe[] {
    const seen = this.recipes.filter((recipe) =>
      owner === undefined ? listingOf(recipe) === "shared" : recipe.userId === owner,
    );
    return filterRecipes(seen, search).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }
}

type Command = fc.AsyncCommand<StoreModel, Store>;

/** A command that may always be done. */
function command(description: string, run: (model: StoreModel, store: Store) => Promise<void>): Command {
  return { check: () => true, run, toString: () => description };
}

const users = fc.constantFrom("ana", "bo");
const which = fc.nat(5);
const names = fc.constantFrom("Soup", "Crème soup", "Peanut stew", "5% stew", "鶏 soup");
const tags = fc.subarray(["quick", "dinner"]);
const words = fc.constantFrom("soup", "creme", "e", "%", "stew", "鶏", "leek");

const create = fc.tuple(users, names, tags).map(([userId, name, tagged]) =>
  command(`${userId} adds ${name}`, async (model, store) => {
    const fields = { userId, name, tags: tagged, ingredients: { main: [ingredient("leek")] } };
    const recipe = buildRecipe(fields);
    assert.deepEqual(await store.recipes.insert(recipe), { inserted: true });
    model.recipes.push(recipe);
  }),
);

const edit = fc.tuple(users, which, names, fc.boolean()).map(([uid, n, name, isStale]) =>
  command(`${uid} renames ${n} to ${name}${isStale ? ", too late" : ""}`, async (model, store) => {
    const before = model.at(n);
    if (!before) return;
    const after = { ...before, name, version: before.version + 1 };
    const version = before.version - (isStale ? 1 : 0);
    const mayEdit = before.userId === uid && !isStale;
    assert.equal(await store.recipes.replace(after, { owner: uid, version }), mayEdit);
    if (mayEdit) Object.assign(before, after);
    assert.deepEqual(await store.recipes.findById(before.id), before);
  }),
);

const remove = fc.tuple(users, which).map(([uid, n]) =>
  command(`${uid} removes ${n}`, async (model, store) => {
    const recipe = model.at(n);
    if (!recipe) return;
    assert.equal(await store.recipes.remove(recipe.id, uid), recipe.userId === uid);
    if (recipe.userId !== uid) return;
    model.recipes = model.recipes.filter((each) => each !== recipe);
    model.bookmarks = model.bookmarks.filter(({ recipeId }) => recipeId !== recipe.id);
  }),
);

const hide = fc.tuple(which, fc.constantFrom(null, "eva")).map(([n, hiddenBy]) =>
  command(`${n} is ${hiddenBy === null ? "shown" : "hidden"}`, async (model, store) => {
    const recipe = model.at(n);
    if (!recipe) return;
    assert.equal(await store.recipes.setHidden(recipe.id, hiddenBy), true);
    if ((recipe.hiddenBy ?? null) === hiddenBy) return;
    model.recipes = model.recipes.map((one) => (one === recipe ? withHiddenBy(recipe, hiddenBy) : one));
  }),
);

const setVisibility = fc.tuple(users, which, fc.constantFrom(...VISIBILITIES)).map(([uid, n, visibility]) =>
  command(`${uid} makes ${n} ${visibility}`, async (model, store) => {
    const before = model.at(n);
    if (!before) return;
    const after = { ...before, visibility, version: before.version + 1 };
    const isOwner = before.userId === uid;
    assert.equal(await store.recipes.replace(after, { owner: uid, version: before.version }), isOwner);
    if (isOwner) Object.assign(before, after);
  }),
);

const bookmark = fc.tuple(users, which).map(([uid, n]) =>
  command(`${uid} bookmarks ${n}`, async (model, store) => {
    const recipeId = model.at(n)?.id;
    if (recipeId === undefined) return;
    const wasBookmarked = model.isBookmarked(uid, recipeId);
    const at = model.now();
    assert.equal(await store.bookmarks.toggle(uid, recipeId, at), !wasBookmarked);
    model.bookmarks = model.bookmarks.filter(
      (bookmark) => bookmark.uid !== uid || bookmark.recipeId !== recipeId,
    );
    if (!wasBookmarked) model.bookmarks.unshift({ uid, recipeId, at });
  }),
);

const list = fc
  .record(
    { terms: fc.array(words, { maxLength: 2 }), tag: fc.constantFrom("", "quick"), owner: users },
    { requiredKeys: [] },
  )
  .map((filter) =>
    command(`list ${JSON.stringify(filter)}`, async (model, store) => {
      const { items, total } = await store.recipes.list(filter, "new", { limit: 100 });
      const expected = model.list(filter);
      assert.deepEqual(items, expected);
      assert.equal(total, expected.length);
    }),
  );

const popular = fc.constant(
  command("the most bookmarked", async (model, store) => {
    const countOf = ({ id }: Recipe) => model.bookmarks.filter(({ recipeId }) => recipeId === id).length;
    const expected = model.list({}).toSorted((a, b) => countOf(b) - countOf(a));
    const { items } = await store.recipes.listSummaries({}, "popular", { limit: 100 });
    assert.deepEqual(
      items.map(({ id }) => id),
      expected.map(({ id }) => id),
    );
  }),
);

const bookmarked = users.map((uid) =>
  command(`the bookmarks of ${uid}`, async (model, store) => {
    const expected = model.bookmarks
      .filter((bookmark) => bookmark.uid === uid)
      .map(({ recipeId }) => recipeId)
      .filter((id) => {
        const recipe = model.recipes.find((one) => one.id === id);
        return recipe && canSee(recipe, uid) && recipe.hiddenBy === undefined;
      });
    assert.deepEqual(
      (await bookmarksOf(store.bookmarks, uid)).map(({ id }) => id),
      expected,
    );
  }),
);

const tagCounts = fc.constant(
  command("tags", async (model, store) => {
    const expected = ["dinner", "quick"]
      .map((tag) => ({ tag, count: model.list({ tag }).length }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
    assert.deepEqual(await store.recipes.tags(), expected);
  }),
);

/** Everything that a story is made of. */
export const commands = [
  create,
  create,
  edit,
  remove,
  hide,
  setVisibility,
  bookmark,
  bookmark,
  list,
  popular,
  bookmarked,
  tagCounts,
];
