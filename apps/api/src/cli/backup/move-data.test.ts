import { versionBefore } from "@larder/domain/recipe/recipe-version";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import type { Media } from "../../ports/media.ts";
import type { Store } from "../../ports/store.ts";
import { STORED_KINDS } from "../../ports/stored-schemas.ts";
import { buildCollection, buildEntry } from "../../storage/testing/store-cases/build-collection.ts";
import { buildFullRecipe, buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { buildFeedback, buildRequest } from "../../storage/testing/store-cases/people-cases.ts";
import { buildPublicLink } from "../../storage/testing/store-cases/public-link-cases.ts";
import { addDemoRecipes } from "../../testing/add-demo-recipes.ts";
import { storageFor } from "../../storage/storage-for.ts";
import { createMemoryMedia } from "../../testing/memory-media.ts";
import { digestsOf } from "./digests.ts";
import { moveData } from "./move-data.ts";

const mongodb = process.env["MONGODB_URI"];

let folder = "";
let stores: Store[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-move-"));
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  await rm(folder, { recursive: true });
});

async function emptyStore(): Promise<Store> {
  const store = await openSqliteStore({ file: join(folder, `${stores.length}.sqlite`) });
  stores.push(store);
  return store;
}

/** A store with something of everything, among it what is easily lost. */
async function fullStore(): Promise<Store> {
  const store = await emptyStore();
  // More than a batch of the store and of the move.
  await addDemoRecipes(store, { count: 210, seed: 7 });
  const odd = buildFullRecipe({ hiddenBy: "eva", version: 4, userId: "" });
  await store.transfer.write("recipes", [odd]);
  const before = { ...odd, name: "Before", version: 3, userId: "ana" };
  await store.transfer.write(
    "recipeVersions",
    [versionBefore(before, odd)].filter((past) => past !== null),
  );
  for (const uid of ["ana", "bo"]) {
    await store.users.upsert({ id: uid, email: `${uid}@example.org` });
    for (const id of ["demo-7-3", "demo-7-4", odd.id]) await store.bookmarks.toggle(uid, id, odd.createdAt);
  }
  await store.users.setLanguage("bo", "es");
  await store.bookmarks.toggle("bo", "demo-7-3", odd.createdAt);
  await store.cookingNotes.set("bo", odd.id, { rating: 5, note: "más sal" });
  await store.cookingNotes.addCooked("bo", odd.id, odd.createdAt, "key");
  await store.transfer.write("collections", [buildCollection({ userId: "bo" })]);
  await store.transfer.write("collectionEntries", [buildEntry({ recipeId: odd.id })]);
  await store.publicLinks.insert(buildPublicLink("one"), 5);
  await store.household.set({ name: "At Ana's", joining: "closed" });
  await store.feedback.insert(buildFeedback(1, { done: true }));
  await store.requests.insert(buildRequest(1, { status: "planned", notes: "soon" }));
  return store;
}

async function move(from: Store, to: Store, replace = false): Promise<string[]> {
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  await moveData({
    from: { store: from, media: createMemoryMedia() },
    to: { store: to, media: createMemoryMedia() },
    sharesMedia: true,
    replace,
    report,
  });
  return lines;
}

async function everything(store: Store) {
  return Promise.all(STORED_KINDS.map((kind) => digestsOf(store, kind)));
}

describe("moveData", () => {
  it("copies every item unchanged, and reports its progress", async () => {
    const [from, to] = [await fullStore(), await emptyStore()];
    const lines = await move(from, to);
    expect(lines).toEqual([
      "recipes: 211 of 211",
      "recipeVersions: 1 of 1",
      "users: 2 of 2",
      "bookmarks: 5 of 5",
      "cookingNotes: 1 of 1",
      "collections: 1 of 1",
      "collectionEntries: 1 of 1",
      "archiveSources: 0 of 0",
      "publicLinks: 1 of 1",
      "publicRatings: 0 of 0",
      "comments: 0 of 0",
      "reports: 0 of 0",
      "blocks: 0 of 0",
      "notices: 0 of 0",
      "feedback: 1 of 1",
      "requests: 1 of 1",
      "household: 1 of 1",
      "Every item was compared and is alike in both.",
    ]);
    expect(await everything(to)).toEqual(await everything(from));
    expect(await to.transfer.counts()).toEqual(await from.transfer.counts());
  });

  it("keeps the order of popularity", async () => {
    const [from, to] = [await fullStore(), await emptyStore()];
    await move(from, to);
    const popular = async (store: Store) =>
      (await store.recipes.list({}, "popular", { limit: 5 })).items.map(({ id }) => id);
    expect(await popular(to)).toEqual(await popular(from));
    expect((await popular(to))[0]).toBe("demo-7-4");
  });

  it("moves nothing into a store that is not empty", async () => {
    const [from, to] = [await fullStore(), await emptyStore()];
    await to.users.upsert({ id: "cy", email: "cy@example.org" });
    await expect(move(from, to)).rejects.toThrow("The target is not empty (users: 1).");
    expect((await to.transfer.counts()).recipes).toBe(0);
  });

  it("moves nothing when an item is invalid, and names it", async () => {
    const [from, to] = [await fullStore(), await emptyStore()];
    await from.transfer.write("recipes", [buildRecipe({ id: "unsafe", url: "javascript:alert(1)" })]);
    await expect(move(from, to)).rejects.toThrow('recipes "unsafe" (url)');
    expect((await to.transfer.counts()).recipes).toBe(0);
  });

  it("replaces items with the same id and keeps the others with --replace, and can be repeated", async () => {
    const [from, to] = [await fullStore(), await emptyStore()];
    const own = buildRecipe();
    await to.transfer.write("recipes", [own, buildRecipe({ id: "demo-7-0", name: "Older" })]);
    for (const _ of [1, 2]) {
      expect((await move(from, to, true)).at(-1)).toBe("Every item was compared and is alike in both.");
      expect(await to.transfer.counts()).toEqual({ ...(await from.transfer.counts()), recipes: 212 });
    }
    expect(await to.recipes.findById(own.id)).toStrictEqual(own);
    expect((await to.recipes.findById("demo-7-0"))?.name).not.toBe("Older");
  });

  it("fails with the number of differences when the target lacks written items", async () => {
    const [from, real] = [await fullStore(), await emptyStore()];
    const forgetful: Store = {
      ...real,
      transfer: {
        ...real.transfer,
        write: (kind, items) => real.transfer.write(kind, kind === "feedback" ? [] : items),
      },
    };
    await expect(move(from, forgetful)).rejects.toThrow(
      /The move failed: of 1 feedback, 1 are missing or differ in the target, which holds 0\./,
    );
  });

  it.skipIf(!mongodb)("loses nothing on the way to MongoDB and back", { timeout: 60_000 }, async () => {
    const { testDatabase } = await import("../../storage/mongo/testing/test-database.ts");
    const { Mongoose } = await import("mongoose");
    const uri = testDatabase();
    const middle = await storageFor({ kind: "mongodb", uri }).openStore();
    stores.push(middle);
    const [from, back] = [await fullStore(), await emptyStore()];
    await move(from, middle);
    await move(middle, back);
    expect(await everything(back)).toEqual(await everything(from));
    const operator = await new Mongoose().connect(uri);
    await operator.connection.dropDatabase();
    await operator.disconnect();
  });
});

describe("moveData with pictures", () => {
  const AT = "2026-03-01T00:00:00.000Z";
  const picture = (text: string) => new TextEncoder().encode(text);

  async function movePictures(from: Media, to: Media): Promise<string[]> {
    const lines: string[] = [];
    const report = (line: string) => lines.push(line);
    const [fromStore, toStore] = [await emptyStore(), await emptyStore()];
    await moveData({
      from: { store: fromStore, media: from },
      to: { store: toStore, media: to },
      replace: false,
      report,
    });
    return lines;
  }

  it("copies pictures with their times, and no half written file", async () => {
    const [from, to] = [createMemoryMedia(), createMemoryMedia()];
    await from.put("a-480.webp", picture("soup"), AT);
    await from.put("half-written.tmp", picture("so"), AT);
    const lines = await movePictures(from, to);
    expect(Buffer.from((await to.get("a-480.webp")) ?? [])).toEqual(Buffer.from("soup"));
    const listed = [];
    for await (const file of to.list()) listed.push(file);
    expect(listed).toEqual([{ name: "a-480.webp", at: AT }]);
    expect(lines.at(-1)).toBe("pictures: 1, alike in both");
  });

  it("replaces another picture of the same name", async () => {
    const [from, to] = [createMemoryMedia(), createMemoryMedia()];
    await from.put("a-480.webp", picture("soup"), AT);
    await to.put("a-480.webp", picture("stew"), AT);
    await movePictures(from, to);
    expect(Buffer.from((await to.get("a-480.webp")) ?? [])).toEqual(Buffer.from("soup"));
  });

  it("fails when a picture differs in the target", async () => {
    const from = createMemoryMedia();
    const stored = createMemoryMedia();
    const spoiling: Media = { ...stored, put: (name, _bytes, at) => stored.put(name, picture("half"), at) };
    await from.put("a-480.webp", picture("soup"), AT);
    await expect(movePictures(from, spoiling)).rejects.toThrow(
      "The move failed: the picture a-480.webp differs in the target.",
    );
  });
});
