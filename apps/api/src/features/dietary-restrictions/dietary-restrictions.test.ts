import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

const PATH = "/api/user/dietary-restrictions";
const set = (uid: string, excluded: string[], diets: string[] = []) =>
  world
    .as(uid)
    .put(PATH)
    .send({ excluded: excluded.map((words) => ({ words, isAllergy: true })), diets });
const conflicts = async (uid: string, ...ids: string[]) =>
  (await world.as(uid).get(`${PATH}/conflicts?ids=${ids.join(",")}`)).body.conflicts;

describe("the dietary restrictions of a user", () => {
  it("are none until they are set", async () => {
    expect((await world.as("ana").get(PATH)).body).toEqual({
      success: true,
      restrictions: { excluded: [], diets: [] },
    });
  });

  it("keep the user's words with what they mean, and name those that are not understood", async () => {
    const { body } = await set("ana", ["peanuts", " zorblax "], ["vegetarian", "vegetarian"]);
    const restrictions = {
      excluded: [{ words: "peanuts", foods: [], contents: ["peanuts"], isAllergy: true }],
      diets: ["vegetarian"],
    };
    expect(body).toEqual({ success: true, restrictions, unresolved: ["zorblax"] });
    expect((await world.as("ana").get(PATH)).body).toEqual({ success: true, restrictions });
    expect((await world.as("ben").get(PATH)).body.restrictions.excluded).toEqual([]);
  });

  it("stay when the user signs in again", async () => {
    await set("ana", ["peanuts"]);
    await world.as("ana").post("/api/user/create").set("Authorization", "Bearer token-ana").send({});
    expect((await world.as("ana").get(PATH)).body.restrictions.excluded).toHaveLength(1);
  });

  it("show the lines of recipes that have what is left out", async () => {
    const satay = await world.addRecipe("ben", { name: "Satay", ingredients: ["2 tbsp peanut butter"] });
    const salad = await world.addRecipe("ben", { name: "Salad", ingredients: ["1 lettuce"] });
    expect(await conflicts("ana", satay.id)).toEqual([]);
    await set("ana", ["peanuts"]);
    expect(await conflicts("ana", satay.id, salad.id, "gone")).toMatchObject([
      { recipeId: satay.id, breaches: [{ food: "peanut butter", where: { part: "ingredient", index: 0 } }] },
    ]);
  });

  it("refuse a diet that does not exist", async () => {
    expect((await set("ana", [], ["sunlight"])).status).toBe(400);
  });

  it("keep recipes that have what is left out from lists, where that is wanted", async () => {
    await world.addRecipe("ben", { name: "Satay", ingredients: ["2 tbsp peanut butter"] });
    await world.addRecipe("ben", { name: "Salad", ingredients: ["1 lettuce"] });
    await set("ana", ["peanuts"]);
    const list = async (uid: string, view = "&view=summary") => {
      const { body } = await world.as(uid).get(`/api/recipes?exclude=mine&limit=24${view}`);
      return [body.total, ...body.recipes.map(({ name }: { name: string }) => name).sort()];
    };
    expect(await list("ana")).toEqual([1, "Salad"]);
    expect(await list("ana", "")).toEqual([1, "Salad"]);
    expect(await list("ben")).toEqual([2, "Salad", "Satay"]);
    expect(await list("ana", "&search=peanut")).toEqual([0]);
    expect((await world.as("ana").get("/api/recipes?limit=24")).body.total).toBe(2);
    expect((await world.as("ana").get("/api/recipes?exclude=theirs")).status).toBe(400);
  });
});
