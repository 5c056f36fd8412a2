import { describe, expect, it } from "vitest";
import { archiveEntries, archivedRecipes, linesByGroup, stepTexts } from "../../testing/archive-entries.ts";
import { zipOf } from "../../testing/zip-of.ts";

const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
const PIE = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek pie",
  recipeYield: ["4", "4 people"],
  prepTime: "PT20M",
  totalTime: "PT1H",
  recipeIngredient: ["[Filling]", "2 leeks", "50 g butter", "[Top]", "1 egg"],
  recipeInstructions: [
    {
      "@type": "HowToSection",
      name: "Filling",
      itemListElement: [{ "@type": "HowToStep", text: "Fry the leeks." }],
    },
    { "@type": "HowToStep", name: "Step 2", text: "Bake it." },
  ],
  recipeCategory: ["Dinner, late"],
  keywords: "pies, leeks",
  nutrition: { "@type": "NutritionInformation", calories: "300 kcal", fatContent: "12 g" },
};

const json = (value: unknown) => JSON.stringify(value);

describe("JSON-LD", () => {
  it("is found alone, in a list, in a graph, in an item list and below any field", async () => {
    const shapes = [
      PIE,
      [{ "@type": "WebSite" }, PIE],
      { "@context": "https://schema.org", "@graph": [{ "@type": "Person", name: "Ana" }, PIE] },
      { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 1, item: PIE }] },
      { data: { mine: [PIE] } },
    ];
    for (const shape of shapes) {
      const [pie, ...others] = await archivedRecipes(json(shape));
      expect(others).toEqual([]);
      expect(pie).toMatchObject({ format: "jsonld", draft: { name: "Leek pie", servings: 4 } });
    }
  });

  it("keeps groups, sections, both kinds of labels and nutrition", async () => {
    const [pie] = await archivedRecipes(json(PIE));
    expect(pie && linesByGroup(pie)).toEqual({ filling: ["2 leeks", "50 g butter"], top: ["1 egg"] });
    expect(pie && stepTexts(pie)).toEqual(["Fry the leeks.", "Bake it."]);
    expect(pie?.stepHeadings).toEqual(["Filling"]);
    expect(pie?.draft.nutrition).toBe("Calories: 300 kcal\nFat: 12 g");
    expect(pie?.draft.tags).toEqual(["dinner", "late", "pies", "leeks"]);
  });

  it("resolves an author that is another node of the graph", async () => {
    const graph = [
      { ...PIE, author: { "@id": "#ana" } },
      { "@type": "Person", "@id": "#ana", name: "Ana" },
    ];
    const [pie] = await archivedRecipes(json({ "@graph": graph }));
    expect(pie?.draft.author).toBe("Ana");
  });

  it("takes a rating for the cook's own where one person gave it, and comments where they are notes", async () => {
    const rated = (ratingCount: number) => ({ aggregateRating: { ratingValue: "4", ratingCount } });
    const comment = [
      { "@type": "Comment", name: "Author Notes", text: "Good cold." },
      { "@type": "Comment", name: "A visitor", text: "Yum!" },
    ];
    const [own, site] = await archivedRecipes(
      json([
        { ...PIE, ...rated(1), comment },
        { ...PIE, ...rated(90) },
      ]),
    );
    expect(own).toMatchObject({ ownRating: 4, draft: { notes: ["Good cold."] } });
    expect(site?.ownRating).toBeUndefined();
  });

  it("reads pictures within it, whose text is left out of the original, and never as a page or a file of the disk", async () => {
    const image = [
      `data:image/gif;base64,${GIF.toString("base64")}`,
      "data:text/html,<b>",
      "file:///etc/passwd",
    ];
    const [pie] = await archivedRecipes(json({ image, ...PIE }));
    expect(pie?.pictures).toHaveLength(1);
    const [picture] = pie?.pictures ?? [];
    expect(picture && "bytes" in picture && Buffer.from(await picture.bytes())).toEqual(GIF);
    expect(pie?.original.text).not.toContain("R0lGOD");
    expect(pie?.problems).toContain("address-unsafe");
  });

  it("finds the files that it names beside it", async () => {
    const [pie] = await archivedRecipes(
      await zipOf({ "mine/pie.json": json({ ...PIE, image: "images/pie.gif" }), "mine/images/pie.gif": GIF }),
    );
    expect(pie?.pictures).toHaveLength(1);
    expect(pie?.problems).toEqual([]);
  });

  it("reads the other files when one is damaged, and fields of wrong types", async () => {
    const odd = {
      "@type": "Recipe",
      name: ["Odd"],
      recipeIngredient: { a: 1 },
      recipeInstructions: 7,
      image: {},
    };
    const entries = await archiveEntries({
      "all.zip": await zipOf({ "1.json": json(PIE).slice(0, -9), "2.json": json(odd), "3.json": json(PIE) }),
    });
    expect(entries.map((entry) => (entry.kind === "recipe" ? entry.draft.name : entry.reason))).toEqual([
      "entry-damaged",
      "Odd",
      "Leek pie",
    ]);
  });
});

describe("an export of RecipeSage", () => {
  it("begins a section of steps with a node of its own, as text or as name", async () => {
    const recipe = {
      ...PIE,
      creditText: "Grandma",
      isBasedOn: "https://example.org/pie",
      recipeInstructions: [
        { "@type": "HowToSection", text: "[Sauce]" },
        { "@type": "HowToStep", text: "Stir." },
        { "@type": "HowToSection", name: "Cake" },
        { "@type": "HowToStep", text: "Bake." },
      ],
    };
    const [pie] = await archivedRecipes(json({ recipes: [recipe] }));
    expect(pie?.format).toBe("recipesage");
    expect(pie?.stepHeadings).toEqual(["Sauce", "Cake"]);
    expect(pie?.draft).toMatchObject({ source: "Grandma", url: "https://example.org/pie" });
  });

  it("is read from XML too", async () => {
    const xml =
      "<data><recipe><id>7</id><title>Soup</title><yield>2</yield><activeTime>20 minutes</activeTime><url>Box</url>" +
      "<ingredients>[Base]\n1 l water\n[Rest]\n2 leeks</ingredients><instructions>Boil.\n\nServe.</instructions>" +
      "<labels><title>quick</title></labels></recipe></data>";
    const [soup] = await archivedRecipes(xml);
    expect(soup && linesByGroup(soup)).toEqual({ base: ["1 l water"], rest: ["2 leeks"] });
    expect(soup).toMatchObject({
      format: "recipesage",
      ownId: "7",
      draft: { source: "Box", tags: ["quick"] },
    });
  });
});

describe("a folder of Nextcloud Cookbook", () => {
  it("has its full picture, its headings, and its times", async () => {
    const recipe = {
      ...PIE,
      id: 12,
      image: "https://example.org/pie.jpg",
      recipeIngredient: ["## Filling", "2 leeks"],
      recipeInstructions: ["## Filling", "Fry.", "## Rest", "Bake."],
      nutrition: [],
      tool: [],
      dateCreated: "2024-05-06T07:08:09+0000",
    };
    const entries = await archiveEntries({
      "export.zip": await zipOf({
        "Recipes/Leek pie/recipe.json": json(recipe).replaceAll("/", "\\/"),
        "Recipes/Leek pie/thumb.jpg": GIF,
        "Recipes/Leek pie/full.jpg": Buffer.concat([GIF, GIF]),
        "Recipes/.cookbook_config": "x",
      }),
    });
    const [pie] = entries;
    expect(entries).toHaveLength(1);
    if (pie?.kind !== "recipe") throw new Error("unread");
    expect(pie).toMatchObject({ format: "nextcloud", ownId: "12", createdAt: "2024-05-06T07:08:09.000Z" });
    expect(pie.stepHeadings).toEqual(["Filling", "Rest"]);
    const [picture] = pie.pictures;
    expect(picture && "bytes" in picture && (await picture.bytes()).length).toBe(2 * GIF.length);
  });
});

describe("a saved page", () => {
  it("is read from its JSON-LD", async () => {
    const page = `<!doctype html><html><head><script type="application/ld+json">${json(PIE)}</script></head></html>`;
    const [pie] = await archivedRecipes(
      await zipOf({ "Leek pie.html": page, "Leek pie_files/x.css": "a{}" }),
    );
    expect(pie?.draft.name).toBe("Leek pie");
  });

  it("has its picture in the folder that the browser made beside it", async () => {
    const image = ["https://example.org/img/pie.gif?w=1", "https://example.org/img/pie-small.gif"];
    const page = `<html><script type="application/ld+json">${json({ ...PIE, image })}</script></html>`;
    const [pie, ...others] = await archivedRecipes(
      await zipOf({ "Leek pie.html": page, "Leek pie_files/pie.gif": GIF, "Leek pie_files/logo.gif": GIF }),
    );
    expect(others).toEqual([]);
    expect(pie?.pictures).toHaveLength(1);
    expect(pie?.pictures[0]).toHaveProperty("bytes");
  });

  it("is read from its microdata", async () => {
    const page =
      '<html><body><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1>' +
      '<ul><li itemprop="recipeIngredient">2 leeks</li><li itemprop="recipeIngredient">1 l water</li></ul>' +
      '<div itemprop="recipeInstructions"><p>Boil the leeks.</p><p>Serve.</p></div></div></body></html>';
    const [soup] = await archivedRecipes(page);
    expect(soup && linesByGroup(soup)).toEqual({ main: ["2 leeks", "1 l water"] });
    expect(soup && stepTexts(soup)).toEqual(["Boil the leeks.", "Serve."]);
  });

  it("without any recipe is refused as a page", async () => {
    const page = "<!doctype html><html><head><title>Sign in</title></head><body>Sign in</body></html>";
    await expect(archivedRecipes(page)).rejects.toMatchObject({ failure: "archive-is-page" });
  });
});
