import { listingOf } from "@larder/domain/recipe/visibility";
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
    expect(await store().recipes.findBySourceUrl("https://example.org/gnocchi", "ana")).toStrictEqual(recipe);
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
    expect(await store().recipes.findBySourceUrl("https://example.org/", "ana")).toBeNull();
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

  it.each([{ visibility: "private" }, { visibility: "link" }, { hiddenBy: "eva" }] as const)(
    "tells nobody but its owner that a recipe with %o has a source address",
    async (fields) => {
      const sourceUrl = "https://example.org/soup";
      const { recipes } = store();
      const own = buildRecipe({ sourceUrl, ...fields });
      await recipes.insert(own);
      expect(await recipes.findBySourceUrl(sourceUrl, "bo")).toBeNull();
      const shared = buildRecipe({ sourceUrl, userId: "bo" });
      expect(await recipes.insert(shared)).toEqual({ inserted: true });
      expect((await recipes.findById(shared.id))?.sourceUrl).toBe(sourceUrl);
      expect((await recipes.findBySourceUrl(sourceUrl, "ana"))?.id).toBe(own.id);
      expect((await recipes.findBySourceUrl(sourceUrl, "cy"))?.id).toBe(shared.id);
      expect(await recipes.insert(buildRecipe({ sourceUrl, ...fields }))).toMatchObject({
        taken: "sourceUrl",
        existing: { id: own.id },
      });
    },
  );

  it("a recipe that becomes shared loses its source address to the one that has it", async () => {
    const sourceUrl = "https://example.org/soup";
    const { recipes } = store();
    const own = buildRecipe({ sourceUrl, visibility: "private" });
    const hidden = buildRecipe({ sourceUrl, userId: "cy", hiddenBy: "eva" });
    for (const recipe of [own, hidden, buildRecipe({ sourceUrl, userId: "bo" })])
      expect(await recipes.insert(recipe)).toEqual({ inserted: true });
    const shared = { ...own, visibility: "shared", version: 2 } as const;
    expect(await recipes.replace(shared, { owner: "ana", version: 1 })).toBe(true);
    expect(await recipes.setHidden(hidden.id, null)).toBe(true);
    for (const { id } of [own, hidden]) expect(await recipes.findById(id)).not.toHaveProperty("sourceUrl");
  });

  it("finds the recipes that show a picture, with what decides who sees them", async () => {
    const image = { url: "/media/leek_soup-1-1280.webp" };
    const fields = [{}, { visibility: "private" }, { visibility: "link", hiddenBy: "eva" }] as const;
    const built = fields.map((each) => buildRecipe({ image, ...each }));
    for (const recipe of built) await store().recipes.insert(recipe);
    await store().recipes.insert(buildRecipe({ image: { url: "/media/leek_soup-2-1280.webp" } }));
    const found = await store().recipes.findByPicture("leek_soup-1");
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(built.map(({ id }) => id)));
    const listings = new Map(found.map((recipe) => [recipe.id, listingOf(recipe)]));
    expect(built.map(({ id }) => listings.get(id))).toEqual(["shared", "private", "hidden"]);
    expect(await store().recipes.findByPicture("leek_soup")).toEqual([]);
  });

  it("finds a recipe by each of its pictures, until it shows them no more", async () => {
    const { recipes } = store();
    const [image, side, above] = ["pie", "pie-side", "pie-above"].map((id) => ({
      url: `/media/${id}-480.webp`,
    }));
    if (!image || !side || !above) throw new Error("No pictures.");
    const recipe = buildRecipe({ image, moreImages: [side, above, { ...side, width: 1 }] });
    await recipes.insert(recipe);
    const finds = async () =>
      (await Promise.all(["pie", "pie-side", "pie-above"].map((id) => recipes.findByPicture(id)))).map(
        (found) => found.length,
      );
    expect(await finds()).toEqual([1, 1, 1]);
    const { image: _, ...rest } = recipe;
    const changed = { ...rest, moreImages: [above], version: 2 };
    expect(await recipes.replace(changed, { owner: "ana", version: 1 })).toBe(true);
    expect(await finds()).toEqual([0, 0, 1]);
    await recipes.remove(recipe.id, "ana");
    expect(await finds()).toEqual([0, 0, 0]);
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
    const stored = await store().recipes.findBySourceUrl("https://example.org/soup", "ana");
    const existing = { id: stored?.id, name: stored?.name, slug: stored?.slug };
    for (const result of results.filter(({ inserted }) => !inserted)) {
      expect(result).toEqual({ inserted: false, taken: "sourceUrl", existing });
    }
  });

  it("counts tags of shared recipes, most used first, then by name, a recipe once a tag", async () => {
    await store().recipes.insert(buildRecipe({ tags: ["soup", "vegan", "soup"] }));
    await store().recipes.insert(buildRecipe({ tags: ["soup", "quick"] }));
    await store().recipes.insert(buildRecipe({ tags: ["vegan", "secret"], hiddenBy: "eva" }));
    expect(await store().recipes.tags()).toEqual([
      { tag: "soup", count: 2 },
      { tag: "quick", count: 1 },
      { tag: "vegan", count: 1 },
    ]);
    await store().recipes.insert(buildRecipe({ tags: ["vegan", "mine"], visibility: "private" }));
    await store().recipes.insert(buildRecipe({ tags: ["vegan", "mine"], visibility: "link" }));
    expect(await store().recipes.tags("bo")).toEqual(await store().recipes.tags());
    expect(await store().recipes.tags("ana")).toEqual([
      { tag: "vegan", count: 3 },
      { tag: "mine", count: 2 },
      { tag: "soup", count: 2 },
      { tag: "quick", count: 1 },
    ]);
    const owns = await Promise.all(["ana", "bo"].map((uid) => store().recipes.hasUnlisted(uid)));
    expect(owns).toEqual([true, false]);
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
