import { randomUUID } from "node:crypto";
import { newSecret, secretHash } from "@larder/api/http/session/own-sessions";
import type { Store, StoredItems } from "@larder/api/ports/store";
import { demoRecipes } from "@larder/composer/testing/demo-recipes";
import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { type Cook, initialBookmarks, initialNotes, recipeId, type StoredRecipe } from "./cooks.ts";

/** The composer takes some milliseconds for a recipe, so each of its recipes is stored many times. */
const COMPOSED = 2_000;
const SEED = 1;
const BATCH = 500;
const FIRST_DAY = Date.UTC(2026, 0, 1, 8);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What the client needs to know of a filled store. */
export interface Collection {
  /** Oldest first. */
  recipes: StoredRecipe[];
  cooks: Cook[];
  /** Groups of ingredients of one recipe, so that each search has matches. */
  ingredients: string[][];
  /** Tags with many recipes. */
  tags: string[];
}

/** Fills an empty store below HTTP, and opens a session for each user. */
export async function fillCollection(
  store: Store,
  size: { recipes: number; cooks: number },
): Promise<Collection> {
  const composed = [...demoRecipes({ count: Math.min(COMPOSED, size.recipes), seed: SEED })];
  const recipes = await fillRecipes(store, composed, size.recipes);
  const cooks = await fillCooks(store, size.cooks);
  await writeAll(store, "bookmarks", bookmarksOf(cooks, recipes.length));
  await writeAll(store, "cookingNotes", notesOf(cooks, recipes.length));
  const tags = (await store.recipes.tags()).slice(0, 20).map(({ tag }) => tag);
  const ingredients = composed.map((recipe, n) => ingredientNames(recipe.ingredients).slice(0, 1 + (n % 3)));
  return { recipes, cooks, ingredients: ingredients.filter(({ length }) => length > 0), tags };
}

async function fillRecipes(
  store: Store,
  composed: readonly Recipe[],
  count: number,
): Promise<StoredRecipe[]> {
  const stored: StoredRecipe[] = [];
  await writeAll(
    store,
    "recipes",
    copies(composed, count, (recipe) => stored.push(recipe)),
  );
  return stored;
}

function* copies(
  composed: readonly Recipe[],
  count: number,
  onStored: (recipe: StoredRecipe) => void,
): Generator<Recipe> {
  for (let n = 0; n < count; n += 1) {
    const original = composed[n % composed.length];
    if (!original) return;
    const at = new Date(FIRST_DAY + n * MINUTE_MS).toISOString();
    const copy = Math.floor(n / composed.length);
    const recipe: Recipe = {
      ...original,
      id: recipeId(n),
      name: copy === 0 ? original.name : `${original.name} ${copy}`,
      slug: `${original.slug}-${copy}`,
      createdAt: at,
      updatedAt: at,
    };
    onStored({ id: recipe.id, slug: recipe.slug, name: recipe.name });
    yield recipe;
  }
}

/** Sessions were last seen at any time of the last hour, so that some of them are due to be written as seen. */
async function fillCooks(store: Store, count: number): Promise<Cook[]> {
  const now = Date.now();
  const createdAt = new Date(now - 24 * HOUR_MS).toISOString();
  const cooks = Array.from({ length: count }, (_, n) => ({ uid: `cook-${n}`, secret: newSecret() }));
  await writeAll(
    store,
    "users",
    cooks.map(({ uid }): StoredItems["users"] => ({
      id: uid,
      email: `${uid}@example.com`,
      preferredLanguage: "en",
      displayName: uid,
      account: { login: uid, passwordHash: null, role: "member", createdAt, suspendedAt: null },
    })),
  );
  for (const [n, { uid, secret }] of cooks.entries()) {
    const lastSeenAt = new Date(now - (HOUR_MS * n) / count).toISOString();
    await store.signInSessions.insert({
      id: randomUUID(),
      secretHash: secretHash(secret),
      uid,
      createdAt,
      lastSeenAt,
      browser: "Firefox on Linux",
    });
  }
  return cooks;
}

function* bookmarksOf(cooks: readonly Cook[], recipes: number): Generator<StoredItems["bookmarks"]> {
  for (const [n, { uid }] of cooks.entries())
    for (const id of initialBookmarks(n, recipes))
      yield { uid, recipeId: id, createdAt: new Date(FIRST_DAY + n).toISOString() };
}

function* notesOf(cooks: readonly Cook[], recipes: number): Generator<StoredItems["cookingNotes"]> {
  for (const [n, { uid }] of cooks.entries())
    for (const [id, { rating, note }] of initialNotes(n, uid, recipes))
      yield { uid, recipeId: id, rating, note, cookedOn: [] };
}

/** Writes in transactions of some hundred items, with one flush of the disk each. */
async function writeAll<K extends keyof StoredItems>(
  { transfer }: Store,
  kind: K,
  items: Iterable<StoredItems[K]>,
): Promise<void> {
  let batch: StoredItems[K][] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    await transfer.write(kind, batch);
    batch = [];
  }
  await transfer.write(kind, batch);
}
