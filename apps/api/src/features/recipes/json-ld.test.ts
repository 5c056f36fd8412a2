import { recipeSchema } from "@larder/domain/recipe/recipe";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

const LEEKS = {
  name: "Leeks",
  servings: 2,
  duration: "30",
  ingredients: ["2 leeks, sliced"],
  steps: [{ name: "Cook", process: ["Boil the leeks."] }],
};

describe("GET /api/recipes/slug/{slug}?format=jsonld", () => {
  it("returns the recipe as a schema.org document, with its own media type", async () => {
    const { slug } = await world.addRecipe("ana", LEEKS);
    const answer = await world
      .as("ben")
      .get(`/api/recipes/slug/${slug}?format=jsonld`)
      .set("Host", "larder.example");
    expect(answer.status).toBe(200);
    expect(answer.type).toBe("application/ld+json");
    expect(JSON.parse(answer.text)).toEqual({
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: "Leeks",
      datePublished: "2026-03-01T12:00:00.000Z",
      dateModified: "2026-03-01T12:00:00.000Z",
      prepTime: "PT9M",
      cookTime: "PT21M",
      totalTime: "PT30M",
      recipeYield: "2",
      recipeIngredient: ["2 leeks, sliced"],
      recipeInstructions: [
        {
          "@type": "HowToSection",
          name: "Cook",
          itemListElement: [{ "@type": "HowToStep", text: "Boil the leeks." }],
        },
      ],
    });
  });

  it("has a separate ETag, which saves a second transfer of this format only", async () => {
    const { slug } = await world.addRecipe("ana", LEEKS);
    const path = `/api/recipes/slug/${slug}`;
    const ours = await world.as("ana").get(path);
    const theirs = await world.as("ana").get(`${path}?format=jsonld`);
    expect(theirs.headers["etag"]).not.toBe(ours.headers["etag"]);
    const known = (address: string, etag = "") => world.as("ana").get(address).set("If-None-Match", etag);
    expect((await known(`${path}?format=jsonld`, theirs.headers["etag"])).status).toBe(304);
    expect((await known(`${path}?format=jsonld`, ours.headers["etag"])).status).toBe(200);
    expect((await known(path, theirs.headers["etag"])).status).toBe(200);
  });

  it("has the access rules of the recipe", async () => {
    const { slug } = await world.addRecipe("ana", LEEKS);
    expect((await world.as().get(`/api/recipes/slug/${slug}?format=jsonld`)).status).toBe(401);
    expect((await world.as("ana").get("/api/recipes/slug/none?format=jsonld")).status).toBe(404);
  });

  it("returns what POST accepts", async () => {
    const { slug } = await world.addRecipe("ana", LEEKS);
    const { text } = await world.as("ana").get(`/api/recipes/slug/${slug}?format=jsonld`);
    const answer = await world
      .as("ben")
      .post("/api/recipes")
      .send({ recipe: JSON.parse(text) });
    const { name, servings, ingredients, steps, duration } = recipeSchema.parse(answer.body.recipe);
    expect(answer.body.recipe).toMatchObject({ userId: "ben", version: 1 });
    const before = (await world.as("ana").get(`/api/recipes/slug/${slug}`)).body.recipe;
    expect(before).toMatchObject({ name, servings, ingredients, steps, duration });
  });
});

describe("POST /api/recipes with a document of schema.org", () => {
  const soup = {
    "@type": "Recipe",
    name: "Soup",
    recipeIngredient: ["2 leeks"],
    recipeInstructions: "Boil.",
  };

  it.each([
    ["the recipe itself", soup],
    ["a graph", { "@graph": [{ "@type": "WebSite", name: "Site" }, soup] }],
    ["a list", [{ "@type": "WebSite" }, soup]],
    [
      "a file of ours",
      {
        format: "larder",
        version: 1,
        recipes: [{ name: "Soup", ingredients: ["2 leeks"], steps: ["Boil."] }],
      },
    ],
  ])("accepts %s", async (_, recipe) => {
    const answer = await world.as("ana").post("/api/recipes").send({ recipe });
    expect(answer.status).toBe(201);
    expect(answer.body.recipe).toMatchObject({
      name: "Soup",
      ingredients: { main: [{ ingredient_name: "leeks", measure: 2 }] },
      steps: [{ sub_steps: [{ description: "Boil." }] }],
    });
  });

  it("refuses several recipes in one call and stores none", async () => {
    const answer = await world
      .as("ana")
      .post("/api/recipes")
      .send({ recipe: [soup, { ...soup, name: "Pie" }] });
    expect(answer.status).toBe(400);
    expect(answer.body.details.issues[0].message).toContain("Holds 2 recipes");
    expect((await world.as("ana").get("/api/recipes")).body.total).toBe(0);
  });

  it.each([[[]], [{ "@graph": [] }], [[7, null]]])("finds no name in %j", async (recipe) => {
    const answer = await world.as("ana").post("/api/recipes").send({ recipe });
    expect([answer.status, answer.body.code]).toEqual([400, "recipe-name-required"]);
  });
});
