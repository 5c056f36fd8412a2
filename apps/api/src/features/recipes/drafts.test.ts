import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { removeExpiredDrafts } from "./remove-expired-drafts.ts";

const DAY = 86_400_000;

let world: Awaited<ReturnType<typeof createTestApp>>;
let id: string;
let slug: string;
beforeEach(async () => {
  world = await createTestApp();
  const made = await world.as("ana").post("/api/recipes/search").send({ query: "leek, potato" });
  ({ id, slug } = made.body.recipe);
});

const listed = async (uid: string) => (await world.as(uid).get("/api/recipes")).body.total;
const drafts = async (uid: string) => (await world.as(uid).get("/api/recipes/drafts")).body.total;

describe("a generated recipe", () => {
  it("is a draft of its asker until it is kept", async () => {
    expect([await listed("ana"), await drafts("ana"), await drafts("ben")]).toEqual([0, 1, 0]);
    const { body } = await world.as("ana").put(`/api/recipes/${id}/kept`).expect(200);
    expect([body.recipe.draft, body.recipe.expiresAt, body.recipe.version]).toEqual([
      undefined,
      undefined,
      2,
    ]);
    expect([await listed("ben"), await drafts("ana")]).toEqual([1, 0]);
  });

  it("says in the list of drafts when it goes", async () => {
    const { body } = await world.as("ana").get("/api/recipes/drafts").expect(200);
    const { recipe } = (await world.as("ana").get(`/api/recipes/slug/${slug}`)).body;
    expect(body.recipes).toMatchObject([{ id, expiresAt: recipe.expiresAt }]);
  });

  it("stays as it is when it is kept again", async () => {
    await world.as("ana").put(`/api/recipes/${id}/kept`);
    expect((await world.as("ana").put(`/api/recipes/${id}/kept`)).body.recipe.version).toBe(2);
  });

  it("is kept, bookmarked and cooked by no other user", async () => {
    expect((await world.as("ben").put(`/api/recipes/${id}/kept`)).status).not.toBe(200);
    expect((await world.as("ben").post(`/api/recipes/${id}/bookmark`).send({})).status).toBe(404);
    expect((await world.as("ben").post(`/api/recipes/${id}/cooked`).send({})).status).toBe(404);
    expect(await drafts("ana")).toBe(1);
  });

  it.each([
    ["a bookmark", () => world.as("ana").post(`/api/recipes/${id}/bookmark`).send({})],
    ["cooking it to the end", () => world.as("ana").post(`/api/recipes/${id}/cooked`).send({})],
    ["a change", () => world.as("ana").patch(`/api/recipes/${id}`).send({ servings: 3 })],
  ])("is kept by %s", async (_, call) => {
    expect((await call()).status).toBe(200);
    expect([await listed("ben"), await drafts("ana")]).toEqual([1, 0]);
  });

  it("leaves nothing when it is discarded", async () => {
    await world.as("ana").delete(`/api/recipes/${id}`).expect(200);
    expect([await drafts("ana"), (await world.as("ana").get(`/api/recipes/slug/${slug}`)).status]).toEqual([
      0, 404,
    ]);
  });

  it("is deleted after 30 days unless it was kept", async () => {
    const accepted = await world.as("ana").post("/api/recipes/search").send({ query: "tomato soup" });
    await world.as("ana").put(`/api/recipes/${accepted.body.recipe.id}/kept`);
    const ports = { store: world.store, clock: world.ports.clock };
    world.advance(29 * DAY);
    expect(await removeExpiredDrafts(ports)).toBe(0);
    world.advance(2 * DAY);
    expect(await removeExpiredDrafts(ports)).toBe(1);
    expect([await listed("ana"), await drafts("ana")]).toEqual([1, 0]);
  });

  it("is said to be made without a food only while it has none", async () => {
    const made = await world
      .as("ana")
      .post("/api/recipes/search")
      .send({ query: "tomato salad without milk" });
    const change = (ingredients: object) =>
      world.as("ana").patch(`/api/recipes/${made.body.recipe.id}`).send({ ingredients });
    expect((await change({ main: ["4 tomatoes"] })).body.recipe.request.excluded).toHaveLength(1);
    expect((await change({ main: ["4 tomatoes", "50 g feta"] })).body.recipe.request).toBeUndefined();
  });
});
