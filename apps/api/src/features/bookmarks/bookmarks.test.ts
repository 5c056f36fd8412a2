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

const toggle = (uid: string, key?: string) => {
  const request = world.as(uid).post(`/api/recipes/${id}/bookmark`);
  return (key ? request.set("Idempotency-Key", key) : request).send({ userId: uid });
};

describe("POST /api/recipes/{id}/bookmark", () => {
  it("bookmarks, and takes the bookmark away again", async () => {
    expect((await toggle("ben")).body).toEqual({ success: true, isBookmarked: true });
    expect((await world.as("ben").get(`/api/recipes/${id}/bookmark?userId=ben`)).body).toEqual({
      success: true,
      isBookmarked: true,
    });
    expect((await toggle("ben")).body).toEqual({ success: true, isBookmarked: false });
    expect((await world.as("ben").get("/api/bookmarks?userId=ben")).body).toEqual({
      success: true,
      recipes: [],
    });
  });

  it("is private to its user", async () => {
    await toggle("ben");
    expect((await world.as("ana").get("/api/bookmarks")).body.recipes).toEqual([]);
    expect((await world.as("ben").get("/api/bookmarks")).body.recipes).toMatchObject([
      { id, name: "Leek soup" },
    ]);
  });

  it("changes nothing when it is retried with its key", async () => {
    const answers = [await toggle("ben", "a"), await toggle("ben", "a"), await toggle("ben", "b")];
    expect(answers.map((answer) => answer.body.isBookmarked)).toEqual([true, true, false]);
  });

  it("changes nothing more when the first try was stored and then failed", async () => {
    const store = await openSqliteStore({ file: ":memory:" });
    let failures = 1;
    const toggleAndFail: typeof store.bookmarks.toggle = async (...call) => {
      const isBookmarked = await store.bookmarks.toggle(...call);
      if (failures-- > 0) throw new StoreUnavailable("The answer was lost.");
      return isBookmarked;
    };
    world = await createTestApp(
      {},
      { store: { ...store, bookmarks: { ...store.bookmarks, toggle: toggleAndFail } } },
    );
    ({ id } = await world.addRecipe("ana"));
    expect((await toggle("ben", "a")).status).toBe(503);
    expect((await toggle("ben", "a")).body).toEqual({ success: true, isBookmarked: true });
    expect(await store.bookmarks.has("ben", id)).toBe(true);
  });

  it("ends where 50 parallel toggles leave it, with one bookmark at most", async () => {
    await Promise.all(Array.from({ length: 50 }, () => toggle("ben")));
    expect((await world.as("ben").get("/api/bookmarks")).body.recipes).toEqual([]);
    await toggle("ben");
    expect((await world.as("ben").get("/api/bookmarks")).body.recipes).toHaveLength(1);
  });

  it("are sent in pieces where they are many, in the order in which they were made", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 300; n += 1) {
      const added = await world.addRecipe("ana", { name: `Soup ${n}`, description: "x".repeat(400) });
      await world.store.bookmarks.toggle("ben", added.id, new Date(1_700_000_000_000 + n).toISOString());
      ids.unshift(added.id);
    }
    const { headers, body } = await world.as("ben").get("/api/bookmarks").expect(200);
    expect(headers["transfer-encoding"]).toBe("chunked");
    expect(body.success).toBe(true);
    expect(body.recipes.map((listed: { id: string }) => listed.id)).toEqual(ids);
  });

  it("answers 404 when the recipe is gone", async () => {
    await world.as("ana").delete(`/api/recipes/${id}`);
    expect((await toggle("ben")).status).toBe(404);
    await world.as("ben").get(`/api/recipes/${id}/bookmark`).expect(404);
  });
});
