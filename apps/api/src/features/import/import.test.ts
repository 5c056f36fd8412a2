import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const LEEK = "https://soup.example/leek";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

function page(name: string, head = ""): string {
  const recipe = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    author: { "@type": "Person", name: "Ann Cook" },
    image: "https://soup.example/leek.jpg",
    keywords: "soup, the very best leek soup of all the world",
    recipeYield: "6",
    totalTime: "PT40M",
    recipeIngredient: ["2 leeks, sliced", "1 l stock"],
    recipeInstructions: ["Melt the butter.", "Add the leeks.", "Simmer."],
  };
  return `<html lang="en-GB"><head><title>${name}</title><meta property="og:site_name" content="The Soup Pot">${head}
    <script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body></body></html>`;
}

const scrape = (uid: string | undefined, url: string, more: object = {}) =>
  world
    .as(uid)
    .post("/api/recipes/scrape")
    .send({ url, ...more });

const stored = async () => (await world.as("ana").get("/api/recipes")).body.recipes;

describe("POST /api/recipes/scrape", () => {
  it("stores the recipe of a page for the session's user", async () => {
    world.web.web[LEEK] = page("Leek soup");
    const answer = await scrape("ana", LEEK, { userId: "ana" });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      recipe: {
        name: "Leek soup",
        userId: "ana",
        servings: 6,
        duration: { total_time_minutes: 40 },
        author: "Ann Cook",
        language: "en",
        url: LEEK,
        source: "web",
        sourceUrl: LEEK,
        importedUrl: { url: LEEK, source: "The Soup Pot", author: "Ann Cook", medium: "web" },
      },
    });
    expect(await stored()).toEqual([expect.objectContaining({ id: answer.body.recipe.id })]);
  });

  it("stores the groups of ingredients that only the page names, and an edit leaves them as they are", async () => {
    const list =
      "<h3>For the soup:</h3><ul><li>2 leeks, sliced</li></ul><h3>To serve</h3><ul><li>1 l stock</li></ul>";
    world.web.web[LEEK] = page("Leek soup").replace("<body>", `<body>${list}`);
    const { id, ingredients } = (await scrape("ana", LEEK)).body.recipe;
    expect(Object.entries(ingredients)).toMatchObject([
      ["for_the_soup", [{ ingredient_name: "leeks", measure: 2, prep_style: "sliced" }]],
      ["to_serve", [{ ingredient_name: "stock", measure: 1, unit: "L" }]],
    ]);
    await world.as("ana").patch(`/api/recipes/${id}`).send({ name: "Leek soup, mended", ingredients });
    expect((await stored())[0]).toMatchObject({ name: "Leek soup, mended", ingredients });
  });

  it("returns a recipe hidden by an administrator to its owner only", async () => {
    world.web.web[LEEK] = page("Leek soup");
    const { body } = await scrape("ana", LEEK);
    await world.store.recipes.setHidden(body.recipe.id, "eva");
    const copy = await scrape("ben", LEEK);
    expect([copy.status, copy.body.recipe.userId]).toEqual([201, "ben"]);
    expect(copy.body.recipe.sourceUrl).toBe(body.recipe.sourceUrl);
    expect((await scrape("ana", LEEK)).body).toHaveProperty("existingRecipe.slug", body.recipe.slug);
  });

  it("does not name a hidden recipe after a redirect or by a canonical address", async () => {
    world.web.web[LEEK] = page("Leek soup");
    const { body } = await scrape("ana", LEEK);
    await world.store.recipes.setHidden(body.recipe.id, "eva");
    world.web.web["https://soup.example/amp"] = page("Leek soup", `<link rel="canonical" href="${LEEK}">`);
    const answer = await scrape("ben", "https://soup.example/amp");
    expect([answer.status, answer.text.includes(body.recipe.id)]).toEqual([201, false]);
  });

  it("does not use an address of another page, though a page declares it as its own", async () => {
    const neighbour = "https://soup.example/neighbour/1";
    world.web.web[neighbour] = page("Bait", '<link rel="canonical" href="/leek">');
    world.web.web[LEEK] = page("Leek soup");
    expect((await scrape("mallory", neighbour)).body.recipe.sourceUrl).toBe(neighbour);
    const answer = await scrape("ben", LEEK);
    expect([answer.status, answer.body.recipe.sourceUrl]).toEqual([201, LEEK]);
  });

  it("links to no picture of another site and stores no slogan as a tag", async () => {
    world.web.web[LEEK] = page("Leek soup");
    const { body } = await scrape("ana", LEEK);
    expect(body.recipe).not.toHaveProperty("image");
    expect(body.recipe.tags).toEqual(["soup"]);
  });

  it("accepts an address without its scheme", async () => {
    world.web.web[LEEK] = page("Leek soup");
    expect((await scrape("ana", " soup.example/leek ")).status).toBe(201);
    expect(world.web.fetched[0]).toBe(LEEK);
  });

  it("stores the client's fields about the address, except the address itself", async () => {
    world.web.web[LEEK] = page("Leek soup");
    const said = { url: "https://evil.example/", source: "", author: "Grandma", medium: "book" };
    const { body } = await scrape("ana", LEEK, { importedUrl: said });
    expect(body.recipe.importedUrl).toEqual({
      url: LEEK,
      source: "The Soup Pot",
      author: "Grandma",
      medium: "book",
    });
  });

  it.each([
    ["nothing", "", "recipe-url-required", "Please enter a recipe URL"],
    ["blanks", "  ", "recipe-url-required", "Please enter a recipe URL"],
    ["prose", "leek soup", "recipe-url-invalid", undefined],
    ["another scheme", "file:///etc/passwd", "recipe-url-invalid", undefined],
    ["a script", "javascript:alert(1)", "recipe-url-invalid", undefined],
    ["data", "data:text/html,<h1>x</h1>", "recipe-url-invalid", undefined],
    ["a mail address", "mailto:ann@soup.example", "recipe-url-invalid", undefined],
    ["a user name", "https://ann:secret@soup.example/leek", "recipe-url-invalid", undefined],
  ])("answers 400 to %s and fetches nothing", async (_, url, code, error) => {
    const answer = await scrape("ana", url);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code, ...(error && { error }) });
    expect(world.web.fetched).toEqual([]);
  });

  it("answers 400 to a text that is no address", async () => {
    for (const url of [undefined, null, 7, [LEEK], { $ne: "" }, "x".repeat(3_000)]) {
      const answer = await world.as("ana").post("/api/recipes/scrape").send({ url });
      expect(answer.body).toMatchObject({ code: "bad-input" });
      expect(answer.status).toBe(400);
    }
  });

  it("answers 401 without a session and 403 for another's id", async () => {
    expect((await scrape(undefined, LEEK)).status).toBe(401);
    expect((await scrape("ana", LEEK, { userId: "ben" })).status).toBe(403);
    expect(world.web.fetched).toEqual([]);
  });

  it.each([
    ["unreachable", "page-unreachable", 422],
    ["blocked", "page-blocked", 422],
    ["gone", "page-gone", 422],
    ["not-a-page", "not-a-page", 422],
    ["too-large", "page-too-large", 422],
    ["busy", "import-busy", 429],
  ] as const)("returns the reason of a failure: %s", async (failure, code, status) => {
    world.web.web[LEEK] = failure;
    const answer = await scrape("ana", LEEK);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, code });
    expect(answer.text).not.toContain("as the test wants it");
    expect(await stored()).toEqual([]);
  });

  it("returns when to try again after too many imports", async () => {
    world.web.web[LEEK] = "busy";
    expect(Number((await scrape("ana", LEEK)).headers["retry-after"])).toBeGreaterThan(0);
  });

  it("returns the text of a page without a recipe", async () => {
    world.web.web[LEEK] =
      "<body><nav>Menu</nav><h1>Leek soup</h1><p>2 leeks<br>1 l stock</p><p>Boil.</p></body>";
    const answer = await scrape("ana", LEEK);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: "no-recipe-found",
      details: { text: "Leek soup\n2 leeks\n1 l stock\nBoil." },
    });
    expect(await stored()).toEqual([]);
  });

  it("distinguishes a blocked page from a page without a recipe", async () => {
    world.web.web[LEEK] = "<title>Just a moment...</title><body><p>Checking your browser.</p></body>";
    expect((await scrape("ana", LEEK)).body).toMatchObject({ code: "page-blocked" });
  });
});

describe("a page that was imported already", () => {
  beforeEach(async () => {
    world.web.web[LEEK] = page("Leek soup");
    await scrape("ana", LEEK);
    world.web.fetched.length = 0;
  });

  it.each([
    ["the same address", LEEK],
    ["another spelling of it", "http://WWW.soup.example:80/leek/?utm_source=mail&fbclid=1#comments"],
  ])("is not fetched again by %s", async (_, url) => {
    const answer = await scrape("ben", url);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      success: false,
      code: "recipe-exists",
      existingRecipe: { name: "Leek soup", slug: expect.stringMatching(/^leek-soup-/) },
    });
    expect(world.web.fetched).toEqual([]);
  });

  it("is found where another address leads", async () => {
    const short = "https://sou.example/1";
    world.web.web[short] = { url: `${LEEK}?utm_medium=short`, text: page("Leek soup") };
    expect((await scrape("ben", short)).body).toMatchObject({
      code: "recipe-exists",
      existingRecipe: { name: "Leek soup" },
    });
  });

  it("is found by what another page names as its own address", async () => {
    const amp = "https://soup.example/leek/amp";
    world.web.web[amp] = page("Leek soup", '<link rel="canonical" href="/leek/">');
    expect((await scrape("ben", amp)).body).toMatchObject({ code: "recipe-exists" });
  });

  it("is not confused with the page of another host that names it", async () => {
    const copy = "https://copy.example/leek";
    world.web.web[copy] = page("Copied soup", `<link rel="canonical" href="${LEEK}">`);
    const answer = await scrape("ben", copy);
    expect(answer.status).toBe(201);
    expect(answer.body.recipe.sourceUrl).toBe(copy);
  });

  it("can be imported again once its recipe is deleted", async () => {
    const [recipe] = await stored();
    await world.as("ana").delete(`/api/recipes/${recipe.id}`);
    expect((await scrape("ben", LEEK)).status).toBe(201);
  });
});

describe("many imports of one page at once", () => {
  const users = Array.from({ length: 100 }, (_, at) => `user${at}`);

  it("cause one recipe and one fetch, and all others return the recipe", async () => {
    world.web.web[LEEK] = page("Leek soup");
    const answers = await Promise.all(users.map((uid) => scrape(uid, LEEK)));
    const made = answers.filter((answer) => answer.status === 201);
    const reported = answers.filter((answer) => answer.status === 409);
    expect([made.length, reported.length]).toEqual([1, 99]);
    expect(new Set(reported.map((answer) => answer.body.existingRecipe.slug))).toEqual(
      new Set([made[0]?.body.recipe.slug]),
    );
    expect(world.web.fetched.filter((address) => address === LEEK)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it("cause one recipe even by different addresses that redirect to one page", async () => {
    const addresses = Array.from({ length: 10 }, (_, at) => `https://sou.example/${at}`);
    for (const address of addresses) world.web.web[address] = { url: LEEK, text: page("Leek soup") };
    const answers = await Promise.all(addresses.map((address, at) => scrape(`user${at}`, address)));
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
    expect(await stored()).toHaveLength(1);
  });
});
