import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { recipeDraftSchema, type RecipeDraft } from "../recipe/recipe.ts";
import { findSchemaRecipe, recipeFromSchemaOrg } from "./schema-org.ts";

const draftOf = (fields: object): RecipeDraft =>
  normaliseRecipe(recipeFromSchemaOrg({ "@type": "Recipe", name: "Soup", ...fields })).recipe;
const notesOf = (fields: object) =>
  normaliseRecipe(recipeFromSchemaOrg({ "@type": "Recipe", name: "Soup", ...fields })).notes;

const names = (rows: { ingredient_name: string }[] | undefined) => rows?.map((row) => row.ingredient_name);

describe("recipeFromSchemaOrg", () => {
  it("reads a whole recipe", () => {
    const draft = draftOf({
      name: "Leek &amp; potato soup",
      description: "<p>Warm.</p>",
      author: { "@type": "Person", name: "Ana" },
      image: [{ "@type": "ImageObject", url: "/media/ab-800.webp", width: 800, height: 600 }],
      url: "https://example.com/soup",
      recipeYield: ["4", "4 servings"],
      prepTime: "PT15M",
      cookTime: "PT1H30M",
      totalTime: "PT1H45M",
      recipeCategory: "Dinner",
      recipeCuisine: ["French"],
      keywords: "soup, winter",
      suitableForDiet: "https://schema.org/VeganDiet",
      nutrition: { "@type": "NutritionInformation", calories: "250 kcal" },
      tool: [{ "@type": "HowToTool", name: "Blender" }, "Pot"],
      recipeIngredient: ["2 leeks, sliced", "1 l stock"],
      recipeInstructions: [{ "@type": "HowToStep", text: "Fry the leeks." }],
      aggregateRating: { ratingValue: 4.8 },
      inLanguage: "en",
    });
    expect(draft).toMatchObject({
      name: "Leek & potato soup",
      description: "Warm.",
      author: "Ana",
      image: { url: "/media/ab-800.webp", width: 800, height: 600 },
      url: "https://example.com/soup",
      servings: 4,
      duration: {
        prep_time_minutes: 15,
        cook_time_minutes: 90,
        total_time_minutes: 105,
        formatted: "1h 45m",
      },
      cuisine: "French",
      category: ["Dinner"],
      tags: ["dinner", "french", "soup", "winter"],
      dietary_preferences: ["Vegan"],
      calories_per_serving: 250,
      tools: [
        { tool_name: "Blender", purpose: "" },
        { tool_name: "Pot", purpose: "" },
      ],
      steps: [{ main_step: "Fry", sub_steps: [{ description: "Fry the leeks." }] }],
      language: "en",
    });
    expect(names(draft.ingredients.main)).toEqual(["leeks", "stock"]);
    expect(draft.assumed).toBeUndefined();
  });

  it("ignores another site's rating", () => {
    expect(draftOf({ aggregateRating: { ratingValue: 4.8 } }).rating).toBeUndefined();
  });

  it("reports missing times and yield as assumed, without notes", () => {
    expect(draftOf({}).assumed).toEqual(["duration", "servings"]);
    expect(notesOf({})).toEqual([]);
  });

  it.each<[string, object, [number, number, number]]>([
    ["a total alone", { totalTime: "PT40M" }, [0, 0, 40]],
    ["a missing total", { prepTime: "PT10M", cookTime: "PT20M" }, [10, 20, 30]],
    ["zero is not given", { prepTime: "PT0M", cookTime: "PT0M", totalTime: "PT45M" }, [0, 0, 45]],
    ["oddities", { prepTime: "PTH30MS", cookTime: "P0DT1H0M" }, [30, 60, 90]],
    ["a forgotten T", { totalTime: "P30M" }, [0, 0, 30]],
    ["a duration as an object", { totalTime: { "@type": "Duration", "@value": "P0DT0H35M0S" } }, [0, 0, 35]],
    ["a range as an object", { cookTime: { minValue: "PT20M", maxValue: "PT30M" } }, [0, 30, 30]],
    ["words", { totalTime: "1 Std. 20 Min." }, [0, 0, 80]],
    ["garbage", { totalTime: "PTNaNM", cookTime: "PT-476070H19M32S" }, [10, 20, 30]],
  ])("times: %s", (_, times, expected) => {
    const { prep_time_minutes, cook_time_minutes, total_time_minutes } = draftOf(times).duration;
    expect([prep_time_minutes, cook_time_minutes, total_time_minutes]).toEqual(expected);
  });

  it.each<[string, unknown, string | undefined]>([
    ["a text", "Ana", "Ana"],
    ["a text with a comma", "Ana, of the north", "Ana, of the north"],
    ["a list", [{ name: "Ana" }, "Luis"], "Ana, Luis"],
    ["an object without a name", { "@id": "#ana" }, undefined],
    ["nothing", undefined, undefined],
  ])("author: %s", (_, author, expected) => {
    expect(draftOf({ author }).author).toBe(expected);
  });

  it("leaves out a picture of another site, with a note", () => {
    const image = ["https://example.com/a.jpg"];
    expect(draftOf({ image }).image).toBeUndefined();
    expect(notesOf({ image })).toContainEqual({ kind: "bad-address", path: "image" });
  });

  it.each<[unknown, number]>([
    [4, 4],
    ["Serves 4.0", 4],
    [["Makes many", "12 cookies"], 12],
    [{ "@type": "QuantitativeValue", value: 6 }, 6],
  ])("yield %j serves %i", (recipeYield, servings) => {
    expect(draftOf({ recipeYield }).servings).toBe(servings);
  });

  it("reads short keywords as tags, without duplicates and search phrases", () => {
    const keywords = ["Soup", "soup", "the very best leek and potato soup recipe", { name: "Winter" }];
    expect(draftOf({ recipeCategory: "Soup", keywords }).tags).toEqual(["soup", "winter"]);
    const many = Array.from({ length: 30 }, (_, n) => `k${n}`).join(",");
    expect(draftOf({ keywords: many }).tags).toHaveLength(12);
  });

  it.each<[string | object | undefined, number | undefined]>([
    ["1,250 kcal", 1_250],
    ["1050 kJ", undefined],
    ["1050 kJ / 250 kcal", 1_050],
    [undefined, undefined],
  ])("calories %j are %j", (calories, expected) => {
    expect(draftOf({ nutrition: { calories } }).calories_per_serving).toBe(expected);
  });

  describe("ingredients", () => {
    it.each<[string, unknown, Record<string, string[]>]>([
      ["a list", ["2 eggs", "salt"], { main: ["eggs", "salt"] }],
      ["the same line twice stays twice", ["salt", "salt"], { main: ["salt", "salt"] }],
      ["one text of lines", "2 eggs<br>salt", { main: ["eggs", "salt"] }],
      [
        "headings make groups",
        ["2 eggs", "For the sauce:", "salt", "## TOP", "1 onion"],
        { main: ["eggs"], for_the_sauce: ["salt"], top: ["onion"] },
      ],
      ["a heading with an amount is a line", ["250 g flour:"], { main: ["flour"] }],
      ["empty entries", [null, "", " "], { main: [] }],
      ["nothing", undefined, { main: [] }],
    ])("%s", (_, recipeIngredient, expected) => {
      const groups = Object.entries(draftOf({ recipeIngredient }).ingredients);
      expect(Object.fromEntries(groups.map(([key, rows]) => [key, names(rows)]))).toEqual(expected);
    });
  });

  it.each([
    [null],
    [7],
    ["x"],
    [[]],
    [{}],
    [
      {
        name: {},
        author: [[[]]],
        recipeYield: {},
        image: [[]],
        keywords: 7,
        nutrition: "x",
        recipeInstructions: {},
      },
    ],
  ])("gives a valid recipe for %j", (node) => {
    const { recipe } = normaliseRecipe(recipeFromSchemaOrg(node));
    expect(recipeDraftSchema.safeParse(recipe).error).toBeUndefined();
  });
});

describe("a recipe of schema.org that is imported as JSON", () => {
  const outline = (recipeInstructions: unknown) =>
    draftOf({ recipeInstructions }).steps.map((step) => step.sub_steps.map((part) => part.description));

  it("is read like one in a page: without the numbers of its steps, and cut where they count up", () => {
    expect(outline("1. Chop the leeks. 2. Fry them. 3. Add the stock. 4. Simmer.")).toEqual([
      ["Chop the leeks.", "Fry them.", "Add the stock."],
      ["Simmer."],
    ]);
  });

  it("is read like one in a page: repeated lists count once", () => {
    const { ingredients } = draftOf({ recipeIngredient: ["leek", "stock", "salt", "leek", "stock", "salt"] });
    expect(names(ingredients.main)).toEqual(["leek", "stock", "salt"]);
  });

  it("accepts a name without two letters, which a page would have in its title", () => {
    expect(draftOf({ name: "7" }).name).toBe("7");
  });
});

describe("findSchemaRecipe", () => {
  const recipe = { "@type": "Recipe", name: "Soup" };

  it.each<[string, unknown]>([
    ["the thing itself", recipe],
    ["one of a list", [{ "@type": "WebSite" }, recipe]],
    ["one of a graph", { "@graph": [{ "@type": "WebPage" }, recipe] }],
    ["one within a page", { "@type": "WebPage", mainEntity: recipe }],
    ["one with a name rather than a reference", [{ "@type": "Recipe", "@id": "#r" }, recipe]],
  ])("%s", (_, document) => {
    expect(findSchemaRecipe(document)).toEqual(recipe);
  });

  it.each([["Recipe"], [["Thing", "Recipe"]], ["https://schema.org/Recipe"], ["schema:Recipe"]])(
    "recognises the type %j",
    (type) => {
      expect(findSchemaRecipe({ "@type": type, name: "x" })).not.toBeNull();
    },
  );

  it.each([[null], [{}], ["Recipe"], [{ "@type": "RecipeCollection" }], [{ type: "Recipe" }]])(
    "finds none in %j",
    (document) => {
      expect(findSchemaRecipe(document)).toBeNull();
    },
  );

  it("terminates on documents of any depth and size", () => {
    expect(findSchemaRecipe(JSON.parse("[".repeat(50_000) + "]".repeat(50_000)))).toBeNull();
    expect(findSchemaRecipe(Array.from({ length: 200_000 }, () => ({})))).toBeNull();
  });
});
