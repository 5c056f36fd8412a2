import { recipeDraftSchema } from "@larder/domain/recipe/recipe";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReaderPool } from "./page-threads/reader-pool.ts";
import { readWholeData } from "./read-page.ts";
import { createReader, ReaderError, readerOn, readRecipe } from "./read-recipe.ts";

const URL_OF_PAGE = "https://soup.example/leek-soup?utm_source=mail";

const LEEK_SOUP = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek soup",
  description: "Green &amp; gentle.",
  author: { "@type": "Person", name: "Ann Cook" },
  image: ["/img/leek.jpg"],
  prepTime: "PT15M",
  cookTime: "PT30M",
  totalTime: "PT45M",
  recipeYield: ["4", "4 bowls"],
  keywords: "soup, winter",
  recipeIngredient: ["2 leeks, sliced", "1 l stock", "salt"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Melt the butter." },
    { "@type": "HowToStep", text: "Add the leeks and stir." },
    { "@type": "HowToStep", text: "Pour in the stock and simmer for 30 minutes." },
  ],
};

function page(recipe: unknown, body = "", head = ""): string {
  const json = typeof recipe === "string" ? recipe : JSON.stringify(recipe);
  return `<!doctype html><html lang="en-GB"><head><title>Leek soup | The Soup Pot</title>
    <meta property="og:site_name" content="The Soup Pot">${head}</head>
    <body><h1>Leek soup</h1>${body}<script type="application/ld+json">${json}</script><footer>End</footer></body></html>`;
}

describe("readRecipe on a page with structured data", () => {
  it("reads every field of the page", async () => {
    const result = await readRecipe(page(LEEK_SOUP), URL_OF_PAGE);
    expect(result.reading).toEqual({
      title: "Leek soup",
      ingredients: ["2 leeks, sliced", "1 l stock", "salt"],
      ingredientGroups: [{ name: null, ingredients: ["2 leeks, sliced", "1 l stock", "salt"] }],
      instructions: [
        "Melt the butter.",
        "Add the leeks and stir.",
        "Pour in the stock and simmer for 30 minutes.",
      ],
      prepMinutes: 15,
      cookMinutes: 30,
      totalMinutes: 45,
      servings: 4,
      author: "Ann Cook",
      image: "https://soup.example/img/leek.jpg",
    });
    expect(result.readers).toMatchObject({
      ingredients: "structured-data",
      site: "page-meta",
      language: "page-meta",
    });
    expect(result.raw).toMatchObject({ site: "The Soup Pot", language: "en" });
  });

  it("returns a draft that normaliseRecipe leaves unchanged", async () => {
    const { draft } = await readRecipe(page(LEEK_SOUP), URL_OF_PAGE);
    expect(recipeDraftSchema.safeParse(draft).success).toBe(true);
    expect(draft).toMatchObject({
      name: "Leek soup",
      description: "Green & gentle.",
      author: "Ann Cook",
      servings: 4,
      duration: { prep_time_minutes: 15, cook_time_minutes: 30, total_time_minutes: 45 },
      tags: ["soup", "winter"],
    });
    const rows = Object.values(draft?.ingredients ?? {}).flat();
    expect(rows.map((row) => row.ingredient_name)).toEqual(["leeks", "stock", "salt"]);
    expect(draft?.steps.flatMap((step) => step.sub_steps)).toHaveLength(3);
  });

  it("returns null where the page states only the name of its site, and marks assumed values in the draft", async () => {
    const { "@type": type, name, recipeIngredient } = LEEK_SOUP;
    const { reading, draft } = await readRecipe(page({ "@type": type, name, recipeIngredient }), URL_OF_PAGE);
    expect(reading).toMatchObject({
      instructions: [],
      prepMinutes: null,
      cookMinutes: null,
      totalMinutes: null,
      servings: null,
      author: "The Soup Pot",
      image: null,
    });
    expect(draft?.assumed).toEqual(expect.arrayContaining(["duration", "servings"]));
  });

  it.each([
    ["in @graph", { "@graph": [{ "@type": "WebPage" }, LEEK_SOUP] }],
    ["in a list", [{ "@type": "BreadcrumbList" }, LEEK_SOUP]],
    ["with several types", { ...LEEK_SOUP, "@type": ["NewsArticle", "Recipe"] }],
    ["with a full type", { ...LEEK_SOUP, "@type": "http://schema.org/Recipe" }],
    ["as the main entity of a page", { "@type": "WebPage", mainEntity: LEEK_SOUP }],
    ["with raw line breaks in it", JSON.stringify(LEEK_SOUP).replace("Green", "Green\n")],
    ["in a comment", `<!-- ${JSON.stringify(LEEK_SOUP)} -->`],
    ["in CDATA", `//<![CDATA[\n${JSON.stringify(LEEK_SOUP)}\n//]]>`],
    ["with escaped quotes", JSON.stringify(LEEK_SOUP).replaceAll('"', "&quot;")],
    ["after another object", `${JSON.stringify({ "@type": "WebSite" })}${JSON.stringify(LEEK_SOUP)};`],
  ])("finds a recipe %s", async (_, json) => {
    const { reading } = await readRecipe(page(json), URL_OF_PAGE);
    expect(reading.title).toBe("Leek soup");
    expect(reading.ingredients).toHaveLength(3);
    expect(reading.instructions).toHaveLength(3);
  });

  it("finds a recipe that is not in the first block", async () => {
    const first = '<script type="application/ld+json">{"@type": "Organization", "name": "Pot"}</script>';
    const { reading } = await readRecipe(page(LEEK_SOUP, first), URL_OF_PAGE);
    expect(reading.title).toBe("Leek soup");
  });

  it("prefers a complete recipe to the teaser of another", async () => {
    const teaser = `<script type="application/ld+json">{"@type": "Recipe", "name": "Onion pie"}</script>`;
    const { reading } = await readRecipe(page(LEEK_SOUP, teaser), URL_OF_PAGE);
    expect(reading.title).toBe("Leek soup");
  });

  it("prefers the recipe that refers to this page to another complete one", async () => {
    const other = { ...LEEK_SOUP, name: "Onion pie", url: "https://soup.example/onion-pie" };
    const own = { ...LEEK_SOUP, url: "http://www.soup.example/leek-soup/" };
    const { reading } = await readRecipe(page([other, own]), URL_OF_PAGE);
    expect(reading.title).toBe("Leek soup");
  });

  it("looks up author and image by their ids", async () => {
    const graph = [
      { ...LEEK_SOUP, author: { "@id": "#ann" }, image: { "@id": "#photo" } },
      { "@type": "ImageObject", "@id": "#photo", url: "https://img.example/leek.jpg" },
      { "@type": "Person", "@id": "#ann", name: "Ann Cook" },
    ];
    const { reading } = await readRecipe(page({ "@graph": graph }), URL_OF_PAGE);
    expect(reading).toMatchObject({ author: "Ann Cook", image: "https://img.example/leek.jpg" });
  });

  it("looks up the author in a later block", async () => {
    const later = `<p>${"filler ".repeat(10_000)}</p><script type="application/ld+json">{"@id":"#ann","name":"Ann Cook"}</script>`;
    const html = page({ ...LEEK_SOUP, author: { "@id": "#ann" } }).replace("<footer>", `${later}<footer>`);
    expect((await readRecipe(html, URL_OF_PAGE)).reading.author).toBe("Ann Cook");
  });

  it("fills fields that the structured data omit from the visible page", async () => {
    const { author: _author, image: _image, ...rest } = LEEK_SOUP;
    const head =
      '<meta name="author" content="Bo Baker"><meta property="og:image" content="//img.example/og.jpg">';
    const { reading, readers } = await readRecipe(page(rest, "", head), URL_OF_PAGE);
    expect(reading).toMatchObject({ author: "Bo Baker", image: "https://img.example/og.jpg" });
    expect(readers).toMatchObject({ author: "page-meta", image: "page-meta", title: "structured-data" });
  });

  it("leaves the rest of the page unread when the recipe is complete", async () => {
    const below = '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Late</b></div>';
    const html = page(LEEK_SOUP) + "<p>filler</p>".repeat(5_000) + below;
    const { readers } = await readRecipe(html, URL_OF_PAGE);
    expect(Object.values(readers)).not.toContain("microdata");
  });

  it("reads JSON-LD without a page around it", async () => {
    const { draft } = await readRecipe(`\n ${JSON.stringify(LEEK_SOUP)}`, URL_OF_PAGE);
    expect(draft?.name).toBe("Leek soup");
  });
});

describe("structured data that look complete", () => {
  const pool = createReaderPool();
  // How much is read shall not depend on how busy the machine is.
  beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(0));
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => pool.close());

  const many = {
    ...LEEK_SOUP,
    recipeIngredient: Array.from(
      { length: 400 },
      (_, n) => `${n + 1} cups of chopped leeks, and more for the table`,
    ),
    recipeInstructions: Array.from({ length: 400 }, (_, n) => ({
      "@type": "HowToStep",
      text: `Boil them for ${n + 1} minutes.`,
    })),
  };

  it.each([
    ["of a usual page are read at once", page(LEEK_SOUP), false],
    ["of a usual page of 500 KB are read at once", page(LEEK_SOUP) + "<p>filler</p>".repeat(40_000), false],
    ["of 40 KB and more are read in a thread", page(many), true],
    [
      "of a page of 1 MB and more are read in a thread",
      page(LEEK_SOUP) + "<p>filler</p>".repeat(80_000),
      true,
    ],
  ])("%s", async (_, html, isThreads) => {
    const asked: string[] = [];
    const read = (source: string, url: string) => {
      asked.push(url);
      return pool.read(source, url);
    };
    const result = await readerOn({ ...pool, read }).readRecipe(html, URL_OF_PAGE);
    expect(asked).toEqual(isThreads ? [URL_OF_PAGE] : []);
    expect(result.reading).toEqual(readWholeData(html, URL_OF_PAGE)?.reading);
  });
});

describe("readRecipe on a page with microdata", () => {
  const card = `<div itemscope itemtype="https://schema.org/Recipe">
    <h2 itemprop="name">Leek soup</h2>
    <span itemprop="author" itemscope itemtype="https://schema.org/Person"><a itemprop="name">Ann Cook</a></span>
    <img itemprop="image" src="leek.jpg"><meta itemprop="prepTime" content="PT15M">
    <time itemprop="cookTime" datetime="PT30M">half an hour</time> Serves <b itemprop="recipeYield">4</b>
    <ul><li itemprop="recipeIngredient">2 <a href="/leeks">leeks</a>, sliced</li>
        <li itemprop="recipeIngredient"><span>1 l</span> <span>stock</span></li></ul>
    <div itemprop="recipeInstructions"><h3>Method</h3><ol><li>Melt the butter.</li><li>Add the leeks.</li></ol></div>
  </div>`;

  it("reads the same fields", async () => {
    const { reading, readers } = await readRecipe(`<html><body>${card}</body></html>`, URL_OF_PAGE);
    expect(reading).toEqual({
      title: "Leek soup",
      ingredients: ["2 leeks, sliced", "1 l stock"],
      ingredientGroups: [{ name: null, ingredients: ["2 leeks, sliced", "1 l stock"] }],
      instructions: ["Melt the butter.", "Add the leeks."],
      prepMinutes: 15,
      cookMinutes: 30,
      totalMinutes: 45,
      servings: 4,
      author: "Ann Cook",
      image: "https://soup.example/leek.jpg",
    });
    expect(readers.ingredients).toBe("microdata");
  });

  it("fills fields that poor structured data omit", async () => {
    const poor = { "@type": "Recipe", name: "Leek soup, the best", recipeIngredient: [null] };
    const { reading, readers } = await readRecipe(page(poor, card), URL_OF_PAGE);
    expect(reading.title).toBe("Leek soup, the best");
    expect(reading.ingredients).toEqual(["2 leeks, sliced", "1 l stock"]);
    expect(readers).toMatchObject({ title: "structured-data", ingredients: "microdata" });
  });
});

describe("readRecipe on a page without a recipe", () => {
  const article = `<nav><a>Home</a> <a>Recipes</a></nav><main><h1>On soups</h1><p>Leeks are <b>good</b>.</p>
    <ul><li>So are</li><li>onions</li></ul><p>${"They keep well. ".repeat(20)}</p></main><footer>Imprint</footer>`;

  it("returns no draft, but the text from which the user can paste", async () => {
    const { draft, text, reading } = await readRecipe(`<html><body>${article}</body></html>`, URL_OF_PAGE);
    expect(draft).toBeNull();
    expect(reading).toMatchObject({ title: "On soups", ingredients: [] });
    expect(text.split("\n").slice(0, 4)).toEqual(["On soups", "Leeks are good.", "So are", "onions"]);
    expect(text).not.toMatch(/Home|Imprint/);
  });

  it("returns the text even when the page does not close its menu", async () => {
    const { text } = await readRecipe("<nav><a>Home</a><p>2 leeks</p>", URL_OF_PAGE);
    expect(text).toBe("Home\n2 leeks");
  });

  it("cuts the text at the end of a line", async () => {
    const { text } = await readRecipe(`<p>${"leek ".repeat(200)}</p>`.repeat(200), URL_OF_PAGE);
    expect(text.length).toBeLessThanOrEqual(20_000);
    expect(text.length).toBeGreaterThan(15_000);
    expect(text.endsWith("leek")).toBe(true);
  });

  it("omits scripts, styles and controls from the text", async () => {
    const hidden =
      "<script>alert(1)</script><style>p{}</style><noscript>turn it on</noscript><button>Buy</button>";
    const { text } = await readRecipe(`${hidden}<p>Only this</p>`, URL_OF_PAGE);
    expect(text).toBe("Only this");
  });

  it.each([
    ["nothing", ""],
    ["blanks", " \n "],
    ["prose", "no page at all"],
    ["NUL", "\0"],
    ["a lone bracket", "<"],
  ])("accepts %s", async (_, source) => {
    expect((await readRecipe(source, URL_OF_PAGE)).draft).toBeNull();
  });

  it("returns no recipe for a name alone", async () => {
    expect((await readRecipe(page({ "@type": "Recipe", name: "Leek soup" }), URL_OF_PAGE)).draft).toBeNull();
  });
});

describe("the canonical address of a page", () => {
  it.each([
    ["its own", "https://www.soup.example/leek-soup/", "https://soup.example/leek-soup"],
    ["a relative one", "/leek-soup", "https://soup.example/leek-soup"],
    ["another host's, which does not count", "https://stew.example/leek-soup", null],
  ])("is %s", async (_, href, canonical) => {
    const head = `<link rel="stylesheet" href="/a.css"><LINK REL=canonical HREF='${href}'>`;
    const result = await readRecipe(page(LEEK_SOUP, "", head), URL_OF_PAGE);
    expect(result.canonicalUrl).toBe(canonical);
  });

  it("is null when the page names none", async () => {
    expect((await readRecipe(page(LEEK_SOUP), URL_OF_PAGE)).canonicalUrl).toBeNull();
  });
});

describe("steps in one piece", () => {
  const TEXT = "Melt the butter. Add the leeks and stir. Pour in the stock and simmer for 30 minutes.";
  const oneStep = { ...LEEK_SOUP, recipeInstructions: [{ "@type": "HowToStep", text: TEXT }] };
  const shown = (steps: readonly string[]) =>
    `<h2>Ingredients</h2><ul><li>2 leeks, sliced<li>1 l stock<li>salt</ul><h2>Method</h2><ol><li>${steps.join("<li>")}</ol>`;

  it("are taken as the page shows them", async () => {
    const steps = [
      "Melt the butter. Add the leeks and stir.",
      "Pour in the stock and simmer for 30 minutes.",
    ];
    const { reading } = await readRecipe(page(oneStep, shown(steps)), URL_OF_PAGE);
    expect(reading.instructions).toEqual(steps);
  });

  it("stay in one piece where the visible page has other content", async () => {
    const html = page(oneStep, shown([TEXT, "This was first published on another Sunday in May."]));
    expect((await readRecipe(html, URL_OF_PAGE)).reading.instructions).toEqual([TEXT]);
  });
});

describe("a reader", { timeout: 30_000 }, () => {
  const shown =
    "<h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock<li>salt</ul><h2>Method</h2><p>Boil the leeks.";

  it("rejects pages when too many wait", async () => {
    const reader = createReader({ threads: 1, maxWaiting: 0 });
    const [first, second] = await Promise.allSettled([1, 2].map(() => reader.readRecipe(shown, URL_OF_PAGE)));
    expect(first).toMatchObject({ value: { reading: { ingredients: ["2 leeks", "1 l stock", "salt"] } } });
    expect(second).toMatchObject({ reason: expect.any(ReaderError) });
    expect(second).toMatchObject({ reason: { reason: "busy" } });
    await reader.close();
  });

  it("finds no recipe in a page that takes longer than its time", async () => {
    const reader = createReader({ timeoutMs: 0 });
    expect((await reader.readRecipe(shown, URL_OF_PAGE)).draft).toBeNull();
    await reader.close();
  });

  it("rejects the page that it reads, those that wait and later ones when it is closed", async () => {
    const reader = createReader({ threads: 1 });
    const reads = [1, 2].map(() => reader.readRecipe(shown, URL_OF_PAGE));
    const ends = Promise.allSettled(reads);
    await reader.close();
    for (const end of await ends) expect(end).toMatchObject({ reason: { reason: "closed" } });
    await expect(reader.readRecipe(page(LEEK_SOUP), URL_OF_PAGE)).rejects.toMatchObject({ reason: "closed" });
  });
});
