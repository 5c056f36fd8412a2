import { recipeSchema } from "@larder/domain/recipe/recipe";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const SET = { group: "main", i: 1, part: "part" };

describe("what a sub-step takes", () => {
  let world: Awaited<ReturnType<typeof createTestApp>>;
  let recipe: { id: string; slug: string };
  beforeEach(async () => {
    world = await createTestApp();
    recipe = await world.addRecipe("ana", {
      name: "Pancakes",
      ingredients: ["200 g flour", "3 eggs"],
      steps: [{ main_step: "Mix", sub_steps: ["Whisk the flour with the eggs."] }],
    });
  });

  const change = (fields: object) =>
    world.as("ana").patch(`/api/recipes/${recipe.id}`).send(fields).expect(200);
  const setUses = (uses: unknown) =>
    change({
      steps: [{ main_step: "Mix", sub_steps: [{ description: "Whisk the flour with the eggs.", uses }] }],
    });
  const answered = async () => {
    const { body } = await world.as("ben").get(`/api/recipes/slug/${recipe.slug}`).expect(200);
    const uses = recipeSchema.parse(body.recipe).steps[0]?.sub_steps[0]?.uses;
    return uses?.map(({ i, part, start, origin }) => [i, part, start, origin]);
  };
  const stored = async () =>
    (await world.store.recipes.findById(recipe.id))?.steps[0]?.sub_steps[0]?.uses?.map(({ i, part }) => [
      i,
      part,
    ]);

  it("is found in its sentence and not stored, also where a client sends it back", async () => {
    const found = [
      [0, "all", 6, "found"],
      [1, "all", 21, "found"],
    ];
    expect(await answered()).toEqual(found);
    const { body } = await world.as("ana").get(`/api/recipes/slug/${recipe.slug}`);
    await change({ steps: body.recipe.steps });
    expect(await stored()).toBeUndefined();
    expect(await answered()).toEqual(found);
  });

  it("is what a cook set, for every reader, until null drops it", async () => {
    await setUses([SET]);
    expect(await stored()).toEqual([[1, "part"]]);
    expect(await answered()).toEqual([[1, "part", 21, "cook"]]);

    await setUses([]);
    expect(await answered()).toEqual([]);

    await setUses(null);
    expect(await stored()).toBeUndefined();
    expect(await answered()).toHaveLength(2);
  });

  it("follows its ingredient through later changes, and survives those of other fields", async () => {
    await setUses([SET]);
    await change({ name: "Crêpes" });
    await change({ ingredients: ["3 eggs", "1 pinch salt", "200 g flour"] });
    expect(await answered()).toEqual([[0, "part", 21, "cook"]]);
    await change({
      steps: [{ main_step: "Mix well", sub_steps: ["Rest.", "Whisk the flour with the eggs."] }],
    });
    expect((await world.store.recipes.findById(recipe.id))?.steps[0]?.sub_steps[1]?.uses).toMatchObject([
      { i: 0, part: "part", origin: "cook" },
    ]);
  });

  it("names no row that the list does not have", async () => {
    await setUses([{ group: "main", i: 7, part: "all" }, { group: "__proto__", i: 0, part: "all" }, "eggs"]);
    expect(await stored()).toBeUndefined();
    expect(await answered()).toHaveLength(2);
  });
});
