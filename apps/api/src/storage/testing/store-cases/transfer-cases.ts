import { contentOf } from "@larder/domain/recipe/recipe-version";
import { expect, it } from "vitest";
import type { Store, StoredItems, StoredKind } from "../../../ports/store.ts";
import { byStoredKind, STORED_KINDS, storedKeyOf } from "../../../ports/stored-schemas.ts";
import { bookmarksOf } from "./bookmarks-of.ts";
import { buildApiToken } from "./api-token-cases.ts";
import { buildCollection, buildEntry } from "./build-collection.ts";
import { buildFullRecipe, buildRecipe } from "./build-recipe.ts";
import { buildFeedback, buildRequest } from "./people-cases.ts";
import { buildArchiveSource } from "./archive-import-cases.ts";
import { buildPublicLink } from "./public-link-cases.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const AT = "2026-02-01T00:00:00.000Z";

const cooking = (recipeId: string): StoredItems["cookingNotes"] => ({
  uid: "bo",
  recipeId,
  rating: 4,
  note: "less salt",
  cookedOn: ["2026-03-02T18:00:00.000Z", AT],
});

const SAID = ["publicRatings", "comments", "reports", "blocks", "notices"] as const;

/** Returns an item of each kind that users say of a recipe or of each other. */
const saidOf = (recipeId: string) =>
  ({
    publicRatings: [{ uid: "bo", recipeId, stars: 4, createdAt: AT }],
    comments: [
      {
        id: "c1",
        recipeId,
        userId: "bo",
        text: "Good\nwith cream 🍲",
        image: { url: "/media/soup-480.webp", width: 480, height: 300 },
        createdAt: AT,
        hiddenBy: "ana",
      },
    ],
    reports: [
      {
        id: "comment-c1",
        kind: "comment",
        recipeId,
        commentId: "c1",
        status: "done",
        createdAt: AT,
        entries: [
          { reason: "other", text: "Rude", createdAt: AT },
          { reason: "offensive", text: "", createdAt: AT, userId: "ana" },
        ],
      },
    ],
    blocks: [{ uid: "ana", userId: "bo", name: "Bo", createdAt: AT }],
    notices: [{ id: "n1", userId: "bo", text: "Please", about: "comment", quote: "Good", createdAt: AT }],
  }) satisfies Partial<{ [K in StoredKind]: StoredItems[K][] }>;

/** Returns items of every kind, which belong to each other. */
function itemsOfEveryKind(): { readonly [K in StoredKind]: readonly StoredItems[K][] } {
  const full = buildFullRecipe();
  return {
    recipes: [full, buildRecipe({ id: "plain", hiddenBy: "eva", version: 7 })],
    recipeVersions: [
      {
        recipeId: full.id,
        version: 1,
        savedAt: AT,
        replacedAt: AT,
        changed: ["name"],
        content: contentOf(full),
      },
    ],
    users: [
      { id: "ana", email: "ana@example.org", preferredLanguage: "en" },
      { id: "bo", email: "bo@example.org", preferredLanguage: "es", signInProvider: "larder-home" },
    ],
    bookmarks: [{ uid: "bo", recipeId: full.id, createdAt: AT }],
    cookingNotes: [cooking(full.id)],
    collections: [
      buildCollection({
        rule: { terms: ["leek"], tags: [] },
        members: [{ userId: "bo", role: "editor" }],
      }),
    ],
    collectionEntries: [buildEntry({ recipeId: full.id, sectionId: "a", position: 1.5, isShared: true })],
    archiveSources: [
      buildArchiveSource({ recipeId: full.id }),
      buildArchiveSource({ recipeId: "plain", ownId: null }),
    ],
    publicLinks: [buildPublicLink("one"), buildPublicLink("two", { endsAt: AT, shownName: "Ana" })],
    ...saidOf(full.id),
    feedback: [buildFeedback(1, { done: true })],
    requests: [buildRequest(1, { status: "declined" })],
    household: [{ id: "household", name: "At Ana's", joining: "closed" }],
  };
}

function byKey(items: readonly StoredItems[StoredKind][]): StoredItems[StoredKind][] {
  return items.toSorted((one, other) => (storedKeyOf(one) < storedKeyOf(other) ? -1 : 1));
}

export async function readAll<K extends StoredKind>(store: Store, kind: K): Promise<StoredItems[K][]> {
  const items: StoredItems[K][] = [];
  for await (const item of store.transfer.read(kind)) items.push(item);
  return items;
}

export function transferCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  it("writes items of every kind as they are and reads them back", async () => {
    const { transfer } = store();
    const items = itemsOfEveryKind();
    for (const kind of STORED_KINDS) await transfer.write(kind, items[kind]);
    await transfer.write("collectionEntries", [buildEntry({ recipeId: "gone" })]);

    for (const kind of STORED_KINDS) {
      expect(byKey(await readAll(store(), kind))).toStrictEqual(byKey(items[kind]));
      await transfer.write(kind, items[kind]);
    }
    expect(await store().household.get()).toStrictEqual({ name: "At Ana's", joining: "closed" });
    expect(await transfer.counts()).toEqual(byStoredKind((kind) => items[kind].length));
  });

  it("makes written recipes searchable, and written bookmarks count", async () => {
    const [plain, loved] = [buildRecipe({ name: "Plain" }), buildRecipe({ name: "Loved", createdAt: AT })];
    await store().transfer.write("recipes", [plain, loved]);
    await store().transfer.write("bookmarks", [{ uid: "bo", recipeId: loved.id, createdAt: AT }]);
    const popular = await store().recipes.list({}, "popular", { limit: 1 });
    expect(popular.items.map(({ name }) => name)).toEqual(["Loved"]);
    expect((await store().recipes.list({ terms: ["lov"] }, "new", { limit: 9 })).total).toBe(1);
    expect(await store().bookmarks.toggle("bo", loved.id, AT)).toBe(false);
  });

  it("replaces what is there already, and keeps its bookmarks", async () => {
    const recipe = buildRecipe({ name: "Old", sourceUrl: "https://example.org/soup" });
    await store().recipes.insert(recipe);
    await store().bookmarks.toggle("bo", recipe.id, AT);
    const { sourceUrl: _, ...rest } = recipe;
    await store().transfer.write("recipes", [{ ...rest, name: "New", version: 3 }]);
    await store().transfer.write("bookmarks", [{ uid: "bo", recipeId: recipe.id, createdAt: AT }]);
    expect(await readAll(store(), "recipes")).toStrictEqual([{ ...rest, name: "New", version: 3 }]);
    expect((await store().transfer.counts()).bookmarks).toBe(1);
    expect(await bookmarksOf(store().bookmarks, "bo")).toHaveLength(1);
  });

  it("replaces cooking notes whole", async () => {
    const recipe = buildRecipe();
    await store().recipes.insert(recipe);
    await store().cookingNotes.addCooked("bo", recipe.id, AT, "key");
    await store().transfer.write("cookingNotes", [cooking(recipe.id)]);
    const { uid: _, recipeId: __, ...notes } = cooking(recipe.id);
    expect(await store().cookingNotes.find("bo", recipe.id)).toStrictEqual(notes);
  });

  it("refuses a recipe whose slug another one has", async () => {
    await store().recipes.insert(buildRecipe({ slug: "same" }));
    await expect(store().transfer.write("recipes", [buildRecipe({ slug: "same" })])).rejects.toThrow(/slug/);
  });

  it("reads more than one batch, each item once", async () => {
    const recipes = Array.from({ length: 450 }, () => buildRecipe());
    await store().transfer.write("recipes", recipes);
    const ids = (await readAll(store(), "recipes")).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(recipes.map(({ id }) => id).toSorted());
  });

  it("reads no bookmark that was taken away", async () => {
    const recipe = buildRecipe();
    await store().recipes.insert(recipe);
    await store().bookmarks.toggle("bo", recipe.id, AT);
    await store().bookmarks.toggle("bo", recipe.id, AT);
    expect(await readAll(store(), "bookmarks")).toEqual([]);
    expect((await store().transfer.counts()).bookmarks).toBe(0);
  });

  it("removes everything, also what is not moved, and can be repeated", async () => {
    const recipe = buildRecipe({ name: "Leek soup", tags: ["soup"] });
    await store().recipes.insert(recipe);
    await store().bookmarks.toggle("bo", recipe.id, AT, "key");
    await store().cookingNotes.addCooked("bo", recipe.id, AT);
    await store().transfer.write("collections", [buildCollection()]);
    await store().transfer.write("collectionEntries", [buildEntry({ recipeId: recipe.id })]);
    const said = saidOf(recipe.id);
    for (const kind of SAID) await store().transfer.write(kind, said[kind]);
    await store().users.upsert({ id: "bo", email: "bo@example.org" });
    await store().feedback.insert(buildFeedback(1));
    await store().requests.insert(buildRequest(1));
    await store().apiTokens.insert(buildApiToken("t", { uid: "bo" }), 5);
    await store().publicLinks.insert(buildPublicLink("one"), 5);
    await store().adminSessions.insert({ tokenHash: "h", uid: "bo", createdAt: AT, lastSeenAt: AT });
    const before = await store().recipes.revision();
    for (const _ of [1, 2]) await store().transfer.clear();
    expect(new Set(Object.values(await store().transfer.counts()))).toEqual(new Set([0]));
    expect(await store().recipes.tags()).toEqual([]);
    expect((await store().recipes.list({ terms: ["leek"] }, "new", { limit: 1 })).total).toBe(0);
    expect(await store().adminSessions.find("h")).toBeNull();
    expect(await store().apiTokens.of("bo")).toEqual([]);
    expect(await store().recipes.revision()).not.toBe(before);
    expect((await store().recipes.insert(recipe)).inserted).toBe(true);
  });

  it("writes nothing when there is nothing", async () => {
    await store().transfer.write("users", []);
    expect((await store().transfer.counts()).users).toBe(0);
  });
}
