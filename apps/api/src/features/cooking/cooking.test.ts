import { beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { createTestApp } from "../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
let id: string;
beforeEach(async () => {
  world = await createTestApp();
  ({ id } = await world.addRecipe("ana"));
});

const get = (uid: string) => world.as(uid).get(`/api/recipes/${id}/cooking`);
const put = (uid: string, body: object) => world.as(uid).put(`/api/recipes/${id}/cooking`).send(body);
const cooked = (uid: string, key?: string) => {
  const request = world.as(uid).post(`/api/recipes/${id}/cooked`);
  return (key ? request.set("Idempotency-Key", key) : request).send({ userId: uid });
};
const NOTHING = { rating: null, note: "", cookedOn: [] };

describe("the cooking notes of a recipe", () => {
  it("are empty until they are stored", async () => {
    expect((await get("ben")).body).toEqual({ success: true, cooking: NOTHING });
  });

  it("hold a rating, a note without the space around it, and the dates", async () => {
    expect((await put("ben", { rating: 4, note: "  less salt\n" })).body.cooking).toMatchObject({
      rating: 4,
      note: "less salt",
    });
    await cooked("ben");
    world.advance(86_400_000);
    expect((await cooked("ben")).body.cooking).toEqual({
      rating: 4,
      note: "less salt",
      cookedOn: ["2026-03-02T12:00:00.000Z", "2026-03-01T12:00:00.000Z"],
    });
    expect((await get("ben")).body.cooking.cookedOn).toHaveLength(2);
  });

  it("are each user's own, also those of the recipe's owner", async () => {
    await put("ben", { rating: 1, note: "too hot" });
    await cooked("ben");
    expect((await get("ana")).body.cooking).toEqual(NOTHING);
    const { body } = await world.as("ana").get("/api/recipes");
    expect(JSON.stringify(body)).not.toContain("too hot");
  });

  it("get one date for one key", async () => {
    for (const key of ["a", "a", "b"]) await cooked("ben", key);
    expect((await get("ben")).body.cooking.cookedOn).toHaveLength(2);
  });

  it("get one date for one key also when the first try was stored and then failed", async () => {
    const store = await openSqliteStore({ file: ":memory:" });
    let failures = 1;
    const addAndFail: typeof store.cookingNotes.addCooked = async (...call) => {
      const notes = await store.cookingNotes.addCooked(...call);
      if (failures-- > 0) throw new StoreUnavailable("The answer was lost.");
      return notes;
    };
    const cookingNotes = { ...store.cookingNotes, addCooked: addAndFail };
    world = await createTestApp({}, { store: { ...store, cookingNotes } });
    ({ id } = await world.addRecipe("ana"));
    expect((await cooked("ben", "a")).status).toBe(503);
    expect((await cooked("ben", "a")).body.cooking.cookedOn).toHaveLength(1);
  });

  it.each([
    ["no stars", { rating: 0, note: "" }],
    ["six stars", { rating: 6, note: "" }],
    ["half a star", { rating: 3.5, note: "" }],
    ["a rating in words", { rating: "good", note: "" }],
    ["no rating at all", { note: "" }],
    ["no note at all", { rating: 3 }],
    ["a note of 2,001 characters", { rating: 3, note: "x".repeat(2_001) }],
  ])("refuse %s", async (_, body) => {
    expect((await put("ben", body)).status).toBe(400);
    expect((await get("ben")).body.cooking).toEqual(NOTHING);
  });

  it("accept a note of 2,000 characters", async () => {
    await put("ben", { rating: null, note: "ñ".repeat(2_000) }).expect(200);
  });

  it("are refused in another user's name", async () => {
    await put("ben", { userId: "ana", rating: 3, note: "" }).expect(403);
    await world.as("ben").get(`/api/recipes/${id}/cooking?userId=ana`).expect(403);
    await world.as("ben").post(`/api/recipes/${id}/cooked`).send({ userId: "ana" }).expect(403);
  });

  it("are deleted with the recipe", async () => {
    await put("ben", { rating: 5, note: "good" });
    await world.as("ana").delete(`/api/recipes/${id}`).expect(200);
    for (const answer of [await get("ben"), await put("ben", { rating: 5, note: "" }), await cooked("ben")]) {
      expect([answer.status, answer.body.code]).toEqual([404, "recipe-not-found"]);
    }
    expect((await world.store.transfer.counts()).cookingNotes).toBe(0);
  });

  it("do not exist for a recipe that is hidden from the user", async () => {
    await world.store.recipes.setHidden(id, "eva");
    expect((await get("ben")).status).toBe(404);
    expect((await get("ana")).status).toBe(200);
  });
});
