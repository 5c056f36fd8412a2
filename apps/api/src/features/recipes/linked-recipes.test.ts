import type { Recipe } from "@larder/domain/recipe/recipe";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

const hide = (id: string, uid = "ana") =>
  world.as(uid).put(`/api/recipes/${id}/visibility`).send({ visibility: "private" }).expect(200);

async function linksOf(slug: string, uid?: string): Promise<Recipe["linkedRecipes"]> {
  const answer = await world.as(uid).get(`/api/recipes/slug/${slug}`).expect(200);
  return answer.body.recipe.linkedRecipes;
}

/** Adds a pie of Ana's that uses a dough of hers and a stock by name. */
async function pieAndDough() {
  const dough = await world.addRecipe("ana", { name: "Pie dough" });
  const linkedRecipes = [{ name: "Pie dough", id: dough.id }, { name: "Stock" }];
  const pie = await world.addRecipe("ana", { name: "Pie", linkedRecipes });
  return { dough, pie };
}

describe("the linked recipes of a recipe", () => {
  it("lead to recipes that the reader sees", async () => {
    const { dough, pie } = await pieAndDough();
    const shown = [{ name: "Pie dough", id: dough.id, slug: dough.slug }, { name: "Stock" }];
    expect(pie.linkedRecipes).toEqual(shown);
    expect(await linksOf(pie.slug, "ana")).toEqual(shown);
    expect(await linksOf(pie.slug, "ben")).toEqual(shown);
  });

  it("are names alone where the reader may not see them, also after a cached answer", async () => {
    const { dough, pie } = await pieAndDough();
    const names = [{ name: "Pie dough" }, { name: "Stock" }];
    const seen = await world.as("ben").get(`/api/recipes/slug/${pie.slug}`);
    await hide(dough.id);
    expect(await linksOf(pie.slug, "ben")).toEqual(names);
    expect((await linksOf(pie.slug, "ana"))?.[0]).toMatchObject({ id: dough.id });
    const again = await world
      .as("ben")
      .get(`/api/recipes/slug/${pie.slug}`)
      .set("If-None-Match", String(seen.headers["etag"]));
    expect(again.status).toBe(200);
  });

  it("may name a recipe that is not here, or is another user's, and say nothing of it", async () => {
    const secret = await world.addRecipe("ben", { name: "Secret" });
    await hide(secret.id, "ben");
    const linkedRecipes = [
      { name: "One", id: secret.id },
      { name: "Two", id: "nowhere" },
    ];
    const recipe = await world.addRecipe("ana", { linkedRecipes });
    expect(recipe.linkedRecipes).toEqual([{ name: "One" }, { name: "Two" }]);
    const change = await world
      .as("ana")
      .patch(`/api/recipes/${recipe.id}`)
      .send({ linkedRecipes })
      .expect(200);
    expect(change.body.recipe.linkedRecipes).toEqual([{ name: "One" }, { name: "Two" }]);
  });

  it("are names alone in the list of whole recipes", async () => {
    const { pie } = await pieAndDough();
    const { body } = await world.as("ana").get("/api/recipes").expect(200);
    const listed = body.recipes.find(({ id }: Recipe) => id === pie.id);
    expect(listed.linkedRecipes).toEqual([{ name: "Pie dough" }, { name: "Stock" }]);
  });

  it("come along with a copy as far as its owner sees them", async () => {
    const { dough, pie } = await pieAndDough();
    const hidden = await world.addRecipe("ana", { name: "Sauce" });
    await world
      .as("ana")
      .patch(`/api/recipes/${pie.id}`)
      .send({
        linkedRecipes: [
          { name: "Pie dough", id: dough.id },
          { name: "Sauce", id: hidden.id },
        ],
      })
      .expect(200);
    await hide(hidden.id);
    const { body } = await world.as("ben").post(`/api/recipes/${pie.id}/copy`).send({}).expect(201);
    expect(body.recipe.linkedRecipes).toEqual([
      { name: "Pie dough", id: dough.id, slug: dough.slug },
      { name: "Sauce" },
    ]);
    const stored = await world.store.recipes.findById(body.recipe.id);
    expect(stored?.linkedRecipes).toEqual([{ name: "Pie dough", id: dough.id }, { name: "Sauce" }]);
  });

  it("may form a circle", async () => {
    const { dough, pie } = await pieAndDough();
    const linkedRecipes = [{ name: "Pie", id: pie.id }];
    await world.as("ana").patch(`/api/recipes/${dough.id}`).send({ linkedRecipes }).expect(200);
    expect(await linksOf(dough.slug, "ben")).toEqual([{ name: "Pie", id: pie.id, slug: pie.slug }]);
  });

  it("stay when other fields change, and a slug that was sent is not stored", async () => {
    const { dough, pie } = await pieAndDough();
    const linkedRecipes = [{ name: "Pie dough", id: dough.id, slug: "elsewhere" }];
    await world.as("ana").patch(`/api/recipes/${pie.id}`).send({ linkedRecipes }).expect(200);
    await world.as("ana").patch(`/api/recipes/${pie.id}`).send({ name: "Leek pie" }).expect(200);
    expect((await world.store.recipes.findById(pie.id))?.linkedRecipes).toEqual([
      { name: "Pie dough", id: dough.id },
    ]);
  });
});
