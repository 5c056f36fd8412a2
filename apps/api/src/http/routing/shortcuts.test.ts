import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
let slug: string;
beforeAll(async () => {
  world = await createTestApp();
  ({ slug } = await world.addRecipe("ana", { name: "Leek soup" }));
});

describe("a shortcut", () => {
  it.each([
    ["the list", () => ["/api/recipes", "/api/recipes/", "/API/Recipes", "/api/recipes?"]],
    [
      "the cards",
      () => ["/api/recipes?view=summary", "/api/recipes/?view=summary", "/api/%72ecipes?view=summary"],
    ],
    [
      "a recipe",
      () => [
        `/api/recipes/slug/${slug}`,
        `/api/recipes/slug/${slug}/`,
        `/api/recipes/SLUG/${slug}`,
        `/api/recipes/slug/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`,
      ],
    ],
  ])("answers %s as the long way does, however the address is written", async (_, paths) => {
    const [short, ...long] = await Promise.all(paths().map((path) => world.as("ana").get(path)));
    for (const answer of long.filter(({ status }) => status !== 404)) {
      expect(answer.text).toBe(short?.text);
      expect(answer.headers.etag).toBe(short?.headers.etag);
    }
    expect(short?.status).toBe(200);
    expect(long[0]?.status).toBe(200);
  });

  it.each(["/api/recipes/slug/:", "/api/recipes/slug/", "/api/recipes/slug/%2e%2e"])(
    "leads nowhere from %s",
    async (path) => {
      const answer = await world.as("ana").get(path);
      expect([answer.status, answer.body.success]).toEqual([404, false]);
    },
  );

  it("passes over no check", async () => {
    for (const path of ["/api/recipes", "/api/recipes?view=summary", `/api/recipes/slug/${slug}`]) {
      await world.as().get(path).expect(401);
      await world.as("ana").get(path).set("Authorization", "Bearer forged").expect(401);
      const mark = path.includes("?") ? "&" : "?";
      await world.as("ana").get(`${path}${mark}userId=ben`).expect(403);
      await world.as("ana").get(`${path}${mark}userId=ana&userId=ben`).expect(400);
    }
  });

  it("is for reading alone", async () => {
    await world.as("ana").head("/api/recipes").expect(200);
    await world.as("ana").post("/api/recipes").send({ recipe: {} }).expect(400);
    await world.as("ana").put("/api/recipes").send({}).expect(405);
  });
});
