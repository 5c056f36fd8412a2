import type { Recipe } from "@larder/domain/recipe/recipe";
import { searchTextOf } from "@larder/domain/search/search-text";
import { sortedMinutes } from "@larder/domain/time/shown-time";
import { expect, it } from "vitest";
import type { RecipeFilter, RecipeOrder } from "../../../ports/recipe-stores.ts";
import { type Page, type PageRequest, InvalidCursor } from "../../../ports/page.ts";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const AT = "2026-02-01T00:00:00.000Z";

export function pagingCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  async function collection(count: number, fields: (n: number) => Partial<Recipe> = () => ({})) {
    const all = Array.from({ length: count }, (_, n) => buildRecipe(fields(n)));
    for (const recipe of all) await store().recipes.insert(recipe);
    return all;
  }

  /** A page that is opened, read to its end. */
  async function opened(filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<Page<Recipe>> {
    const { total, items, nextCursor } = await store().recipes.openList(filter, order, page);
    return { total, items: await allOf(items), nextCursor: nextCursor() };
  }

  /** The ids of all pages; `between` runs after each. */
  async function walk(filter: RecipeFilter, order: RecipeOrder, between = async () => {}): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: { items: { id: string }[]; nextCursor: string | null } =
        await store().recipes.listSummaries(filter, order, { limit: 7, ...(cursor && { cursor }) });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await between();
    }
    return ids;
  }

  it("walks through all recipes, newest first, those of one moment by id", async () => {
    const all = await collection(40, (n) => ({
      createdAt: n % 3 === 0 ? AT : `2026-02-0${1 + (n % 7)}T00:00:01.000Z`,
    }));
    const expected = all
      .toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1))
      .map(({ id }) => id);
    expect(await walk({}, "new")).toEqual(expected);
  });

  it("loses and repeats nothing while others add recipes", async () => {
    const all = await collection(30);
    const seen = await walk({}, "new", async () => {
      await collection(2);
    });
    expect(seen).toEqual(all.map(({ id }) => id).toReversed());
  });

  it("goes on behind a recipe that was removed meanwhile", async () => {
    const all = await collection(20);
    const first = await store().recipes.list({}, "new", { limit: 5 });
    await store().recipes.remove(first.items.at(-1)?.id ?? "", "ana");
    const cursor = first.nextCursor ?? "";
    const second = await store().recipes.list({}, "new", { limit: 5, cursor });
    expect(second.items.map(({ id }) => id)).toEqual(
      all
        .slice(10, 15)
        .map(({ id }) => id)
        .toReversed(),
    );
  });

  it("puts the most bookmarked first, then the newest", async () => {
    const [first, second, third, fourth] = await collection(4);
    const bookmarkedIds = [second, second, second, first, third].map((recipe) => recipe?.id ?? "");
    for (const [n, id] of bookmarkedIds.entries()) await store().bookmarks.toggle(`user${n}`, id, AT);
    expect(await walk({}, "popular")).toEqual([second, third, first, fourth].map((recipe) => recipe?.id));
  });

  it.each(["name", "shortest"] as const)("walks through many pages in the order %s", async (order) => {
    const times = { prep_time_minutes: 0, cook_time_minutes: 0, formatted: "" };
    const all = await collection(40, (n) => ({
      name: ["Zucchini", "apple pie", "Ñoquis", "Leeks", "éclair"][n % 5] ?? "",
      duration: { ...times, total_time_minutes: (n % 4) * 30 },
      assumed: n % 7 === 0 ? ["duration"] : [],
      ...(n % 7 === 0 && { reckonedMinutes: n % 2 === 0 ? 45 : 0 }),
      ...(n % 3 === 0 ? { createdAt: AT } : {}),
    }));
    const rankOf = (recipe: Recipe) =>
      order === "name" ? searchTextOf(recipe).name : String(sortedMinutes(recipe)).padStart(6, "0");
    const expected = all
      .toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1))
      .toSorted((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) < rankOf(b) ? -1 : 1))
      .map(({ id }) => id);
    expect(await walk({}, order)).toEqual(expected);
    expect(await walk({ terms: ["e"] }, order)).toHaveLength(
      all.filter((recipe) => searchTextOf(recipe).lines.includes("e")).length,
    );
    const { items, nextCursor } = await opened({}, order, { limit: 30 });
    expect(items.map(({ id }) => id)).toEqual(expected.slice(0, 30));
    const rest = await opened({}, order, { limit: 30, ...(nextCursor && { cursor: nextCursor }) });
    expect(rest.items.map(({ id }) => id)).toEqual(expected.slice(30));
  });

  it("walks through many pages in popular order", async () => {
    const all = await collection(40, (n) => (n % 4 === 0 ? { createdAt: AT } : {}));
    for (const [n, { id }] of all.entries()) {
      for (let user = 0; user < n % 3; user += 1) await store().bookmarks.toggle(`user${user}`, id, AT);
    }
    const expected = all
      .map(({ id, createdAt }, n) => ({ id, rank: `${n % 3} ${createdAt} ${id}` }))
      .toSorted((a, b) => (a.rank < b.rank ? 1 : -1))
      .map(({ id }) => id);
    expect(await walk({}, "popular")).toEqual(expected);
  });

  it.each<[string, RecipeFilter]>([
    ["a tag", { tag: "even" }],
    ["a term", { terms: ["even"] }],
    ["a short term", { terms: ["ev"] }],
    ["an owner", { owner: "bo" }],
  ])("walks through what was asked for by %s, and counts it on every page", async (_, filter) => {
    const all = await collection(30, (n) =>
      n % 2 === 0 ? { tags: ["even"], name: "An even one", userId: "bo" } : { name: "Odd" },
    );
    const expected = all.filter((_recipe, n) => n % 2 === 0).map(({ id }) => id);
    expect(await walk(filter, "new")).toEqual(expected.toReversed());
    const first = await store().recipes.list(filter, "new", { limit: 4 });
    const second = await store().recipes.list(filter, "new", { limit: 4, cursor: first.nextCursor ?? "" });
    expect([first.total, second.total]).toEqual([15, 15]);
  });

  it("looks through the named recipes alone, or through all but these, also in a search", async () => {
    const all = await collection(12, (n) => ({ name: n % 2 === 0 ? "Even soup" : "Odd stew" }));
    const ids = all.slice(0, 4).map(({ id }) => id);
    expect(await walk({ ids }, "new")).toEqual(ids.toReversed());
    expect(await walk({ ids: [] }, "new")).toEqual([]);
    const others = all.slice(4).map(({ id }) => id);
    expect(await walk({ except: ids }, "new")).toEqual(others.toReversed());
    const evens = (recipes: readonly string[]) => recipes.filter((_, n) => n % 2 === 0).toReversed();
    expect(await walk({ ids, terms: ["even soup"] }, "new")).toEqual(evens(ids));
    expect(await walk({ except: ids, terms: ["even soup"] }, "new")).toEqual(evens(others));
  });

  it("has no next page after the last, also when the last is full", async () => {
    await collection(6);
    expect((await store().recipes.list({}, "new", { limit: 6 })).nextCursor).toBeNull();
    expect((await store().recipes.list({}, "new", { limit: 5 })).nextCursor).toMatch(/^[\w-]{1,400}$/);
  });

  it("refuses a cursor that is strange or of another order, with nothing to list too", async () => {
    const { recipes } = store();
    const fromAnother = Buffer.from('["new",0,"a","b"]').toString("base64url");
    const invalid = [
      "x",
      "bnVsbA",
      "WzEsMl0",
      Buffer.from('["popular","1"]').toString("base64url"),
      fromAnother,
    ];
    for (const filter of [{}, { terms: ["nothing has this"] }]) {
      for (const cursor of invalid) {
        const page = { limit: 1, cursor };
        await expect(recipes.list(filter, "popular", page)).rejects.toBeInstanceOf(InvalidCursor);
        await expect(recipes.listSummaries(filter, "popular", page)).rejects.toBeInstanceOf(InvalidCursor);
      }
    }
  });

  it("ends a page of whole recipes before it is too long, and goes on behind it", async () => {
    const all = await collection(7, (n) => ({ description: "x".repeat(n === 3 ? 5_000 : 1_000) }));
    const seen: string[] = [];
    const lengths: number[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = await opened({}, "new", { limit: 5, maxBytes: 4_800, ...(cursor && { cursor }) });
      expect(page.total).toBe(7);
      seen.push(...page.items.map(({ id }) => id));
      lengths.push(page.items.length);
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all.map(({ id }) => id).toReversed());
    // Of the long one there is a page for itself.
    expect(lengths).toEqual([3, 1, 3]);
  });

  it.each([
    [{}, "new"],
    [{}, "popular"],
    [{ terms: ["nothing has this"] }, "new"],
    [{ owner: "ana" }, "new"],
  ] as const)("opens the same pages as it lists: %o, %s", async (filter, order) => {
    await collection(9, (n) => (n % 4 === 0 ? { hiddenBy: "eva" } : {}));
    const { recipes } = store();
    for (const limit of [3, 8]) {
      const whole = await recipes.list(filter, order, { limit });
      expect(await opened(filter, order, { limit })).toEqual(whole);
      const summaries = await recipes.openSummaries(filter, order, { limit });
      expect(summaries.atMost).toBeGreaterThanOrEqual(whole.items.length);
      expect(await allOf(summaries.items)).toEqual(
        (await recipes.listSummaries(filter, order, { limit })).items,
      );
    }
  });

  it("leaves out of an opened page what is deleted while it is read", async () => {
    const all = await collection(120);
    const { recipes } = store();
    const page = await recipes.openList({}, "new", { limit: 120 });
    const [oldest] = all;
    const seen: string[] = [];
    for await (const { id } of page.items) {
      if (seen.length === 0) await recipes.remove(oldest?.id ?? "", "ana");
      seen.push(id);
    }
    expect(seen).toEqual(
      all
        .slice(1)
        .map(({ id }) => id)
        .toReversed(),
    );
  });
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
