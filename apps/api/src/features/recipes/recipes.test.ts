import { beforeEach, describe, expect, it } from "vitest";
import { getAsWritten } from "../../testing/get-as-written.ts";
import { createTestApp } from "../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

describe("POST /api/recipes", () => {
  it("stores a recipe of an old format for the session's user", async () => {
    const answer = await world
      .as("ana")
      .post("/api/recipes")
      .send({
        userId: "ana",
        recipe: {
          name: "Sopa de puerro",
          duration: "30",
          ingredients: ["2 leeks"],
          steps: [{ name: "Cook", process: ["Boil"] }],
        },
        originalJson: { name: "Sopa de puerro" },
      });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      recipe: {
        name: "Sopa de puerro",
        userId: "ana",
        version: 1,
        visibility: "shared",
        servings: 4,
        duration: { prep_time_minutes: 9, cook_time_minutes: 21, total_time_minutes: 30 },
        ingredients: { main: [{ ingredient_name: "leeks", measure: 2 }] },
        steps: [{ main_step: "Cook", sub_steps: [{ description: "Boil" }] }],
      },
    });
    expect(answer.body.recipe.slug).toMatch(/^sopa-de-puerro-[0-9a-z]+$/);
  });

  it("ignores id, slug, owner, dates and version of the client", async () => {
    const recipe = await world.addRecipe("ana", {
      id: "mine",
      slug: "mine",
      userId: "ben",
      createdAt: "1999",
      version: 9,
      hiddenBy: "eva",
    });
    expect(recipe).toMatchObject({
      userId: "ana",
      version: 1,
      visibility: "shared",
      createdAt: "2026-03-01T12:00:00.000Z",
    });
    expect([recipe.id, recipe.slug]).not.toContain("mine");
  });

  it("answers 400 for a recipe without a name", async () => {
    const answer = await world
      .as("ana")
      .post("/api/recipes")
      .send({ recipe: { steps: [] } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      code: "recipe-name-required",
      error: "Recipe must have a name",
    });
  });

  it("gives 100 concurrent recipes of one name 100 slugs", async () => {
    const recipes = await Promise.all(
      Array.from({ length: 100 }, () => world.addRecipe("ana", { name: "Soup" })),
    );
    expect(new Set(recipes.map((recipe) => recipe.slug)).size).toBe(100);
  });
});

describe("GET /api/recipes", () => {
  it("returns whole recipes, newest first, without their original documents", async () => {
    await world.addRecipe("ana", { name: "First" });
    world.advance(1000);
    await world
      .as("ben")
      .post("/api/recipes")
      .send({ recipe: { name: "Second" }, originalJson: { secret: true } });
    const { body } = await world.as("ana").get("/api/recipes");
    expect(body).toMatchObject({ success: true, total: 2, nextCursor: null });
    expect(body.recipes.map((recipe: { name: string }) => recipe.name)).toEqual(["Second", "First"]);
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  it.each([
    ["two terms joined by a plus sign", "search=soy%20sauce+EGG", ["Rice"]],
    ["an encoded plus sign within a term", "search=c%2B%2B", ["C++ cake"]],
    ["accents and case", "search=PURE", ["Puré"]],
    ["free text in the name", "q=cake", ["C++ cake"]],
    ["a tag", "tag=quick", ["Rice"]],
    ["one's own", "owner=me", ["Puré", "C++ cake"]],
    ["nothing that fits", "search=leek+egg", []],
  ])("finds by %s", async (_, query, names) => {
    await world.addRecipe("ben", {
      name: "Rice",
      tags: ["Quick"],
      ingredients: ["1 tbsp soy sauce", "2 eggs"],
    });
    world.advance(1);
    await world.addRecipe("ana", { name: "C++ cake" });
    world.advance(1);
    await world.addRecipe("ana", { name: "Puré" });
    const { body } = await world.as("ana").get(`/api/recipes?view=summary&${query}`);
    expect(body.recipes.map((recipe: { name: string }) => recipe.name)).toEqual(names);
  });

  it("returns a long list in pages", async () => {
    for (let i = 0; i < 5; i += 1) {
      await world.addRecipe("ana", { name: `Soup ${i}` });
      world.advance(1);
    }
    const first = await world.as("ana").get("/api/recipes?view=summary&limit=3");
    const second = await world
      .as("ana")
      .get(`/api/recipes?view=summary&limit=3&cursor=${first.body.nextCursor}`);
    expect(first.body).toMatchObject({
      total: 5,
      recipes: [{ name: "Soup 4" }, { name: "Soup 3" }, { name: "Soup 2" }],
    });
    expect(second.body).toMatchObject({
      total: 5,
      nextCursor: null,
      recipes: [{ name: "Soup 1" }, { name: "Soup 0" }],
    });
  });

  it("sorts the most bookmarked first on demand", async () => {
    const liked = await world.addRecipe("ana", { name: "Liked" });
    world.advance(1);
    await world.addRecipe("ana", { name: "Newer" });
    await world.as("ben").post(`/api/recipes/${liked.id}/bookmark`).send({});
    const { body } = await world.as("ana").get("/api/recipes?sort=popular&limit=1");
    expect(body.recipes).toMatchObject([{ name: "Liked" }]);
  });

  it.each([
    "limit=0",
    "limit=x",
    "limit=1&limit=2",
    "sort=random",
    "tag=a&tag=b",
    "cursor=%3Cscript%3E",
    "owner=ben",
  ])("answers 400 for the query %s", async (query) => {
    const answer = await world.as("ana").get(`/api/recipes?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, "bad-input"]);
  });

  it("counts the tags", async () => {
    await world.addRecipe("ana", { tags: ["soup", "Quick"] });
    await world.addRecipe("ben", { tags: ["soup"] });
    const { body } = await world.as("ana").get("/api/recipes/tags");
    expect(body.tags).toEqual([
      { tag: "soup", count: 2 },
      { tag: "quick", count: 1 },
    ]);
  });
});

describe("GET /api/recipes/slug/{slug}", () => {
  it("returns the whole recipe with an ETag, or 304 for that ETag", async () => {
    const { slug } = await world.addRecipe("ana");
    const first = await world.as("ben").get(`/api/recipes/slug/${slug}`);
    expect(first.body.recipe).toMatchObject({ slug, name: "Leek soup" });
    await world
      .as("ben")
      .get(`/api/recipes/slug/${slug}`)
      .set("If-None-Match", first.headers.etag ?? "")
      .expect(304);
  });

  it.each(["nothing-here", "..%2Fadmin", "../admin", "%2e%2e", "%00", "x".repeat(10_240)])(
    "S35: answers 404 for %.20s",
    async (slug) => {
      const answer = await getAsWritten(world.app, `/api/recipes/slug/${slug}`, {
        Cookie: "__session=session-ana",
      });
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([404, { success: false }]);
    },
  );
});

describe("a search for very many terms", () => {
  /** Characters that no folding makes one of. */
  const terms = (count: number) =>
    Array.from({ length: count }, (_, index) => encodeURIComponent(String.fromCodePoint(0x4e00 + index)));

  it("is answered up to 40, and refused beyond", async () => {
    await world
      .as("ana")
      .get(`/api/recipes?search=${terms(40).join("+")}`)
      .expect(200);
    const answer = await world.as("ana").get(`/api/recipes?search=${terms(41).join("+")}`);
    expect([answer.status, answer.body.code]).toEqual([400, "bad-input"]);
    expect(answer.body.details.issues[0].path).toBe("query.search");
  });
});

describe("PATCH /api/recipes/{id}", () => {
  it("changes the named fields, counts the version, and keeps slug and owner", async () => {
    const before = await world.addRecipe("ana", { tags: ["soup"] });
    world.advance(1000);
    const answer = await world
      .as("ana")
      .patch(`/api/recipes/${before.id}`)
      .send({ userId: "ana", name: "Potato soup", servings: 2 });
    expect(answer.status).toBe(200);
    expect(answer.body.recipe).toMatchObject({
      name: "Potato soup",
      servings: 2,
      tags: ["soup"],
      slug: before.slug,
      userId: "ana",
      version: 2,
      createdAt: before.createdAt,
      updatedAt: "2026-03-01T12:00:01.000Z",
    });
  });

  it("S07: ignores every field that only the server sets", async () => {
    const before = await world.addRecipe("ana");
    await world
      .as("ana")
      .patch(`/api/recipes/${before.id}`)
      .send({
        userId: "ana",
        id: "x",
        _id: "x",
        slug: "x",
        createdAt: "1999",
        updatedAt: "1999",
        rating: 5,
        reviews: ["good"],
        version: 7,
        hiddenBy: "eva",
        $set: { userId: "ben" },
        $rename: { name: "x" },
      })
      .expect(200);
    const { body } = await world.as("ana").get(`/api/recipes/slug/${before.slug}`);
    expect(body.recipe).toEqual({ ...before, version: 2, updatedAt: "2026-03-01T12:00:00.000Z" });
    expect(await world.store.recipes.findById(before.id)).toEqual(body.recipe);
  });

  it("S07: does not change the owner", async () => {
    const before = await world.addRecipe("ana");
    await world.as("ana").patch(`/api/recipes/${before.id}`).send({ userId: "ben" }).expect(403);
    expect(await world.store.recipes.findById(before.id)).toEqual(before);
  });

  it("answers 412 to the second of two concurrent edits", async () => {
    const { id, slug } = await world.addRecipe("ana");
    const etag = (await world.as("ana").get(`/api/recipes/slug/${slug}`)).headers.etag ?? "";
    const edit = (name: string) =>
      world.as("ana").patch(`/api/recipes/${id}`).set("If-Match", etag).send({ name });
    const statuses = (await Promise.all([edit("One"), edit("Two")])).map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it("keeps both of two parallel changes without If-Match", async () => {
    const { id } = await world.addRecipe("ana");
    await Promise.all([
      world.as("ana").patch(`/api/recipes/${id}`).send({ cuisine: "Basque" }),
      world.as("ana").patch(`/api/recipes/${id}`).send({ difficulty: "easy" }),
    ]);
    expect(await world.store.recipes.findById(id)).toMatchObject({
      cuisine: "Basque",
      difficulty: "easy",
      version: 3,
    });
  });

  it("marks assumed values as a default or as computed from the steps, in lists as well", async () => {
    const { id, ...added } = await world.addRecipe("ana", { steps: ["Simmer for 2 hours"] });
    const { duration } = added;
    expect(added).toMatchObject({
      duration: { total_time_minutes: 30 },
      assumed: ["duration", "servings"],
      assumedFrom: { duration: "reckoned", servings: "default" },
      reckonedMinutes: 120,
    });
    const list = () => world.as("ana").get("/api/recipes?view=summary");
    expect((await list()).body.recipes[0]).toMatchObject({
      assumed: ["duration", "servings"],
      reckonedMinutes: 120,
    });

    const rewritten = await world
      .as("ana")
      .patch(`/api/recipes/${id}`)
      .send({ steps: ["Serve"] });
    expect(rewritten.body.recipe.assumedFrom).toEqual({ duration: "default", servings: "default" });
    expect(rewritten.body.recipe).not.toHaveProperty("reckonedMinutes");

    const said = { ...duration, total_time_minutes: 150 };
    const { body } = await world.as("ana").patch(`/api/recipes/${id}`).send({ duration: said, servings: 2 });
    expect(body.recipe).not.toHaveProperty("assumedFrom");
    expect((await list()).body.recipes[0]).not.toHaveProperty("assumed");
  });

  it("no longer marks values that the owner has set as assumed", async () => {
    const { id, assumed } = await world.addRecipe("ana", { ingredients: ["1 leek"], steps: ["Cook"] });
    expect(assumed).toEqual(["duration", "servings"]);
    const { body } = await world.as("ana").patch(`/api/recipes/${id}`).send({ servings: 2 });
    expect(body.recipe).toMatchObject({ servings: 2, assumed: ["duration"] });
  });

  it.each<[string, unknown]>([
    ["steps", "Boil"],
    ["steps", { main_step: "Boil" }],
    ["servings", "many"],
    ["servings", -1],
    ["duration", "a while"],
    ["duration", { prep_time_minutes: "a while" }],
    ["ingredients", 5],
    ["ingredients", { main: 5 }],
    ["tags", { soup: true }],
    ["description", { text: [] }],
    ["url", "javascript:alert(1)"],
  ])("refuses %s as %j, which would leave nothing of them, and keeps the old", async (field, value) => {
    const before = await world.addRecipe("ana", {
      servings: 6,
      duration: "20",
      ingredients: ["1 leek"],
      steps: [{ main_step: "Cook", sub_steps: ["Boil"] }],
      tags: ["soup"],
      description: "Plain",
      url: "https://soup.example/",
    });
    const answer = await world
      .as("ana")
      .patch(`/api/recipes/${before.id}`)
      .send({ [field]: value });
    expect([answer.status, answer.body.code]).toEqual([400, "bad-input"]);
    expect(answer.body.details.issues[0].path).toContain(`body.${field}`);
    expect(await world.store.recipes.findById(before.id)).toEqual(before);
  });

  it("refuses an empty name and keeps the old one", async () => {
    const { id } = await world.addRecipe("ana");
    const answer = await world.as("ana").patch(`/api/recipes/${id}`).send({ name: "  " });
    expect([answer.status, answer.body.code]).toEqual([400, "recipe-name-required"]);
    expect(await world.store.recipes.findById(id)).toMatchObject({ name: "Leek soup", version: 1 });
  });
});

describe("DELETE /api/recipes/{id}", () => {
  it("answers 412 when the recipe was changed since it was read, and keeps it", async () => {
    const { id, slug } = await world.addRecipe("ana");
    const etag = (await world.as("ana").get(`/api/recipes/slug/${slug}`)).headers.etag ?? "";
    await world.as("ana").patch(`/api/recipes/${id}`).send({ cuisine: "Basque" });
    await world.as("ana").delete(`/api/recipes/${id}`).set("If-Match", etag).expect(412);
    await world.as("ana").get(`/api/recipes/slug/${slug}`).expect(200);
  });

  it("removes the recipe, and all bookmarks of it", async () => {
    const { id } = await world.addRecipe("ana");
    await world.as("ben").post(`/api/recipes/${id}/bookmark`).send({});
    await world.as("ana").delete(`/api/recipes/${id}?userId=ana`).expect(200, { success: true });
    const { body } = await world.as("ben").get("/api/bookmarks");
    expect(body.recipes).toEqual([]);
    await world.as("ana").delete(`/api/recipes/${id}`).expect(404);
  });
});
