import { expect, it } from "vitest";
import { buildFullRecipe, buildRecipe, ingredient } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const EVERYTHING = { limit: 1_000 };

export function recipeCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  it("gives back exactly what was put in", async () => {
    const recipe = buildFullRecipe();
    expect(await store().recipes.insert(recipe)).toEqual({ inserted: true });
    expect(await store().recipes.findById(recipe.id)).toStrictEqual(recipe);
    expect(await store().recipes.findBySlug(recipe.slug)).toStrictEqual(recipe);
    expect(await store().recipes.findBySourceUrl("https://example.org/gnocchi")).toStrictEqual(recipe);
  });

  it("gives back a group whose name is an operator, as only another program can have stored it", async () => {
    const recipe = buildRecipe({ ingredients: { $where: [ingredient("flour")] } });
    await store().recipes.insert(recipe);
    expect(await store().recipes.findById(recipe.id)).toStrictEqual(recipe);
  });

  it("keeps the order of groups, rows and steps", async () => {
    const recipe = buildRecipe({
      ingredients: { zest: [ingredient("b"), ingredient("a")], apple: [], main: [] },
    });
    await store().recipes.insert(recipe);
    const found = await store().recipes.findById(recipe.id);
    expect(Object.keys(found?.ingredients ?? {})).toEqual(["zest", "apple", "main"]);
  });

  it("lists recipes whole, but for what was sent to make them", async () => {
    const { originalJson: _, ...listed } = buildFullRecipe();
    await store().recipes.insert({ ...listed, originalJson: "{}" });
    const { items } = await store().recipes.list({}, "new", EVERYTHING);
    expect(items).toStrictEqual([listed]);
  });

  it("lists summaries with the names of all ingredients, each once", async () => {
    const recipe = buildFullRecipe();
    await store().recipes.insert(recipe);
    const { id, name, slug, tags, duration, servings, userId, image, language, assumed, reckonedMinutes } =
      recipe;
    const ingredientNames = ["potato", "flour", "鶏肉"];
    const { items } = await store().recipes.listSummaries({}, "new", EVERYTHING);
    expect(items).toStrictEqual([
      {
        id,
        name,
        slug,
        tags,
        duration,
        servings,
        userId,
        image,
        language,
        assumed,
        reckonedMinutes,
        ingredientNames,
      },
    ]);
  });

  it("finds nothing where nothing is", async () => {
    expect(await store().recipes.findById("nobody")).toBeNull();
    expect(await store().recipes.findBySlug("nothing")).toBeNull();
    expect(await store().recipes.findBySourceUrl("https://example.org/")).toBeNull();
    expect(await store().recipes.list({}, "new", EVERYTHING)).toEqual({
      items: [],
      total: 0,
      nextCursor: null,
    });
    expect(await store().recipes.tags()).toEqual([]);
  });

  it("refuses a slug that is taken", async () => {
    await store().recipes.insert(buildRecipe({ slug: "soup" }));
    const second = buildRecipe({ slug: "soup" });
    expect(await store().recipes.insert(second)).toEqual({ inserted: false, taken: "slug" });
    expect(await store().recipes.findById(second.id)).toBeNull();
  });

  it("refuses a source address that is taken, and says by which recipe", async () => {
    const sourceUrl = "https://example.org/soup";
    const first = buildRecipe({ sourceUrl, name: "First" });
    await store().recipes.insert(first);
    const existing = { id: first.id, name: "First", slug: first.slug };
    expect(await store().recipes.insert(buildRecipe({ sourceUrl }))).toEqual({
      inserted: false,
      taken: "sourceUrl",
      existing,
    });
    expect(await store().recipes.insert(buildRecipe({ sourceUrl, slug: first.slug }))).toMatchObject({
      taken: "sourceUrl",
    });
  });

  it("does not name a hidden recipe that has the source address, but to its owner", async () => {
    const sourceUrl = "https://example.org/soup";
    const hidden = buildRecipe({ sourceUrl, visibility: "hidden" });
    await store().recipes.insert(hidden);
    expect(await store().recipes.insert(buildRecipe({ sourceUrl, userId: "bo" }))).toEqual({
      inserted: false,
      taken: "sourceUrl",
      existing: null,
    });
    expect(await store().recipes.insert(buildRecipe({ sourceUrl }))).toMatchObject({
      taken: "sourceUrl",
      existing: { id: hidden.id },
    });
  });

  it("counts the recipes of a user, and how long they are", async () => {
    const recipe = buildRecipe({ description: "é".repeat(1_000) });
    await store().recipes.insert(recipe);
    await store().recipes.insert(buildRecipe({ userId: "bo" }));
    const { recipes, bytes } = await store().recipes.usage("ana");
    expect(recipes).toBe(1);
    expect(bytes).toBe(Buffer.byteLength(JSON.stringify(recipe)));
    expect(await store().recipes.usage("cy")).toEqual({ recipes: 0, bytes: 0 });
  });

  it("takes any number of recipes without a source address", async () => {
    for (const recipe of [buildRecipe(), buildRecipe(), buildRecipe()]) {
      expect(await store().recipes.insert(recipe)).toEqual({ inserted: true });
    }
  });

  it("lets one of 100 parallel inserts of one slug in, and the others know", async () => {
    const recipes = Array.from({ length: 100 }, () => buildRecipe({ slug: "same" }));
    const results = await Promise.all(recipes.map((recipe) => store().recipes.insert(recipe)));
    expect(results.filter(({ inserted }) => inserted)).toHaveLength(1);
    expect(results).toContainEqual({ inserted: false, taken: "slug" });
    expect((await store().recipes.list({}, "new", EVERYTHING)).total).toBe(1);
  });

  it("lets one of 100 parallel imports of one address in, and leads the others to it", async () => {
    const recipes = Array.from({ length: 100 }, () => buildRecipe({ sourceUrl: "https://example.org/soup" }));
    const results = await Promise.all(recipes.map((recipe) => store().recipes.insert(recipe)));
    expect(results.filter(({ inserted }) => inserted)).toHaveLength(1);
    const stored = await store().recipes.findBySourceUrl("https://example.org/soup");
    const existing = { id: stored?.id, name: stored?.name, slug: stored?.slug };
    for (const result of results.filter(({ inserted }) => !inserted)) {
      expect(result).toEqual({ inserted: false, taken: "sourceUrl", existing });
    }
  });

  it("counts tags of shared recipes, most used first, then by name, a recipe once a tag", async () => {
    await store().recipes.insert(buildRecipe({ tags: ["soup", "vegan", "soup"] }));
    await store().recipes.insert(buildRecipe({ tags: ["soup", "quick"] }));
    await store().recipes.insert(buildRecipe({ tags: ["vegan", "secret"], visibility: "hidden" }));
    expect(await store().recipes.tags()).toEqual([
      { tag: "soup", count: 2 },
      { tag: "quick", count: 1 },
      { tag: "vegan", count: 1 },
    ]);
  });

  it("is not harmed by a group that would reach an object's prototype", async () => {
    const recipe = buildRecipe({ ingredients: JSON.parse('{"__proto__": [], "main": []}') });
    await store().recipes.insert(recipe);
    const found = await store().recipes.findById(recipe.id);
    expect(found?.ingredients["main"]).toEqual([]);
    expect(Object.getPrototypeOf(found?.ingredients)).toBe(Object.prototype);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
}
