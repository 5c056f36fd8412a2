import type { Recipe } from "@larder/domain/recipe/recipe";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

/** Invalid values of a user id. */
const SPELLINGS: [string, unknown][] = [
  ["a list", ["ben", "ana"]],
  ["a list of one", ["ana"]],
  ["an operator", { $ne: null }],
  ["a number", 1],
  ["null", null],
  ["empty", ""],
];

let world: Awaited<ReturnType<typeof createTestApp>>;
let recipe: Recipe;
beforeEach(async () => {
  world = await createTestApp();
  recipe = await world.addRecipe("ana");
});

async function expectUntouched() {
  expect(await world.store.recipes.findById(recipe.id)).toEqual(recipe);
}

describe("another user's recipe", () => {
  const patch = (body: object) =>
    world
      .as("ben")
      .patch(`/api/recipes/${recipe.id}`)
      .send({ ...body, name: "Stolen" });

  it("S01: is not changed by PATCH with the owner's id", async () => {
    const answer = await patch({ userId: "ana" });
    expect([answer.status, answer.body.code]).toEqual([403, "user-mismatch"]);
    await expectUntouched();
  });

  it.each([{}, { userId: "ben" }])("S02: is not changed by PATCH with %j", async (body) => {
    const answer = await patch(body);
    expect([answer.status, answer.body.code]).toEqual([403, "not-yours"]);
    await expectUntouched();
  });

  it.each(SPELLINGS)("is not changed by PATCH with userId as %s", async (_, userId) => {
    await patch({ userId }).expect(400);
    await expectUntouched();
  });

  const remove = (query: string) => world.as("ben").delete(`/api/recipes/${recipe.id}${query}`);

  it.each(["?userId=ana", "?userId=ben", "", "?userId[]=ana", "?userId[$ne]=1"])(
    "S03: is not deleted by DELETE%s",
    async (query) => {
      await remove(query).expect(403);
      await expectUntouched();
    },
  );

  it.each(["?userId=ben&userId=ana", "?userId=ana&userId=ben", "?userId="])(
    "S04: is not deleted by DELETE%s, which is invalid input",
    async (query) => {
      await remove(query).expect(400);
      await expectUntouched();
    },
  );

  it("is not deleted by a user id in the body", async () => {
    await world.as("ben").delete(`/api/recipes/${recipe.id}`).send({ userId: "ana" }).expect(403);
    await expectUntouched();
  });
});

describe("another user's private data", () => {
  it.each(["/api/bookmarks", "/api/user/language", "/api/recipes", "/api/recipes?owner=me"])(
    "is not read through GET %s",
    async (path) => {
      const join = path.includes("?") ? "&" : "?";
      await world.as("ben").get(`${path}${join}userId=ana`).expect(403);
      await world.as("ben").get(`${path}${join}userId=ben&userId=ana`).expect(400);
    },
  );

  it("S05: is not changed by a bookmark toggle with the owner's id", async () => {
    await world.as("ben").post(`/api/recipes/${recipe.id}/bookmark`).send({ userId: "ana" }).expect(403);
    expect(await world.store.bookmarks.has("ana", recipe.id)).toBe(false);
    expect(await world.store.bookmarks.has("ben", recipe.id)).toBe(false);
  });

  it.each(SPELLINGS)("is not changed by a bookmark toggle with userId as %s", async (_, userId) => {
    const answer = await world.as("ben").post(`/api/recipes/${recipe.id}/bookmark`).send({ userId });
    expect(answer.status).toBe(400);
    expect(await world.store.bookmarks.has("ana", recipe.id)).toBe(false);
    expect(await world.store.bookmarks.has("ben", recipe.id)).toBe(false);
  });

  it.each(SPELLINGS)("is not changed by PUT /api/user/language with userId as %s", async (_, userId) => {
    const answer = await world.as("ben").put("/api/user/language").send({ userId, preferredLanguage: "es" });
    expect(answer.status).toBe(400);
    expect((await world.as("ana").get("/api/user/language")).body.preferredLanguage).toBe("en");
  });

  it("is not registered under another id", async () => {
    await world
      .as()
      .post("/api/user/create")
      .set("Authorization", "Bearer token-ben")
      .send({ id: "ana", email: "ana@example.com" })
      .expect(403);
    expect(await world.store.users.find("ana")).toBeNull();
  });
});
