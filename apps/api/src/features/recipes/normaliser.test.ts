import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { createNormaliser } from "./normaliser.ts";

const large = {
  name: "Stew",
  ingredients: {
    main: Array.from({ length: 200 }, (_, n) => `${n + 1} cups of chopped tomatoes, with more for the table`),
  },
  steps: Array.from(
    { length: 100 },
    (_, n) => `Boil for ${n + 1} minutes. ${"Stir all the time. ".repeat(20)}`,
  ),
};

describe("createNormaliser", () => {
  it("normalises large recipes like small ones, in order", async () => {
    const raws = [{ name: "Small" }, large, "no recipe"];
    expect(await createNormaliser()(raws, "ana")).toEqual(raws.map(normaliseRecipe));
    expect(await createNormaliser()([{ name: "Small" }], "ana")).toEqual([
      normaliseRecipe({ name: "Small" }),
    ]);
  });

  it("rejects a recipe that takes too long, and continues with the next", async () => {
    const hurried = createNormaliser({ timeoutMs: 0 });
    await expect(hurried([large], "ana")).rejects.toMatchObject({ code: "reading-timeout" });
    await expect(hurried([{ name: "Small" }], "ana")).resolves.toHaveLength(1);
  });

  it("refuses recipes beyond its queue", async () => {
    const full = createNormaliser({ threads: 1, maxWaiting: 0 });
    const first = full([large], "ana");
    await expect(full([large], "ben")).rejects.toMatchObject({ code: "server-busy" });
    await expect(first).resolves.toHaveLength(1);
  });

  it("refuses a user's fifth concurrent large recipe, and continues with those of others", async () => {
    const normalise = createNormaliser();
    const own = Array.from({ length: 4 }, () => normalise([large], "ana"));
    await expect(normalise([large], "ana")).rejects.toMatchObject({ code: "too-many-requests" });
    await expect(normalise([{ name: "Small" }], "ana")).resolves.toHaveLength(1);
    await expect(normalise([large], "ben")).resolves.toHaveLength(1);
    await Promise.all(own);
    await expect(normalise([large], "ana")).resolves.toHaveLength(1);
  });
});

it("large recipes of schema.org are read in a thread too", async () => {
  const inShort = { "@type": "Recipe", name: "Stew", isBasedOn: "https://stew.example/" };
  const inFull = { ...inShort, recipeIngredient: large.ingredients.main, recipeInstructions: large.steps };
  const never = createNormaliser({ timeoutMs: 0 });
  await expect(never([inFull], "ana")).rejects.toMatchObject({ code: "reading-timeout" });
  const [read, named] = await createNormaliser()(
    [inFull, { ...inShort, importedUrl: "https://soup.example/" }],
    "ana",
  );
  expect(read?.recipe.ingredients.main).toHaveLength(200);
  expect(read?.recipe.importedUrl?.url).toBe("https://stew.example/");
  expect(named?.recipe.importedUrl?.url).toBe("https://soup.example/");
});

it("a large recipe can be added and changed", async () => {
  const world = await createTestApp();
  const { recipe } = (await world.as("ana").post("/api/recipes").send({ recipe: large }).expect(201)).body;
  expect(recipe.ingredients.main).toHaveLength(200);
  const change = { ingredients: { main: large.ingredients.main.slice(1) } };
  const changed = await world.as("ana").patch(`/api/recipes/${recipe.id}`).send(change).expect(200);
  expect(changed.body.recipe.ingredients.main).toHaveLength(199);
});
