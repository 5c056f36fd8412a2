import type { StoredCollection } from "@larder/domain/collection/collection";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { expect, it } from "vitest";
import { buildCollection } from "./build-collection.ts";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";
import { readAll } from "./transfer-cases.ts";

const AT = "2026-03-02T12:00:00.000Z";
const PRIVATE = { visibility: "private" } as const;
const HIDDEN = { hiddenBy: "admin" } as const;

export function collectionCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const collections = () => store().collections;

  async function recipe(fields: Partial<Recipe> = {}): Promise<string> {
    const built = buildRecipe({ userId: "ana", ...fields });
    await store().transfer.write("recipes", [built]);
    return built.id;
  }
  async function create(fields: Partial<StoredCollection> = {}): Promise<StoredCollection> {
    const collection = buildCollection(fields);
    await collections().insert(collection, 200);
    return collection;
  }
  const add = (
    recipeIds: string[],
    more: Partial<Parameters<ReturnType<typeof collections>["add"]>[0]> = {},
  ) =>
    collections().add({
      collectionId: "soups",
      recipeIds,
      sectionId: null,
      addedAt: AT,
      addedBy: "ana",
      isShared: false,
      limit: 5_000,
      ...more,
    });
  const shown = async (uid: string, id = "soups") => {
    const collection = await collections().find(id);
    return collection ? (await collections().entries(collection, uid)).map(({ recipeId }) => recipeId) : null;
  };
  const withReaders: Pick<StoredCollection, "audience" | "members"> = {
    audience: "people",
    members: [{ userId: "bo", role: "reader" }],
  };

  it("stores a collection, replaces it at its version alone, and removes it for its owner alone", async () => {
    const collection = await create({
      note: "a $note",
      sections: [{ id: "a", name: "A.b" }],
      rule: { terms: ["leek"], tags: [], maxMinutes: 30 },
      members: [{ userId: "bo", role: "editor" }],
    });
    expect(await collections().find("soups")).toStrictEqual(collection);
    expect(await collections().insert(buildCollection({ id: "second" }), 1)).toBe(false);
    const after = { ...collection, name: "Broths", rule: null, version: 2 };
    expect(await collections().replace(after, 2)).toBe(false);
    expect(await collections().replace({ ...after, userId: "bo" }, 1)).toBe(false);
    expect(await collections().replace(after, 1)).toBe(true);
    expect(await collections().find("soups")).toStrictEqual(after);
    await add([await recipe()]);
    expect(await collections().remove("soups", "bo")).toBe(false);
    expect(await collections().remove("soups", "ana")).toBe(true);
    expect(await collections().find("soups")).toBeNull();
    expect(await readAll(store(), "collectionEntries")).toEqual([]);
  });

  it("adds each recipe once, as many as fit, and none that is gone", async () => {
    await create();
    const [one, two, three] = [await recipe(), await recipe(), await recipe()];
    expect(await add([two, one, two, "gone"])).toEqual({ added: [two, one], present: [] });
    expect(await add([one, three])).toEqual({ added: [three], present: [one] });
    expect(await shown("ana")).toEqual([two, one, three]);
    expect((await collections().find("soups"))?.updatedAt).toBe(AT);
    expect(await add([await recipe()], { limit: 3 })).toBeNull();
    expect(await add([one], { limit: 3 })).toEqual({ added: [], present: [one] });
    expect(await collections().takeOut("soups", [one, two], "bo")).toBe(0);
    expect(await collections().takeOut("soups", [one, "gone"], "ana")).toBe(1);
    expect(await collections().takeOut("soups", [two])).toBe(1);
    expect(await shown("ana")).toEqual([three]);
    expect(await collections().withRecipe(three, "ana")).toEqual(["soups"]);
    expect(await collections().withRecipe(three, "bo")).toEqual([]);
  });

  it("orders recipes by hand, also where a gap is halved again and again, and by section", async () => {
    const collection = await create({
      sections: [
        { id: "b", name: "B" },
        { id: "a", name: "A" },
      ],
    });
    const [one, two, three] = [
      await recipe({ name: "C" }),
      await recipe({ name: "b" }),
      await recipe({ name: "A" }),
    ];
    await add([one, two, three]);
    const move = (id: string, sectionId: string | null, before: string | null) =>
      collections().move("soups", id, { sectionId, before });
    for (let times = 0; times < 60; times += 1) {
      expect(await move(times % 2 === 0 ? three : two, null, times % 2 === 0 ? two : three)).toBe(true);
    }
    expect(await shown("ana")).toEqual([one, two, three]);
    expect(await move(three, null, one)).toBe(true);
    expect(await shown("ana")).toEqual([three, one, two]);
    expect(await move(one, "a", null)).toBe(true);
    expect(await move(two, "b", null)).toBe(true);
    expect(await move(three, "a", one)).toBe(true);
    expect(await shown("ana")).toEqual([two, three, one]);
    expect(await move(three, "b", one)).toBe(false);
    expect(await move("gone", null, null)).toBe(false);
    await collections().replace({ ...collection, order: "name", sections: [], version: 2 }, 1);
    expect(await shown("ana")).toEqual([three, two, one]);
    await collections().replace({ ...collection, order: "new", version: 3 }, 2);
    expect(await shown("ana")).toEqual([three, two, one]);
    expect((await readAll(store(), "collectionEntries")).every(({ sectionId }) => sectionId === null)).toBe(
      true,
    );
  });

  it("shows a reader no recipe that its owner does not show to the collection's readers", async () => {
    const collection = await create();
    const open = await recipe();
    const own = await recipe(PRIVATE);
    const foreign = await recipe({ ...PRIVATE, userId: "eva" });
    const hidden = await recipe({ ...HIDDEN, userId: "eva" });
    const draft = await recipe({ draft: true });
    await add([open, own, foreign, hidden, draft]);
    await collections().replace({ ...collection, ...withReaders, version: 2 }, 1);
    expect(await shown("ana")).toEqual([open, own, draft]);
    expect(await shown("bo")).toEqual([open]);
    expect(await collections().unlistedOf("soups", "ana")).toEqual([
      { id: own, userId: "ana", listing: "private" },
    ]);

    // What is not the owner's own, and what is hidden or a draft, is not shown by anybody's answer.
    await add([own, foreign, hidden, draft], { isShared: true });
    expect(await shown("bo")).toEqual([open, own]);
    expect(await shown("cy")).toEqual([open]);
    const overviews = await collections().overviews([{ ...collection, cover: own }], "bo", 4);
    expect(overviews.get("soups")).toEqual({
      count: 2,
      covers: [
        { recipeId: own, sectionId: null, listing: "private" },
        { recipeId: open, sectionId: null, listing: "shared" },
      ],
    });
    const other = await collections().overviews([{ ...collection, cover: own }], "cy", 4);
    expect(other.get("soups")).toMatchObject({ count: 1, covers: [{ recipeId: open }] });
    for (const [uid, isNamed] of [
      ["bo", true],
      ["ana", true],
      ["cy", false],
    ] as const) {
      expect(await collections().isNamedReader(uid, own)).toBe(isNamed);
      expect((await collections().namedRecipes(uid)).has(own)).toBe(isNamed);
      expect(await collections().isNamedReader(uid, foreign)).toBe(false);
      expect(await collections().isNamedReader(uid, open)).toBe(false);
    }
    const ids = async (uid: string) =>
      (await collections().collectable([open, own, foreign, hidden, draft], uid))
        .map(({ id }) => id)
        .toSorted();
    expect(await ids("bo")).toEqual([open, own].toSorted());
    expect(await ids("cy")).toEqual([open]);
    expect(await ids("eva")).toEqual([open, foreign, hidden].toSorted());
    // A named reader's own collection shows it to this reader, and to no other.
    await create({ id: "mine", userId: "bo", audience: "all" });
    await add([own], { collectionId: "mine", addedBy: "bo", isShared: true });
    expect(await shown("bo", "mine")).toEqual([own]);
    expect(await shown("cy", "mine")).toEqual([]);

    const hide = { hide: ["eva"], show: null };
    await collections().replace({ ...collection, ...withReaders, version: 3 }, 2, hide);
    expect(await shown("bo")).toEqual([open, own]);
    await collections().replace({ ...collection, version: 4 }, 3, { hide: "all", show: null });
    expect(await collections().isNamedReader("bo", own)).toBe(false);
    expect(await shown("bo", "mine")).toEqual([]);
    await collections().replace({ ...collection, audience: "all", version: 5 }, 4, {
      hide: "all",
      show: "ana",
    });
    expect(await collections().isNamedReader("cy", own)).toBe(true);
    await collections().takeOut("soups", [own]);
    expect(await collections().isNamedReader("cy", own)).toBe(false);
  });

  it("reads the summaries of entries in their order, without what was hidden since then", async () => {
    const collection = await create();
    const made: string[] = [];
    for (let n = 0; n < 130; n += 1) made.push(await recipe({ name: `Soup ${n}` }));
    await add(made.toReversed());
    const entries = await collections().entries(collection, "bo");
    await store().transfer.write("recipes", [buildRecipe({ id: made[5] ?? "", ...HIDDEN })]);
    await store().recipes.remove(made[6] ?? "", "ana");
    const names: string[] = [];
    for await (const { name } of collections().summaries(entries)) names.push(name);
    expect(names).toEqual(made.flatMap((_, n) => (n === 5 || n === 6 ? [] : [`Soup ${n}`])).toReversed());
    expect(await readAll(store(), "collectionEntries")).toHaveLength(129);
  });

  it("puts own collections on a shelf first, then those shared by name, then those for all", async () => {
    const day = (n: number) => `2026-03-0${n}T12:00:00.000Z`;
    await create({ id: "own-old", userId: "bo", updatedAt: day(1) });
    await create({ id: "own-new", userId: "bo", updatedAt: day(2) });
    await create({ id: "named", ...withReaders, updatedAt: day(3) });
    await create({ id: "named-all", ...withReaders, audience: "all", updatedAt: day(4) });
    await create({ id: "not-yet", ...withReaders, audience: "private", updatedAt: day(5) });
    await create({ id: "for-all", audience: "all", updatedAt: day(6) });
    await create({ id: "others", updatedAt: day(7) });
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await collections().shelf("bo", { limit: 2, ...(cursor !== null && { cursor }) });
      expect(page.total).toBe(5);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(ids).toEqual(["own-new", "own-old", "named-all", "named", "for-all"]);
  });

  it("has another revision after every write that changes what readers see", async () => {
    const collection = await create({ audience: "all", members: [{ userId: "bo", role: "editor" }] });
    const id = await recipe(PRIVATE);
    const writes: [string, () => Promise<unknown>][] = [
      ["add", () => add([id], { isShared: true })],
      ["move", () => collections().move("soups", id, { sectionId: null, before: null })],
      ["replace", () => collections().replace({ ...collection, version: 2 }, 1, { hide: "all", show: null })],
      ["hand over", () => store().accounts.handOver("bo", "cy")],
      ["leave", () => store().accounts.remove({ uid: "cy", email: "", recipes: "keep", alias: "" })],
      ["take out", () => collections().takeOut("soups", [id])],
      ["transfer", () => store().transfer.write("collections", [collection])],
      ["remove", () => collections().remove("soups", "ana")],
    ];
    for (const [name, write] of writes) {
      const before = await collections().revision();
      await write();
      expect([name, await collections().revision()]).not.toEqual([name, before]);
    }
    const before = await collections().revision();
    await collections().shelf("ana", { limit: 1 });
    expect(await collections().revision()).toBe(before);
  });

  it("removes a leaving user's collections and memberships, and leaves what they added", async () => {
    await create({ id: "own", userId: "bo", audience: "all" });
    await create({ ...withReaders });
    const [open, own] = [await recipe(), await recipe({ draft: true, userId: "bo" })];
    await add([open, own], { addedBy: "bo" });
    await add([open], { collectionId: "own", addedBy: "bo" });
    await store().accounts.remove({ uid: "bo", email: "", recipes: "keep", alias: "former" });
    expect(await collections().find("own")).toBeNull();
    expect((await collections().find("soups"))?.members).toEqual([]);
    const left = await readAll(store(), "collectionEntries");
    expect(left.map(({ recipeId, addedBy }) => [recipeId, addedBy])).toEqual([[open, ""]]);
  });

  it("hands collections and memberships over, and merges a membership of both", async () => {
    await create({ id: "own", userId: "bo", members: [{ userId: "cy", role: "reader" }] });
    await create({
      members: [
        { userId: "bo", role: "editor" },
        { userId: "cy", role: "reader" },
      ],
    });
    await create({ id: "third", members: [{ userId: "bo", role: "reader" }] });
    await create({ id: "theirs", userId: "cy", members: [{ userId: "bo", role: "editor" }] });
    const id = await recipe();
    await add([id], { addedBy: "bo" });
    await store().accounts.handOver("bo", "cy");
    expect(await collections().find("own")).toMatchObject({ userId: "cy", members: [] });
    expect((await collections().find("soups"))?.members).toEqual([{ userId: "cy", role: "editor" }]);
    expect((await collections().find("third"))?.members).toEqual([{ userId: "cy", role: "reader" }]);
    expect(await collections().find("theirs")).toMatchObject({ userId: "cy", members: [] });
    expect(await readAll(store(), "collectionEntries")).toMatchObject([{ recipeId: id, addedBy: "cy" }]);
    expect((await collections().shelf("bo", { limit: 9 })).total).toBe(0);
  });

  it("names users to others, never by an address, and finds them by name or address", async () => {
    const account = {
      login: "José",
      passwordHash: null,
      role: "member" as const,
      createdAt: AT,
      suspendedAt: null,
    };
    await store().transfer.write("users", [
      { id: "ana", email: "ana@example.org", preferredLanguage: "en", displayName: "Ana" },
      { id: "jo", email: "jo@example.org", preferredLanguage: "en", account },
      { id: "eva", email: "two@example.org", preferredLanguage: "en", displayName: "eva@example.org" },
      { id: "leo", email: "two@example.org", preferredLanguage: "en" },
    ]);
    const { users } = store();
    const named = await users.named(["ana", "jo", "eva", "gone"]);
    expect(named.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      { id: "ana", name: "Ana" },
      { id: "eva", name: "" },
      { id: "jo", name: "José" },
    ]);
    expect(await users.findNamed("jose")).toEqual({ id: "jo", name: "José" });
    expect(await users.findNamed("Ana@Example.org")).toEqual({ id: "ana", name: "Ana" });
    for (const other of ["ana", "Ana", "ana@example", "two@example.org", "", "@"])
      expect(await users.findNamed(other)).toBeNull();
  });
}
