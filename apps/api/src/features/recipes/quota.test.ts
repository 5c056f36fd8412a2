import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const LONG = "x".repeat(5_000);

describe("the quota of a user", () => {
  let world: Awaited<ReturnType<typeof createTestApp>>;
  beforeEach(async () => {
    world = await createTestApp({ quota: { recipes: 2, bytes: 8_000 } });
  });

  const add = (uid: string, description = "") =>
    world
      .as(uid)
      .post("/api/recipes")
      .send({ recipe: { name: "Soup", description } });
  const refused = { code: "quota-reached", success: false };

  it("refuses a recipe too many, for this user only", async () => {
    for (const status of [201, 201]) expect((await add("ana")).status).toBe(status);
    const answer = await add("ana");
    expect([answer.status, answer.body]).toEqual([403, expect.objectContaining(refused)]);
    expect((await add("bo")).status).toBe(201);
  });

  it("refuses what is too long, when it is added and when it is changed", async () => {
    const { body } = await add("ana", LONG);
    expect((await add("ana", LONG)).body).toMatchObject(refused);
    const path = `/api/recipes/${body.recipe.id}`;
    expect(
      (
        await world
          .as("ana")
          .patch(path)
          .send({ steps: [LONG, LONG] })
      ).body,
    ).toMatchObject(refused);
  });

  it("permits a user beyond it to read, shorten and delete", async () => {
    const { body } = await add("ana", LONG);
    const small = await createTestApp({ quota: { recipes: 0, bytes: 1_000 } }, { store: world.store });
    const path = `/api/recipes/${body.recipe.id}`;
    await small.as("ana").get(`/api/recipes/slug/${body.recipe.slug}`).expect(200);
    await small.as("ana").patch(path).send({ description: "short" }).expect(200);
    await small.as("ana").delete(path).expect(200);
  });

  it("counts an import before its recipe is stored", async () => {
    world.web.web["https://soup.example/leek"] =
      `<script type="application/ld+json">{"@type":"Recipe","name":"Leek soup","recipeIngredient":["1 leek"],"recipeInstructions":["Boil."]}</script>`;
    for (let n = 0; n < 2; n += 1) await add("ana");
    const answer = await world.as("ana").post("/api/recipes/scrape").send({ url: "soup.example/leek" });
    expect([answer.status, answer.body.code]).toEqual([403, "quota-reached"]);
  });
});
