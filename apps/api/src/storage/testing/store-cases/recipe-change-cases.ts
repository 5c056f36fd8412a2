import { NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { expect, it } from "vitest";
import { bookmarksOf } from "./bookmarks-of.ts";
import { buildFullRecipe, buildRecipe, ingredient } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const EVERYTHING = { limit: 1_000 };
const NOW = "2026-03-01T12:00:00.000Z";

export function recipeChangeCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  async function insert(recipe: Recipe): Promise<Recipe> {
    await store().recipes.insert(recipe);
    return recipe;
  }

  const edited = (recipe: Recipe, fields: Partial<Recipe>): Recipe => {
    return { ...recipe, ...fields, version: recipe.version + 1 };
  };

  it("replaces a recipe whole: fields that are gone are gone", async () => {
    const before = await insert(buildFullRecipe());
    const after = { ...buildRecipe({ name: "Plain" }), id: before.id, slug: before.slug, version: 2 };
    expect(await store().recipes.replace(after, { owner: "ana", version: 1 })).toBe(true);
    expect(await store().recipes.findById(before.id)).toStrictEqual(after);
    expect(await store().recipes.findBySourceUrl("https://example.org/gnocchi", "ana")).toBeNull();
  });

  it("finds a changed recipe by its new words and tags alone", async () => {
    const before = await insert(
      buildRecipe({ name: "Potato soup", tags: ["old"], ingredients: { main: [ingredient("leek")] } }),
    );
    const after = edited(before, {
      name: "Pumpkin soup",
      tags: ["new"],
      ingredients: { main: [ingredient("ginger")] },
    });
    await store().recipes.replace(after, { owner: "ana", version: 1 });
    const total = async (filter: object) => (await store().recipes.list(filter, "new", EVERYTHING)).total;
    expect(await total({ terms: ["potato"] })).toBe(0);
    expect(await total({ terms: ["leek"] })).toBe(0);
    expect(await total({ terms: ["pumpkin", "ginger"] })).toBe(1);
    expect(await total({ tag: "old" })).toBe(0);
    expect(await store().recipes.tags()).toEqual([{ tag: "new", count: 1 }]);
  });

  it("replaces nothing of another owner, of another version, or that is not there", async () => {
    const before = await insert(buildRecipe());
    const after = edited(before, { name: "Mine" });
    expect(await store().recipes.replace(after, { owner: "bo", version: 1 })).toBe(false);
    expect(await store().recipes.replace(after, { owner: "ana", version: 2 })).toBe(false);
    expect(await store().recipes.replace({ ...after, id: "gone" }, { owner: "ana", version: 1 })).toBe(false);
    expect(await store().recipes.findById(before.id)).toStrictEqual(before);
    expect((await store().recipes.list({ terms: ["mine"] }, "new", EVERYTHING)).total).toBe(0);
  });

  it("lets exactly one of 20 editors of one version win", async () => {
    const before = await insert(buildRecipe());
    const changes = Array.from({ length: 20 }, (_, n) => edited(before, { name: `Soup of editor ${n}` }));
    const won = await Promise.all(
      changes.map((change) => store().recipes.replace(change, { owner: "ana", version: 1 })),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store().recipes.findById(before.id)).toStrictEqual(changes[won.indexOf(true)]);
  });

  it("counts the tags of a recipe while it is shared, and those of its new version afterwards", async () => {
    const { recipes } = store();
    await insert(buildRecipe({ tags: ["soup"] }));
    const before = await insert(buildRecipe({ tags: ["soup", "winter"] }));
    const soup = { tag: "soup", count: 1 };
    const both = [
      { tag: "soup", count: 2 },
      { tag: "winter", count: 1 },
    ];
    for (const [hiddenBy, counted] of [
      ["eva", [soup]],
      [null, both],
    ] as const) {
      await recipes.setHidden(before.id, hiddenBy);
      expect(await recipes.tags()).toEqual(counted);
    }
    const after = { ...edited(before, { tags: ["winter"], hiddenBy: "eva" }), version: 4 };
    expect(await recipes.replace(after, { owner: "ana", version: 3 })).toBe(true);
    expect(await recipes.tags()).toEqual([soup]);
    await recipes.setHidden(before.id, null);
    expect(await recipes.tags()).toEqual([soup, { tag: "winter", count: 1 }]);
    expect(await recipes.remove(before.id, "ana")).toBe(true);
    expect(await recipes.tags()).toEqual([soup]);
    await store().transfer.clear();
    expect(await recipes.tags()).toEqual([]);
  });

  it("keeps the bookmarks and the popularity of a recipe that is changed", async () => {
    const before = await insert(buildRecipe());
    await insert(buildRecipe());
    await store().bookmarks.toggle("bo", before.id, NOW);
    await store().recipes.replace(edited(before, { name: "New" }), { owner: "ana", version: 1 });
    expect(await store().bookmarks.has("bo", before.id)).toBe(true);
    const { items } = await store().recipes.list({}, "popular", { limit: 1 });
    expect(items.map(({ name }) => name)).toEqual(["New"]);
  });

  it("removes a recipe with everybody's bookmarks, cooking notes, tags and search words", async () => {
    const recipe = await insert(buildRecipe({ name: "Borscht", tags: ["beet"] }));
    await store().bookmarks.toggle("ana", recipe.id, NOW);
    await store().bookmarks.toggle("bo", recipe.id, NOW);
    await store().cookingNotes.addCooked("bo", recipe.id, NOW);
    expect(await store().recipes.remove(recipe.id, "ana")).toBe(true);
    expect(await store().recipes.findBySlug(recipe.slug)).toBeNull();
    expect(await store().bookmarks.has("bo", recipe.id)).toBe(false);
    expect(await bookmarksOf(store().bookmarks, "bo")).toEqual([]);
    expect(await store().cookingNotes.find("bo", recipe.id)).toEqual(NO_COOKING_NOTES);
    expect(await store().recipes.tags()).toEqual([]);
    expect((await store().recipes.list({ terms: ["borscht"] }, "new", EVERYTHING)).total).toBe(0);
    expect(await store().transfer.counts()).toMatchObject({ recipes: 0, bookmarks: 0, cookingNotes: 0 });
  });

  it("removes nothing of another owner, and nothing twice", async () => {
    const recipe = await insert(buildRecipe());
    expect(await store().recipes.remove(recipe.id, "bo")).toBe(false);
    expect(await store().recipes.findById(recipe.id)).not.toBeNull();
    const both = await Promise.all([1, 2].map(() => store().recipes.remove(recipe.id, "ana")));
    expect(new Set(both)).toEqual(new Set([false, true]));
  });

  it("frees the slug and the address of a removed recipe", async () => {
    const recipe = await insert(buildFullRecipe());
    await store().recipes.remove(recipe.id, "ana");
    const again = buildFullRecipe({ slug: recipe.slug });
    expect(await store().recipes.insert(again)).toEqual({ inserted: true });
  });

  it("hides a recipe from everybody's lists but its owner's and that of hidden ones, and shows it again", async () => {
    const recipe = await insert(buildRecipe({ name: "Odd", tags: ["odd"] }));
    const totals = async () => {
      const hidden = { hidden: true } as const;
      const filters = [
        {},
        { terms: ["odd"] },
        { tag: "odd" },
        { owner: "ana" },
        { owner: "ana", q: "odd" },
        hidden,
      ];
      const pages = filters.map((filter) => store().recipes.list(filter, "new", EVERYTHING));
      return (await Promise.all(pages)).map(({ total }) => total);
    };
    expect(await store().recipes.setHidden(recipe.id, "eva")).toBe(true);
    expect(await totals()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(await store().recipes.setHidden(recipe.id, null)).toBe(true);
    expect(await totals()).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it("counts hiding as a change, so that an edit begun before cannot undo it", async () => {
    const recipe = await insert(buildRecipe());
    await store().recipes.setHidden(recipe.id, "eva");
    await store().recipes.setHidden(recipe.id, "eva");
    expect(await store().recipes.findById(recipe.id)).toStrictEqual({
      ...recipe,
      hiddenBy: "eva",
      version: 2,
    });
    const edit = edited(recipe, { name: "Shared again" });
    expect(await store().recipes.replace(edit, { owner: "ana", version: 1 })).toBe(false);
  });

  it("cannot hide what is not there", async () => {
    expect(await store().recipes.setHidden("gone", "eva")).toBe(false);
  });
}
