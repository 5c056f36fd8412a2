import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { storageFor } from "../../storage/storage-for.ts";
import { checkBackup } from "./read-backup.ts";
import {
  ACCOUNTS,
  AT,
  backUp,
  dirOf,
  everything,
  file,
  fill,
  folderPerCase,
  modeOf,
  NOW,
  openBoth,
  restoreInto,
  sqliteIn,
} from "./testing/backup-world.ts";

const mongodb = process.env["MONGODB_URI"];

folderPerCase();

describe("a backup, restored", () => {
  it("F28: contains every document and every picture byte for byte, and the local accounts", async () => {
    await fill(sqliteIn("old"), dirOf("old"));
    const { counts, missingPictures } = await backUp(sqliteIn("old"), dirOf("old"));
    expect(counts).toEqual({
      recipes: 211,
      recipeVersions: 1,
      users: 1,
      bookmarks: 2,
      cookingNotes: 1,
      collections: 1,
      collectionEntries: 1,
      archiveSources: 1,
      publicLinks: 1,
      publicRatings: 1,
      comments: 1,
      reports: 1,
      blocks: 1,
      notices: 1,
      feedback: 1,
      requests: 1,
      household: 1,
      pictures: 1,
      files: 2,
    });
    expect(missingPictures).toBe(0);
    const before = await everything(sqliteIn("old"));
    expect(before.items[0]?.size).toBe(211);

    expect((await restoreInto("new")).counts).toEqual(counts);
    expect(await everything(sqliteIn("new"))).toEqual(before);
    expect(await readFile(join(dirOf("new"), "local-identity.json"), "utf8")).toBe(ACCOUNTS);
    expect(await readFile(join(dirOf("new"), "admin-password"), "utf8")).toBe("open sesame\n");
    expect(await modeOf(join(dirOf("new"), "local-identity.json"))).toBe(0o600);
    expect((await readdir(dirOf("new"))).toSorted()).toEqual([
      "admin-password",
      "larder.lock",
      "larder.sqlite",
      "local-identity.json",
      "media",
    ]);
  });

  it("yields the same popular lists and searches", async () => {
    await fill(sqliteIn("old"), dirOf("old"));
    await backUp(sqliteIn("old"), dirOf("old"));
    await restoreInto("new");
    const { store } = await openBoth(sqliteIn("new"));
    const { items } = await store.recipes.list({}, "popular", { limit: 1 });
    expect(items[0]?.id).toBe("demo-7-3");
    const [name = ""] = items.map((recipe) => recipe.name);
    expect((await store.recipes.list({ terms: [name] }, "new", { limit: 1 })).total).toBeGreaterThan(0);
    expect((await store.recipes.findById("odd"))?.originalJson).toBeDefined();
  });

  it.skipIf(!mongodb)(
    "F28: goes from SQLite to MongoDB and back without a difference",
    { timeout: 60_000 },
    async () => {
      const { testDatabase } = await import("../../storage/mongo/testing/test-database.ts");
      const database = storageFor({ kind: "mongodb", uri: testDatabase() });
      await fill(sqliteIn("old"), dirOf("old"));
      const { counts } = await backUp(sqliteIn("old"), dirOf("old"));
      const before = await everything(sqliteIn("old"));

      expect((await restoreInto("middle", { storage: database })).counts).toEqual(counts);
      expect(await everything(database)).toEqual(before);
      const second = dirOf("second.larder");
      expect((await backUp(database, dirOf("middle"), second)).counts).toEqual(counts);
      await restoreInto("new", { from: second });
      expect(await everything(sqliteIn("new"))).toEqual(before);
      expect(await readFile(join(dirOf("new"), "local-identity.json"), "utf8")).toBe(ACCOUNTS);
    },
  );

  it("is readable by its owner alone, and gets its name only when it is complete", async () => {
    await fill(sqliteIn("old"), dirOf("old"), 3);
    await backUp(sqliteIn("old"), dirOf("old"));
    expect(await modeOf(file())).toBe(0o600);
    expect((await readdir(dirOf(""))).toSorted()).toEqual(["all.larder", "old"]);
    expect((await readdir(dirOf("old"))).filter((name) => name.startsWith("snapshot"))).toEqual([]);
  });

  it("is written once under one name by concurrent calls", async () => {
    await fill(sqliteIn("old"), dirOf("old"), 3);
    const made = await Promise.allSettled([1, 2, 3].map(() => backUp(sqliteIn("old"), dirOf("old"))));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = made.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expect(refusal).toMatch(/all\.larder(\.part)? is there/);
    expect((await checkBackup(file())).counts.recipes).toBe(4);
    expect((await readdir(dirOf(""))).toSorted()).toEqual(["all.larder", "old"]);
  });

  it("leaves nothing behind when it is stopped", async () => {
    await fill(sqliteIn("old"), dirOf("old"), 3);
    const signal = AbortSignal.abort(new Error("Stopped."));
    await expect(backUp(sqliteIn("old"), dirOf("old"), file(), signal)).rejects.toThrow("Stopped.");
    expect(await readdir(dirOf(""))).toEqual(["old"]);
    expect((await readdir(dirOf("old"))).filter((name) => name.startsWith("snapshot"))).toEqual([]);
  });

  it("is lines of JSON in gzip, with a header and counts at the end", async () => {
    await fill(sqliteIn("old"), dirOf("old"), 1);
    await backUp(sqliteIn("old"), dirOf("old"));
    const lines = gunzipSync(await readFile(file()))
      .toString()
      .trimEnd()
      .split("\n");
    const [header, first, ...rest] = lines.map((line): unknown => JSON.parse(line));
    expect(header).toEqual({
      larder: "backup",
      version: 1,
      createdAt: NOW.toISOString(),
      store: "sqlite",
      isOneMoment: true,
    });
    expect(first).toMatchObject({ kind: "recipes", item: { id: "demo-7-0" } });
    expect(rest.at(-1)).toMatchObject({ end: { counts: { recipes: 2, pictures: 1 } } });
  });
});

describe("a backup of a store that is written to", () => {
  it("F28: is a snapshot: with each write it contains all earlier ones", async () => {
    const { store } = await openBoth(sqliteIn("old"));
    let written = 0;
    let isOver = false;
    // A recipe and its bookmark, one after the other: no moment has the second without the first.
    const writing = (async () => {
      while (!isOver) {
        const recipe = buildRecipe({ id: `r-${written}`, slug: `r-${written}` });
        await store.recipes.insert(recipe);
        await store.bookmarks.toggle("ana", recipe.id, AT);
        written += 1;
        await new Promise((next) => setImmediate(next));
      }
    })();
    try {
      for (const name of ["one", "two"]) {
        await new Promise((next) => setTimeout(next, 30));
        const least = written;
        const { counts } = await backUp(sqliteIn("old"), dirOf("old"), dirOf(name));
        expect(counts.recipes).toBeGreaterThanOrEqual(least);
        expect([counts.recipes, counts.recipes - 1]).toContain(counts.bookmarks);
        expect((await checkBackup(dirOf(name))).counts).toEqual(counts);
      }
    } finally {
      isOver = true;
      await writing;
    }
    expect(written).toBeGreaterThan(10);
  });

  it("contains invalid records, names those that a restore refuses, and is restored with them on demand", async () => {
    const { store } = await openBoth(sqliteIn("old"));
    const unsafe = ["a", "b", "c", "d", "e", "f"].map((id) =>
      buildRecipe({ id, slug: id, url: "javascript:alert(1)" }),
    );
    await store.transfer.write("recipes", unsafe);
    const { invalid } = await backUp(sqliteIn("old"), dirOf("old"));
    const named = ["a", "b", "c", "d", "e"].map((id) => `recipes "${id}" (url)`).join(", ");
    expect(invalid).toBe(`${named} and 1 more`);
    await expect(restoreInto("new")).rejects.toThrow(named);

    expect((await restoreInto("new", { asItIs: true })).counts.recipes).toBe(6);
    const again = await openBoth(sqliteIn("new"));
    expect(await again.store.recipes.findById("a")).toEqual(unsafe[0]);
  });

  it("skips a missing picture, and reports it", async () => {
    const { store } = await openBoth(sqliteIn("old"));
    const image = { url: "/media/gone-480.webp", width: 480, height: 300 };
    await store.recipes.insert(buildRecipe({ image }));
    expect(await backUp(sqliteIn("old"), dirOf("old"))).toMatchObject({
      counts: { recipes: 1, pictures: 0 },
      missingPictures: 1,
    });
  });
});
