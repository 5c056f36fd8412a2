import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const SECRET = "private@example.com";

describe("the original document of a recipe", () => {
  let world: Awaited<ReturnType<typeof createTestApp>>;
  let recipe: { id: string; slug: string };
  beforeEach(async () => {
    world = await createTestApp();
    const answer = await world
      .as("ana")
      .post("/api/recipes")
      .send({ recipe: { name: "Leek soup" }, originalJson: { owner_email: SECRET } });
    recipe = answer.body.recipe;
  });

  const slugAs = async (uid: string) => (await world.as(uid).get(`/api/recipes/slug/${recipe.slug}`)).text;

  it("is shown to its owner only, whichever user reads first", async () => {
    for (const uid of ["bo", "ana", "bo", "ana"]) {
      expect([uid, (await slugAs(uid)).includes(SECRET)]).toEqual([uid, uid === "ana"]);
    }
    await world.as("ana").patch(`/api/recipes/${recipe.id}`).send({ name: "Soup" }).expect(200);
    for (const uid of ["ana", "bo"]) {
      expect([uid, (await slugAs(uid)).includes(SECRET)]).toEqual([uid, uid === "ana"]);
    }
  });

  it("is in no list, no JSON-LD and no other user's data", async () => {
    const paths = ["/api/recipes", "/api/recipes?q=leek", `/api/recipes/slug/${recipe.slug}?format=jsonld`];
    for (const path of [...paths, "/api/account/data"]) {
      const answer = await world.as("bo").get(path).expect(200);
      expect([path, answer.text.includes(SECRET)]).toEqual([path, false]);
    }
    expect((await world.as("ana").get("/api/account/data")).text).toContain(SECRET);
  });

  it("can be removed by its owner, and only by null", async () => {
    const patch = (originalJson: unknown) =>
      world.as("ana").patch(`/api/recipes/${recipe.id}`).send({ originalJson });
    await patch("other").expect(400);
    await patch(null).expect(200);
    expect(await slugAs("ana")).not.toContain(SECRET);
    expect((await world.store.recipes.findById(recipe.id))?.originalJson).toBeUndefined();
  });
});
