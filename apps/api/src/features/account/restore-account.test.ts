import { type AccountData, accountDataSchema } from "@larder/domain/account/account-data";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { type TestLocation, testLocations } from "../../storage/testing/test-locations.ts";
import { jpeg } from "../../testing/photos.ts";
import { createTestApp } from "../../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;

const download = async (world: World, uid = "ana") =>
  accountDataSchema.parse((await world.as(uid).get("/api/account/data").expect(200)).body);
const restore = (world: World, file: unknown, uid = "ana") =>
  world
    .as(uid)
    .post("/api/account/data")
    .type("application/json")
    .send(typeof file === "string" ? file : JSON.stringify(file));

/** Ana with something of everything that can be read back. */
async function liveIn(world: World): Promise<void> {
  const ana = world.as("ana");
  await ana.post("/api/user/create").set("Authorization", "Bearer token-ana").send({}).expect(200);
  await ana.put("/api/user/language").send({ preferredLanguage: "es" }).expect(200);
  await ana.put("/api/user/name-on-recipes").send({ nameOnRecipes: true }).expect(200);
  const soup = await world.addRecipe("ana", {
    name: 'Leek "soup", [hot] {\\}',
    ingredients: { "Für den Teig": [{ ingredient_name: "leeks", measure: 2, unit: "" }] },
    steps: ["Boil the leeks for 20 minutes."],
    tags: ["soup"],
    author: "Ana",
  });
  await ana.patch(`/api/recipes/${soup.id}`).send({ cuisine: "French" }).expect(200);
  world.advance(1_000);
  const sent = { recipe: { name: "Hidden pie" }, originalJson: '{"name":"Pie"}' };
  const pie = (await ana.post("/api/recipes").send(sent).expect(201)).body.recipe;
  await world.store.recipes.setHidden(pie.id, "eva");
  await ana.post(`/api/recipes/${soup.id}/bookmark`).expect(200);
  const made = { name: "Winter", sections: [{ id: "cold", name: "Cold days" }] };
  const { collection } = (await ana.post("/api/collections").send(made).expect(201)).body;
  const recipeIds = [pie.id, soup.id];
  await ana.post(`/api/collections/${collection.id}/recipes`).send({ recipeIds }).expect(200);
  const to = { sectionId: "cold", before: null };
  await ana.put(`/api/collections/${collection.id}/recipes/${pie.id}`).send(to).expect(200);
  await ana.put(`/api/collections/${collection.id}/audience`).send({ audience: "all", members: [] });
  await ana.put(`/api/recipes/${soup.id}/cooking`).send({ rating: 4, note: "less salt" }).expect(200);
  for (const _ of [1, 2]) {
    await ana.post(`/api/recipes/${soup.id}/cooked`).expect(200);
    world.advance(1_000);
  }
}

/** Returns the part of an account's data that is the same on every server. */
function comparable({ recipes, bookmarks, cookingNotes, collections, user }: AccountData) {
  return {
    recipes: recipes.map((recipe) => ({ ...recipe, id: "", slug: "", userId: "" })).toSorted(byName),
    bookmarks: bookmarks.map(({ recipe, bookmarkedAt }) => ({ name: recipe.name, bookmarkedAt })),
    cookingNotes: cookingNotes.map(({ recipe, ...notes }) => ({ name: recipe.name, ...notes })),
    collections: collections.map(({ name, createdAt, sections, recipes: collected }) => ({
      name,
      createdAt,
      sections,
      recipes: collected.map(({ recipe, sectionId }) => [recipe.name, sectionId]),
    })),
    settings: [user.preferredLanguage, user.nameOnRecipes],
  };
}
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

describe.each(testLocations)("POST /api/account/data on %s", (_, makeLocation) => {
  let location: TestLocation;
  let world: World;
  let old: World;
  let file: AccountData;
  beforeEach(async () => {
    old = await createTestApp();
    await liveIn(old);
    file = await download(old);
    location = await makeLocation();
    world = await createTestApp({}, { store: await location.open() });
    world.advance(3_600_000);
  });
  afterEach(async () => {
    await world.store.close();
    await location.remove();
  });

  it("restores all data of an account into an empty one, under the new user's id", async () => {
    const { body } = await restore(world, file, "cy").expect(200);
    expect(body).toEqual({
      success: true,
      added: { recipes: 2, bookmarks: 1, cookingNotes: 1, collections: 1, settings: 2 },
      present: 0,
      skipped: [],
      skippedTotal: 0,
    });
    const after = await download(world, "cy");
    expect(comparable(after)).toEqual(comparable(file));
    expect(after.collections).toMatchObject([{ audience: "private", recipes: [{}, {}] }]);
    expect(JSON.stringify(after)).not.toContain('"ana"');
    expect(new Set(after.recipes.map(({ userId }) => userId))).toEqual(new Set(["cy"]));
  });

  it("adds nothing twice, also under another name of a recipe and from where it came", async () => {
    await restore(world, file).expect(200);
    const first = await download(world);
    const again = await restore(world, file).expect(200);
    expect(again.body).toMatchObject({ added: NOTHING, present: 5, skipped: [] });
    expect({ ...(await download(world)), exportedAt: "" }).toEqual({ ...first, exportedAt: "" });

    const soup = first.recipes.find(({ name }) => name.includes("Leek"));
    await world.as("ana").patch(`/api/recipes/${soup?.id}`).send({ name: "Onion soup" }).expect(200);
    expect((await restore(world, file)).body).toMatchObject({ added: NOTHING });
    expect((await restore(old, first)).body).toMatchObject({ added: NOTHING });
  });

  it("adds missing records, and leaves existing ones", async () => {
    await restore(world, file).expect(200);
    const { recipes } = await download(world);
    const soup = recipes.find(({ name }) => name.includes("Leek"))?.id ?? "";
    const pie = recipes.find(({ name }) => name === "Hidden pie")?.id ?? "";
    await world.as("ana").delete(`/api/recipes/${pie}`).expect(200);
    await world.as("ana").put(`/api/recipes/${soup}/cooking`).send({ rating: 1, note: "" }).expect(200);
    await world.as("ana").post(`/api/recipes/${soup}/cooked`).expect(200);
    const { body } = await restore(world, file).expect(200);
    expect(body.added).toEqual({ ...NOTHING, recipes: 1, cookingNotes: 1 });
    const { cookingNotes } = await download(world);
    expect(cookingNotes).toMatchObject([{ rating: 1, note: "less salt" }]);
    expect(cookingNotes[0]?.cookedOn).toHaveLength(3);
  });

  it("adds nothing of a broken file", async () => {
    const text = JSON.stringify(file);
    const broken = [
      "",
      "{",
      "[]",
      "null",
      '"x"',
      '{"larder":"account"}',
      text.slice(0, -1),
      `${text}}`,
      `${text},`,
    ];
    const foreign = [
      { ...file, larder: "recipes" },
      { ...file, version: "1" },
      { ...file, version: 0 },
    ];
    for (const each of [...broken, text.slice(0, text.length / 2), ...foreign]) {
      const { status, body } = await restore(world, each);
      expect([status, body.code]).toEqual([400, "account-file-invalid"]);
    }
    expect((await world.store.transfer.counts()).recipes).toBe(0);
  });

  it("refuses a file of a newer version", async () => {
    const { status, body } = await restore(world, { ...file, version: 2, somethingNew: [] });
    expect([status, body.code]).toEqual([422, "account-file-newer"]);
    expect((await world.store.transfer.counts()).recipes).toBe(0);
  });
});

const NOTHING = { recipes: 0, bookmarks: 0, cookingNotes: 0, collections: 0, settings: 0 };

describe("reading account data back", () => {
  let world: World;
  let file: AccountData;
  beforeEach(async () => {
    world = await createTestApp();
    await liveIn(world);
    file = await download(world);
  });

  it("removes nothing from the user who exported the file", async () => {
    const before = await download(world);
    const { body } = await restore(world, file, "ben").expect(200);
    expect(body.skipped).toContainEqual({
      kind: "recipe",
      name: file.recipes[0]?.name,
      code: "recipe-exists",
    });
    expect({ ...(await download(world)), exportedAt: "" }).toEqual({ ...before, exportedAt: "" });
    const bens = await download(world, "ben");
    // The hidden one is not to be seen by Ben, so that he gets one of his own; the other is bookmarked as it is.
    expect(bens.recipes).toMatchObject([{ name: "Hidden pie", userId: "ben", hiddenBy: "eva" }]);
    expect(bens.bookmarks).toMatchObject([{ recipe: { id: file.bookmarks[0]?.recipe.id } }]);
  });

  it("skips and names invalid records, and adds the others", async () => {
    world = await createTestApp();
    const [first, second] = file.recipes;
    const odd = [{ ...first, name: "Odd", servings: -1 }, 7, null, { ...first, id: "other", name: "" }];
    const unknown = { id: "gone", name: "Gone stew", slug: "gone-stew" };
    const { body } = await restore(world, {
      ...file,
      recipes: [...odd, second],
      bookmarks: [{ recipe: unknown, bookmarkedAt: "2026-03-01T12:00:00.000Z" }, { recipe: unknown }],
      cookingNotes: [{ recipe: unknown, rating: 3, note: "", cookedOn: [] }],
      collections: [{ name: "Odd collection", recipes: [] }],
      user: null,
    }).expect(200);
    expect(body.added).toEqual({ ...NOTHING, recipes: 1 });
    expect(body.skipped).toEqual([
      { kind: "recipe", name: "Odd", code: "bad-input" },
      { kind: "recipe", name: "", code: "bad-input" },
      { kind: "recipe", name: "", code: "bad-input" },
      { kind: "recipe", name: "", code: "recipe-name-required" },
      { kind: "bookmark", name: "Gone stew", code: "recipe-not-found" },
      { kind: "bookmark", name: "Gone stew", code: "bad-input" },
      { kind: "cookingNotes", name: "Gone stew", code: "recipe-not-found" },
      { kind: "collection", name: "Odd collection", code: "bad-input" },
    ]);
  });

  it("stays within the quota", async () => {
    world = await createTestApp({ quota: { recipes: 1, bytes: 0 } });
    const { body } = await restore(world, file).expect(200);
    expect(body.added.recipes).toBe(1);
    expect(body.skipped).toMatchObject([{ kind: "recipe", code: "quota-reached" }]);
  });

  it("keeps an existing picture, and names a missing one", async () => {
    const photo = await jpeg();
    const uploaded = await world.as("ana").post("/api/media").type("image/jpeg").send(photo).expect(201);
    const pie = await world.addRecipe("ana", { name: "Leek pie", image: uploaded.body.image });
    const withPicture = await download(world);
    await world.as("ana").delete(`/api/recipes/${pie.id}`).expect(200);
    expect((await restore(world, withPicture)).body).toMatchObject({ added: { recipes: 1 }, skipped: [] });
    const { recipes } = await download(world);
    expect(recipes.find(({ name }) => name === "Leek pie")?.image).toEqual(uploaded.body.image);

    world = await createTestApp();
    const elsewhere = await restore(world, withPicture).expect(200);
    expect(elsewhere.body.skipped).toEqual([{ kind: "picture", name: "Leek pie", code: "picture-unknown" }]);
    expect(elsewhere.body.added.recipes).toBe(3);
  });

  it("brings notes and links to other recipes of the file, also where these link back", async () => {
    const old = await createTestApp();
    const ana = old.as("ana");
    const dough = await old.addRecipe("ana", { name: "Dough", notes: ["Rest it.", "Freezes well."] });
    const linkedRecipes = [{ name: "Dough", id: dough.id }, { name: "Stock" }];
    const tart = await old.addRecipe("ana", { name: "Tart", linkedRecipes });
    const back = { linkedRecipes: [{ name: "Tart", id: tart.id }] };
    await ana.patch(`/api/recipes/${dough.id}`).send(back).expect(200);
    await restore(world, await download(old)).expect(200);
    const { recipes } = await download(world);
    const [newDough, newTart] = ["Dough", "Tart"].map((one) => recipes.find(({ name }) => name === one));
    expect(newDough?.notes).toEqual(["Rest it.", "Freezes well."]);
    expect(newTart?.linkedRecipes).toEqual([{ name: "Dough", id: newDough?.id }, { name: "Stock" }]);
    expect(newDough?.linkedRecipes).toEqual([{ name: "Tart", id: newTart?.id }]);
  });

  it("does not reserve a page's address, and accepts no date in the future", async () => {
    world = await createTestApp();
    const [first] = file.recipes;
    const crafted = {
      ...first,
      sourceUrl: "https://soup.example/leek",
      createdAt: "2999-01-01T00:00:00.000Z",
    };
    await restore(world, { ...file, recipes: [crafted] }).expect(200);
    const [recipe] = (await download(world)).recipes;
    expect(recipe).not.toHaveProperty("sourceUrl");
    expect(recipe?.createdAt).toBe("2026-03-01T12:00:00.000Z");
  });

  it("is completed by another call when the store failed", async () => {
    world = await createTestApp();
    world.advance(3_600_000);
    vi.spyOn(world.store.transfer, "write").mockRejectedValueOnce(new StoreUnavailable("locked"));
    await restore(world, file).expect(503);
    await restore(world, file).expect(200);
    expect(comparable(await download(world))).toEqual(comparable(file));
  });

  it("is permitted to the user only, and as JSON only", async () => {
    await world.as().post("/api/account/data").send(file).expect(401);
    await world.as("ben").post("/api/account/data?userId=ana").send(file).expect(403);
    await world.as("ana").post("/api/account/data").type("text/plain").send("x").expect(415);
  });

  it("lets other requests have their turn while a file of 36 MB is read", async () => {
    const soup = file.recipes[0];
    const recipes = Array.from({ length: 150 }, (_, n) => ({
      ...soup,
      id: `soup-${n}`,
      name: `Soup ${n}`,
      originalJson: "x".repeat(240_000),
    }));
    const text = JSON.stringify({ ...file, recipes });
    expect(text.length).toBeGreaterThan(36_000_000);
    let longest = 0;
    let last = performance.now();
    const start = last;
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const { body } = await restore(world, text);
    clearInterval(timer);
    expect(body.added.recipes).toBe(150);
    expect(longest).toBeLessThan((performance.now() - start) / 5);
  });
});
