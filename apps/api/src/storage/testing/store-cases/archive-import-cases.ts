import { NO_COUNTS, type StoredImport } from "@larder/domain/archive-import/archive-import";
import type { ArchiveSource } from "@larder/domain/archive-import/archive-source";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { expect, it } from "vitest";
import type { NewImportItem } from "../../../ports/archive-import-stores.ts";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();

export function buildImport(id: string, fields: Partial<StoredImport> = {}): StoredImport {
  return {
    id,
    userId: "ana",
    state: "uploading",
    failure: null,
    createdAt: day(1),
    updatedAt: day(1),
    files: [{ name: "My recipes.zip", size: 5, pieces: 1 }],
    addresses: 0,
    addressList: [],
    formats: [],
    lacks: [],
    columns: null,
    columnNames: null,
    collectionIds: [],
    counts: NO_COUNTS,
    progress: { done: 0, total: null },
    pictures: { done: 0, failed: 0, total: 0 },
    options: null,
    ...fields,
  };
}

export function buildImportItem(index: number, fields: Partial<NewImportItem> = {}): NewImportItem {
  return {
    importId: "one",
    index,
    entry: `Soup ${index}.json`,
    name: `Soup ${index}`,
    format: "paprika",
    pictures: 0,
    ingredients: 2,
    steps: 1,
    tags: [],
    totalMinutes: 0,
    status: "listed",
    reason: null,
    problems: [],
    hasOriginal: false,
    recipe: null,
    existing: null,
    isChangedHere: false,
    ownId: null,
    fingerprint: "f",
    digest: "d",
    links: [],
    pictureAddresses: [],
    isToBeTaken: false,
    original: null,
    draft: null,
    ...fields,
  };
}

export function buildArchiveSource(fields: Partial<ArchiveSource> = {}): ArchiveSource {
  return {
    recipeId: "soup",
    uid: "ana",
    app: "paprika",
    ownId: "uid-1",
    fingerprint: "f",
    digest: "d",
    storedDigest: "s",
    importId: "one",
    importedAt: day(1),
    ...fields,
  };
}

export function archiveImportCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const insert = (stored: StoredImport, limit = 5) => store().imports.insert(stored, limit);
  const withoutTexts = ({ original: _original, draft: _draft, ...item }: NewImportItem) => item;

  it("finds an import by its id and lists those of a user, newest first", async () => {
    const [one, two] = [buildImport("one"), buildImport("two", { createdAt: day(2) })];
    for (const each of [one, two, buildImport("bens", { userId: "ben" })])
      expect(await insert(each)).toBe(true);
    expect(await store().imports.find("one")).toStrictEqual(one);
    expect(await store().imports.find("none")).toBeNull();
    expect(await store().imports.of("ana")).toStrictEqual([two, one]);
  });

  it("refuses an import beyond the limit of its user", async () => {
    await insert(buildImport("bens", { userId: "ben" }));
    expect([await insert(buildImport("one"), 1), await insert(buildImport("two"), 1)]).toEqual([true, false]);
  });

  it("changes an import in the states that are named, once where two ask for it together", async () => {
    const columnNames = { "my.name": "$Titel", other: "" };
    await insert(buildImport("one"));
    const start = () => store().imports.change("one", ["uploading"], { state: "looking", columnNames });
    const ends = await Promise.all([start(), start()]);
    expect(ends.filter((end) => end !== null)).toEqual([
      buildImport("one", { state: "looking", columnNames }),
    ]);
    expect(await store().imports.find("one")).toEqual(buildImport("one", { state: "looking", columnNames }));
    expect(await store().imports.change("none", ["uploading"], {})).toBeNull();
  });

  it("finds what goes on without its user, oldest first", async () => {
    await insert(buildImport("waits", { state: "looked" }));
    await insert(buildImport("runs", { state: "running", createdAt: day(3) }));
    await insert(buildImport("looks", { state: "looking", createdAt: day(2) }));
    await insert(buildImport("fetches", { state: "done", pictures: { done: 1, failed: 1, total: 3 } }));
    await insert(buildImport("rests", { state: "done", pictures: { done: 1, failed: 2, total: 3 } }), 9);
    const ids = (await store().imports.unfinished()).map(({ id }) => id);
    expect(ids).toEqual(["fetches", "looks", "runs"]);
  });

  it("finds what its user has abandoned", async () => {
    await insert(buildImport("old"));
    await insert(buildImport("young", { updatedAt: day(5) }));
    await insert(buildImport("done", { state: "done" }));
    expect(await store().imports.abandoned(day(3))).toEqual(["old"]);
  });

  it("lists entries in their order, a page at a time, and by status", async () => {
    await insert(buildImport("one"));
    const items = [0, 1, 2, 10].map((index) => buildImportItem(index));
    items[2] = buildImportItem(2, { status: "present", ownId: "u", links: [{ name: "Stock" }] });
    await store().imports.putItems(items.toReversed());
    const page = await store().imports.items("one", { after: -1, limit: 3 });
    expect(page).toStrictEqual({ items: items.slice(0, 3).map(withoutTexts), total: 4 });
    expect((await store().imports.items("one", { after: 2, limit: 3 })).items).toEqual([
      withoutTexts(items[3] ?? buildImportItem(9)),
    ]);
    const present = await store().imports.items("one", { status: "present", after: -1, limit: 9 });
    expect([present.total, present.items.map(({ index }) => index)]).toEqual([1, [2]]);
    await store().imports.clearItems("one");
    expect((await store().imports.items("one", { after: -1, limit: 3 })).total).toBe(0);
  });

  it("stores the texts of an entry beside it", async () => {
    await insert(buildImport("one"));
    const draft = normaliseRecipe({ name: "Soup", ingredients: ["2 leeks"] }).recipe;
    const original = { type: "text", text: "Soup\n2 leeks" } as const;
    await store().imports.putItems([buildImportItem(0, { original, draft }), buildImportItem(1)]);
    expect(await store().imports.texts("one", 0)).toEqual({ original, draft });
    expect(await store().imports.texts("one", 1)).toEqual({ original: null, draft: null });
    expect(await store().imports.texts("one", 2)).toBeNull();
  });

  it("changes entries, one or those of many that have a status, and counts them", async () => {
    await insert(buildImport("one"));
    await store().imports.putItems([
      ...[0, 1, 2].map((index) => buildImportItem(index, { pictures: 1 })),
      buildImportItem(3, { status: "changed" }),
      buildImportItem(4, { status: "unread", name: "" }),
    ]);
    const recipe = { id: "soup", name: "Soup", slug: "soup" };
    await store().imports.changeItem("one", 0, { status: "added", recipe });
    await store().imports.changeItems("one", [0, 1, 3], "listed", { status: "skipped" });
    await store().imports.changeItems("one", [1, 3], "changed", { isToBeTaken: true });
    expect(await store().imports.item("one", 0)).toMatchObject({ status: "added", recipe, index: 0 });
    expect(await store().imports.item("one", 3)).toMatchObject({ status: "changed", isToBeTaken: true });
    expect(await store().imports.counts("one")).toEqual({
      ...NO_COUNTS,
      recipes: 4,
      withPictures: 3,
      added: 1,
      skipped: 1,
      changed: 1,
      unread: 1,
    });
  });

  it("removes an import with its entries, and can be asked again", async () => {
    await insert(buildImport("one"));
    await store().imports.putItems([buildImportItem(0)]);
    for (const _ of [1, 2]) await store().imports.remove("one");
    expect(await store().imports.find("one")).toBeNull();
    expect(await store().imports.item("one", 0)).toBeNull();
  });

  it("stores one source for each recipe, which goes with it", async () => {
    const [soup, bread] = [buildRecipe({ userId: "ana" }), buildRecipe({ userId: "ana" })];
    for (const recipe of [soup, bread]) await store().recipes.insert(recipe);
    const { archiveSources } = store();
    const source = buildArchiveSource({ recipeId: soup.id, ownId: null });
    await archiveSources.put(buildArchiveSource({ recipeId: soup.id }));
    await archiveSources.put(source);
    await archiveSources.put(buildArchiveSource({ recipeId: bread.id, uid: "ben" }));
    await archiveSources.put(buildArchiveSource({ recipeId: "gone" }));
    expect(await archiveSources.of("ana")).toStrictEqual([source]);
    expect(await archiveSources.find(soup.id)).toStrictEqual(source);
    await store().recipes.remove(soup.id, "ana");
    expect(await archiveSources.find(soup.id)).toBeNull();
    expect(await archiveSources.find("gone")).toBeNull();
  });
}
