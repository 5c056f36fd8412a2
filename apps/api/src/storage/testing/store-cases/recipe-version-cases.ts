import type { Recipe } from "@larder/domain/recipe/recipe";
import {
  contentOf,
  HISTORY_LIMITS,
  type RecipeVersion,
  versionBefore,
} from "@larder/domain/recipe/recipe-version";
import { expect, it } from "vitest";
import { buildFullRecipe, buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";
import { readAll } from "./transfer-cases.ts";

const EVER = "2000-01-01T00:00:00.000Z";
const minute = (n: number) => new Date(Date.UTC(2026, 2, 1, 12, n)).toISOString();

export function recipeVersionCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  async function insert(recipe: Recipe): Promise<Recipe> {
    await store().recipes.insert(recipe);
    return recipe;
  }

  /** Replaces a recipe as the service does. */
  async function change(before: Recipe, fields: Partial<Recipe>): Promise<Recipe | null> {
    const updatedAt = minute(before.version);
    const after = { ...before, updatedAt, ...fields, version: before.version + 1 };
    const expected = { owner: before.userId, version: before.version };
    const past = versionBefore(before, after);
    return (await store().recipes.replace(after, expected, past)) ? after : null;
  }

  /** Changes a recipe's name to each of these, one after another. */
  async function rename(recipe: Recipe, names: readonly string[]): Promise<Recipe> {
    let now = recipe;
    for (const name of names) now = (await change(now, { name })) ?? now;
    return now;
  }

  const numbers = async (id: string, since = EVER) =>
    (await store().recipeVersions.list(id, since)).map(({ version }) => version);

  it("stores what a recipe was before with what replaces it, newest first", async () => {
    const first = await insert(buildFullRecipe());
    const other = await insert(buildRecipe());
    const second = await change(first, { name: "Gnocchi", tags: [] });
    await change(second ?? first, { servings: 9 });
    await rename(other, ["Elsewhere"]);
    const bytes = (recipe: Recipe) => Buffer.byteLength(JSON.stringify(contentOf(recipe)));
    expect(await store().recipeVersions.list(first.id, EVER)).toStrictEqual([
      {
        version: 2,
        savedAt: minute(1),
        name: "Gnocchi",
        changed: ["servings"],
        bytes: bytes(second ?? first),
      },
      {
        version: 1,
        savedAt: first.updatedAt,
        name: first.name,
        changed: ["name", "tags"],
        bytes: bytes(first),
      },
    ]);
    for (const [version, was] of [first, second].entries())
      expect((await store().recipeVersions.find(first.id, version + 1, EVER))?.content).toStrictEqual(
        was && contentOf(was),
      );
    expect(await store().recipeVersions.find(first.id, 3, EVER)).toBeNull();
    expect(await store().recipeVersions.find("gone", 1, EVER)).toBeNull();
    expect(await store().recipes.findById(first.id)).toMatchObject({ version: 3, servings: 9 });
  });

  it("loses no acknowledged version of 12 writers at once, and has none of a write that was refused", async () => {
    const { id } = await insert(buildRecipe({ name: "0" }));
    const write = async (name: string): Promise<void> => {
      const before = await store().recipes.findById(id);
      if (before && !(await change(before, { name }))) await write(name);
    };
    await Promise.all(Array.from({ length: 12 }, (_, n) => write(`writer ${n}`)));
    const now = await store().recipes.findById(id);
    const listed = await store().recipeVersions.list(id, EVER);
    expect(listed.map(({ version }) => version)).toEqual(Array.from({ length: 12 }, (_, n) => 12 - n));
    const names = [now?.name, ...listed.map(({ name }) => name)];
    const written = ["0", ...Array.from({ length: 12 }, (_, n) => `writer ${n}`)];
    expect(names).toHaveLength(written.length);
    expect(new Set(names)).toEqual(new Set(written));
    const stale = buildRecipe({ ...now, name: "stale", version: 5 });
    expect(await change(stale, { name: "refused" })).toBeNull();
    expect(await store().recipeVersions.list(id, EVER)).toStrictEqual(listed);
    expect(await readAll(store(), "recipeVersions")).toHaveLength(12);
  });

  it("has a version once when a writer was stopped before it could replace the recipe", async () => {
    const now = await rename(await insert(buildRecipe()), ["two", "three"]);
    expect(await change({ ...now, version: 1 }, { name: "too slow" })).toBeNull();
    expect(await numbers(now.id)).toEqual([2, 1]);
    expect(await readAll(store(), "recipeVersions")).toHaveLength(2);
    expect((await store().transfer.counts()).recipeVersions).toBe(2);
  });

  it("drops the versions beyond the limits when another is added, and passes over those that are too old", async () => {
    const many = await rename(
      await insert(buildRecipe()),
      Array.from({ length: HISTORY_LIMITS.versions + 3 }, (_, n) => `name ${n}`),
    );
    expect(await numbers(many.id)).toEqual(
      Array.from({ length: HISTORY_LIMITS.versions }, (_, n) => many.version - 1 - n),
    );
    expect(await numbers(many.id, minute(many.version - 2))).toEqual([many.version - 1, many.version - 2]);
    expect(await store().recipeVersions.find(many.id, many.version - 3, minute(many.version - 2))).toBeNull();

    const long = { history: "x".repeat(HISTORY_LIMITS.bytes / 2) };
    const large = await rename(await insert(buildRecipe(long)), ["a", "b", "c"]);
    expect(await numbers(large.id)).toEqual([3]);

    const old = await rename(await insert(buildRecipe()), ["last year"]);
    await change(await rename(old, ["now"]), { name: "a year later", updatedAt: "2027-03-01T12:02:00.000Z" });
    expect(await numbers(old.id)).toEqual([3, 2]);
  });

  it("finds the pictures that versions show", async () => {
    const image = (id: string) => ({ image: { url: `/media/${id}-1280.webp`, width: 1280, height: 800 } });
    let recipe = await insert(buildRecipe(image("one")));
    for (const id of ["two", "three"]) recipe = (await change(recipe, image(id))) ?? recipe;
    const found = (since: string) => store().recipeVersions.picturesIn(["one", "two", "three", "$ne"], since);
    expect((await found(EVER)).toSorted()).toEqual(["one", "two"]);
    expect(await found(minute(2))).toEqual(["two"]);
    const owners = (id: string) => store().recipeVersions.ownersOfPicture(id);
    expect([await owners("one"), await owners("two"), await owners("three")]).toEqual([["ana"], ["ana"], []]);
  });

  it("finds all pictures of a version", async () => {
    const [image, ...moreImages] = ["cover", "side", "above"].map((id) => ({ url: `/media/${id}-480.webp` }));
    const recipe = await insert(buildRecipe({ ...(image && { image }), moreImages }));
    await change(recipe, { image: { url: "/media/other-480.webp" }, moreImages: [] });
    const ids = ["above", "cover", "other", "side"];
    expect((await store().recipeVersions.picturesIn(ids, EVER)).toSorted()).toEqual([
      "above",
      "cover",
      "side",
    ]);
    expect(await store().recipeVersions.ownersOfPicture("side")).toEqual(["ana"]);
    await store().recipes.remove(recipe.id, "ana");
    expect(await store().recipeVersions.picturesIn(ids, EVER)).toEqual([]);
  });

  it("goes with its recipe, stays when the recipe changes hands, and is its owner's alone", async () => {
    const [gone, given, left] = [
      await rename(await insert(buildRecipe()), ["b", "c"]),
      await rename(await insert(buildRecipe({ userId: "bo" })), ["b", "c"]),
      await rename(await insert(buildRecipe({ userId: "cy" })), ["b", "c"]),
    ];
    await store().recipes.remove(gone.id, "ana");
    await store().accounts.handOver("bo", "dan");
    await store().accounts.remove({ uid: "cy", email: "", recipes: "keep", alias: "someone" });
    expect(await store().recipes.findById(left.id)).toMatchObject({ userId: "" });
    for (const id of [gone.id, left.id]) {
      expect(await numbers(id)).toEqual([]);
      expect(await store().recipeVersions.find(id, 2, EVER)).toBeNull();
    }
    expect(await numbers(given.id)).toEqual([2, 1]);
    await store().accounts.remove({ uid: "dan", email: "", recipes: "delete", alias: "someone" });
    expect(await readAll(store(), "recipeVersions")).toEqual([]);
  });

  it("forgets the origin of a copy whose owner leaves", async () => {
    const origin = { recipeId: "r", name: "Soup", version: 1, digest: "d" };
    const { id } = await insert(buildRecipe({ origin }));
    expect((await store().recipes.findById(id))?.origin).toStrictEqual(origin);
    await store().accounts.remove({ uid: "ana", email: "", recipes: "keep", alias: "someone" });
    expect(await store().recipes.findById(id)).not.toHaveProperty("origin");
  });

  it("is moved whole, each version once", async () => {
    const { transfer } = store();
    const recipe = await rename(await insert(buildFullRecipe()), ["two", "three", "four"]);
    const byVersion = (a: RecipeVersion, b: RecipeVersion) => a.version - b.version;
    const all = (await readAll(store(), "recipeVersions")).toSorted(byVersion);
    expect(all.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect((await transfer.counts()).recipeVersions).toBe(3);
    const recipes = await readAll(store(), "recipes");
    await transfer.clear();
    expect((await transfer.counts()).recipeVersions).toBe(0);
    await transfer.write("recipes", recipes);
    await transfer.write("recipeVersions", all);
    expect((await readAll(store(), "recipeVersions")).toSorted(byVersion)).toStrictEqual(all);
    await change(recipe, { name: "five" });
    expect(await numbers(recipe.id)).toEqual([4, 3, 2, 1]);
  });
}
