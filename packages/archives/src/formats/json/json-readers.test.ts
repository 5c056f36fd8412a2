import { describe, expect, it } from "vitest";
import { entriesOf, linesOf, recipesOf } from "../../testing/entries-of.ts";
import { zipOf } from "../../testing/zip-of.ts";

const GIF = "R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const MELA = {
  id: "example.org/soup",
  title: "Leek soup",
  text: "For **cold** days.",
  images: [GIF, "PHN2Zy8+"],
  categories: ["Soup"],
  yield: "4",
  prepTime: "10 min",
  ingredients: "2 leeks\n# Croutons\n2 slices bread",
  instructions: "Simmer.\n# Croutons\nFry the bread.",
  notes: "Freezes well.",
  link: "A book, page 7",
  favorite: true,
  wantToCook: true,
  date: 757_382_400,
};

const CROUTON = {
  uuid: "7D1A",
  name: "Leek tart",
  serves: 6,
  duration: 20,
  cookingDuration: 40,
  webLink: "",
  sourceName: "Aunt May",
  notes: "Best warm.",
  neutritionalInfo: "300 kcal",
  tags: ["quick", { name: "spring", color: "#fff" }],
  images: [],
  steps: [
    { order: 2, step: "Bake." },
    { order: 0, step: "Filling", isSection: true },
    { order: 1, step: "Fry the leeks." },
  ],
  ingredients: [
    { order: 3, ingredient: { name: "Plain crust" }, quantity: { amount: 0, quantityType: "RECIPE" } },
    { order: 0, ingredient: { name: "Filling" }, quantity: { amount: 0, quantityType: "SECTION" } },
    {
      order: 1,
      ingredient: { name: "leeks" },
      quantity: { amount: 2, secondaryAmount: 3, quantityType: "ITEM" },
    },
    { order: 2, ingredient: { name: "cream" }, quantity: { amount: 1.5, quantityType: "CUP" } },
    { order: 4, ingredient: { name: "pepper" } },
  ],
};

describe("a recipe of Mela", () => {
  it("keeps its groups, its pictures and what the cook marked", async () => {
    const [soup] = await recipesOf(JSON.stringify(MELA));
    expect(soup).toMatchObject({
      format: "mela",
      ownId: "example.org/soup",
      isFavorite: true,
      createdAt: "2025-01-01T00:00:00.000Z",
      draft: {
        description: "For cold days.",
        tags: ["soup", "want to cook"],
        source: "A book, page 7",
        servings: 4,
        notes: ["Freezes well."],
      },
    });
    expect(soup && linesOf(soup)).toEqual({
      ingredients: { main: ["2 leeks"], croutons: ["2 slices bread"] },
      steps: [
        ["", ["Simmer."]],
        ["Croutons", ["Fry the bread."]],
      ],
    });
    expect(soup?.original.text).not.toContain(GIF);
  });

  it("is found in an archive that lies in a zip, also where a picture comes first", async () => {
    const { images, ...rest } = MELA;
    const first = JSON.stringify({ images: [GIF, "A".repeat(20_000)], ...rest });
    const inner = await zipOf({ "a.melarecipe": first, "b.melarecipe": JSON.stringify(MELA) });
    expect(await recipesOf(await zipOf({ "Recipes.melarecipes": inner }))).toHaveLength(2);
    expect(images).toHaveLength(2);
  });
});

describe("a recipe of Crouton", () => {
  it("is sorted by its numbers, with headings, ranges and recipes that it uses", async () => {
    const [tart] = await recipesOf(JSON.stringify(CROUTON));
    expect(tart && linesOf(tart)).toEqual({
      ingredients: { filling: ["2-3 leeks", "1 ½ cup cream", "Plain crust", "pepper"] },
      steps: [["Filling", ["Fry the leeks.", "Bake."]]],
    });
    expect(tart).toMatchObject({
      format: "crouton",
      links: [{ name: "Plain crust" }],
      draft: {
        source: "Aunt May",
        tags: ["quick", "spring"],
        nutrition: "300 kcal",
        duration: { prep_time_minutes: 20, cook_time_minutes: 40 },
      },
    });
  });

  it("does not keep those beside it from being read when it is damaged", async () => {
    const damaged = JSON.stringify(CROUTON).slice(0, -40);
    const odd = JSON.stringify({ ...CROUTON, ingredients: "none", steps: [null, 3], serves: "many" });
    const zip = await zipOf({ "a.crumb": damaged, "b.crumb": odd, "c.crumb": JSON.stringify(CROUTON) });
    expect((await entriesOf(zip)).map(({ kind }) => kind)).toEqual(["unread", "recipe", "recipe"]);
  });
});

describe("a recipe of Flavorish", () => {
  it("is read with its picture, and what lies beside it is no failure", async () => {
    const row = (text: string, sort_order: number, is_group_header = false) => ({
      text,
      sort_order,
      is_group_header,
    });
    const recipe = {
      recipe: {
        id: "f1",
        title: "Leek soup",
        prep_time: 5,
        source_url: "https://example.org/soup",
        notes: null,
      },
      ingredients: [row("2 leeks", 1), row("Soup", 0, true)],
      instructions: [row("Simmer.", 0)],
      collections: ["Winter"],
      tags: ["soup"],
      imageFilename: "f1.gif",
    };
    const entries = await entriesOf(
      await zipOf({
        "manifest.json": "{}",
        "images/f1.gif": Buffer.from(GIF, "base64"),
        "recipes/f1.json": JSON.stringify(recipe),
      }),
    );
    expect(entries).toMatchObject([
      {
        format: "flavorish",
        ownId: "f1",
        problems: [],
        pictures: [{}],
        draft: { tags: ["winter", "soup"], ingredients: { soup: [{ text: "2 leeks" }] } },
      },
    ]);
  });
});

describe("a recipe of Broccoli", () => {
  const recipe = JSON.stringify({
    title: "Leek soup",
    ingredients: "2 leeks\nTo serve:\n1 lemon",
    directions: "Simmer.\nServe.",
    preparationTime: "25 min",
    servings: "2",
    source: "Aunt May",
    favorite: true,
    categories: [{ name: "Soup" }],
  });

  it("is read alone and from an archive, with the picture beside it", async () => {
    const one = await zipOf({
      "recipe.json": recipe,
      "any.gif": "",
      "leeks.jpg": Buffer.from(GIF, "base64"),
    });
    const archive = await zipOf({ "categories.json": "[]", "1_leek.broccoli": one });
    const expected = {
      format: "broccoli",
      isFavorite: true,
      pictures: [{}],
      draft: { tags: ["soup"], source: "Aunt May" },
    };
    expect(await entriesOf(one)).toMatchObject([{ ...expected, entry: "recipe.json" }]);
    expect(await entriesOf(archive)).toMatchObject([{ ...expected, entry: "1_leek.broccoli/recipe.json" }]);
  });
});
