import type { Recipe } from "@larder/domain/recipe/recipe";
import { etagOf } from "@larder/domain/recipe/recipe-etag";
import { beforeEach, describe, expect, it } from "vitest";
import { jpeg } from "../../../testing/photos.ts";
import { createTestApp } from "../../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

const at = ({ id }: Recipe, rest: string) => `/api/recipes/${id}/${rest}`;
const copy = (uid: string, recipe: Recipe, body: object = {}) =>
  world.as(uid).post(at(recipe, "copy")).send(body);
const copied = async (uid: string, recipe: Recipe): Promise<Recipe> =>
  (await copy(uid, recipe).expect(201)).body.recipe;
const originOf = async (recipe: Recipe) => (await world.as(recipe.userId).get(at(recipe, "origin"))).body;
const take = (recipe: Recipe, choice: string, seen = recipe) =>
  world.as(recipe.userId).post(at(recipe, "origin")).set("If-Match", etagOf(seen)).send({ take: choice });
const patch = (recipe: Recipe, change: object) =>
  world.as(recipe.userId).patch(`/api/recipes/${recipe.id}`).send(change).expect(200);
const setVisibility = ({ id, userId }: Recipe, visibility: string) =>
  world.as(userId).put(`/api/recipes/${id}/visibility`).send({ visibility }).expect(200);

describe("a copy of a recipe", () => {
  it("has the content and the picture of its origin, and an address and an owner of its own", async () => {
    const upload = world.as("ana").post("/api/media").set("Content-Type", "image/jpeg");
    const { image } = (await upload.send(await jpeg())).body;
    const recipe = await world.addRecipe("ana", {
      image,
      author: "Grandma",
      url: "https://food.example/soup",
      tags: ["soup"],
      steps: [{ main_step: "Boil", sub_steps: [{ description: "Boil the leeks." }] }],
    });
    await world.store.recipes.replace(
      { ...recipe, sourceUrl: "https://food.example/soup", originalJson: "{}", version: 2 },
      { owner: "ana", version: 1 },
    );
    const own = await copied("ben", recipe);
    const { id, slug, userId, createdAt, updatedAt, version, origin, ...rest } = own;
    expect({ id, slug, userId, version }).not.toMatchObject({ id: recipe.id });
    expect([slug === recipe.slug, userId, version]).toEqual([false, "ben", 1]);
    expect(origin).toEqual({
      recipeId: recipe.id,
      name: recipe.name,
      version: 2,
      author: "Grandma",
      digest: expect.any(String),
    });
    const { id: _i, slug: _s, userId: _u, createdAt: _c, updatedAt: _d, version: _v, ...before } = recipe;
    expect(rest).toEqual(before);
    expect([createdAt, updatedAt]).toEqual([createdAt, createdAt]);
    expect(await world.store.recipes.findById(id)).not.toHaveProperty("originalJson");
  });

  it("is made once for one key, as a variant of one's own recipe too, and counts against the quota", async () => {
    world = await createTestApp({ quota: { recipes: 2, bytes: 0 } });
    const recipe = await world.addRecipe("ana");
    const once = () => copy("ana", recipe).set("Idempotency-Key", "k");
    const [one, other] = [await once().expect(201), await once().expect(201)];
    expect(one.body.recipe.id).toBe(other.body.recipe.id);
    expect((await copy("ana", recipe)).body.code).toBe("quota-reached");
  });

  it("is made of what the user may see alone, and no more users see it", async () => {
    const recipe = await world.addRecipe("ana");
    await setVisibility(recipe, "link");
    expect((await copy("ben", recipe)).body.code).toBe("recipe-not-found");
    expect((await copied("ana", recipe)).visibility).toBe("private");
    expect((await copy("ana", recipe, { visibility: "shared" })).body.recipe.visibility).toBe("shared");
    await setVisibility(recipe, "shared");
    expect((await copied("ben", recipe)).visibility).toBe("shared");
    await world.store.users.upsert({ id: "ben", email: "ben@example.com" });
    await world.store.users.setDefaultVisibility("ben", "private");
    expect((await copied("ben", recipe)).visibility).toBe("private");
    await world.store.recipes.setHidden(recipe.id, "eva");
    const { body } = await copy("ana", recipe, { visibility: "shared" });
    expect(await world.store.recipes.findById(body.recipe.id)).toMatchObject({ hiddenBy: "eva" });
  });

  it("passes no name on that a user shows as their own", async () => {
    await world.store.users.upsert({ id: "ana", email: "ana@example.com", displayName: "Ana" });
    await world.as("ana").put("/api/user/name-on-recipes").send({ nameOnRecipes: true }).expect(200);
    const recipe = await world.addRecipe("ana");
    expect(recipe.author).toBe("Ana");
    const theirs = await copied("ben", recipe);
    expect(JSON.stringify(theirs)).not.toContain("Ana");
    expect((await copied("ana", recipe)).author).toBe("Ana");
  });

  it("names its origin to its owner alone", async () => {
    const own = await copied("ben", await world.addRecipe("ana"));
    const shown = async (uid: string) =>
      (await world.as(uid).get(`/api/recipes/slug/${own.slug}`)).body.recipe;
    expect((await shown("ben")).origin).toEqual(own.origin);
    expect(await shown("ana")).not.toHaveProperty("origin");
    for (const uid of ["ana", "ben"])
      expect((await world.as(uid).get("/api/recipes")).text).not.toContain('"origin"');
    expect((await world.as("ana").get(at(own, "origin"))).body.code).toBe("not-yours");
  });
});

describe("the origin of a copy", () => {
  it("is offered when its content has changed, not when it was hidden and shown again", async () => {
    const recipe = await world.addRecipe("ana", { servings: 2 });
    const own = await copied("ben", recipe);
    expect(await originOf(own)).toMatchObject({
      origin: { name: "Leek soup", version: 1 },
      recipe: { id: recipe.id, servings: 2 },
      isChanged: false,
    });
    await setVisibility(recipe, "private");
    expect(await originOf(own)).toMatchObject({
      origin: { name: "Leek soup" },
      recipe: null,
      isChanged: false,
    });
    expect((await take(own, "theirs")).body.code).toBe("recipe-not-found");
    await setVisibility(recipe, "shared");
    expect((await originOf(own)).isChanged).toBe(false);
    await patch(recipe, { servings: 4 });
    expect(await originOf(own)).toMatchObject({ recipe: { servings: 4 }, isChanged: true });
    expect((await world.as("ana").get(at(recipe, "origin"))).body.code).toBe("not-found");
  });

  it("is taken over, with one's own state in the history", async () => {
    const recipe = await world.addRecipe("ana", { servings: 2 });
    const own = await copied("ben", recipe);
    const { body } = await patch(own, { name: "Mine" });
    await patch(recipe, { servings: 4 });
    expect((await take(own, "theirs")).status).toBe(412);
    const taken: Recipe = (await take(own, "theirs", body.recipe).expect(200)).body.recipe;
    expect(taken).toMatchObject({
      id: own.id,
      slug: own.slug,
      userId: "ben",
      name: "Leek soup",
      servings: 4,
      version: 3,
    });
    expect((await originOf(own)).isChanged).toBe(false);
    const { versions } = (await world.as("ben").get(at(own, "versions"))).body;
    expect(versions.map(({ name }: Recipe) => name)).toEqual(["Leek soup", "Mine", "Leek soup"]);
    await world.as("ben").post(at(own, "versions/2/restore")).send({}).expect(200);
    expect((await originOf(own)).isChanged).toBe(false);
  });

  it("is remembered as seen, which changes nothing of the copy", async () => {
    const recipe = await world.addRecipe("ana", { servings: 2 });
    const own = await copied("ben", recipe);
    await patch(recipe, { servings: 4 });
    const seen: Recipe = (await take(own, "mine").expect(200)).body.recipe;
    expect(seen).toMatchObject({ servings: 2, version: 2, updatedAt: own.updatedAt, origin: { version: 2 } });
    expect((await originOf(own)).isChanged).toBe(false);
    expect((await world.as("ben").get(at(own, "versions"))).body.versions).toHaveLength(1);
    expect((await patch(own, { servings: 3 })).body.recipe.origin).toEqual(seen.origin);
  });

  it("leaves nothing but its name when it is deleted", async () => {
    const recipe = await world.addRecipe("ana");
    const own = await copied("ben", recipe);
    await world.as("ana").delete(`/api/recipes/${recipe.id}`).expect(200);
    expect(await originOf(own)).toEqual({
      success: true,
      origin: { name: "Leek soup", version: 1 },
      recipe: null,
      isChanged: false,
    });
  });
});
