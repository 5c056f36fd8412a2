import { EXPORT_FORMATS } from "@larder/domain/formats/export-format";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { collect } from "../testing/collect.ts";
import { brokenPicture, exported, nastySource, pictureOf, sourceOf } from "../testing/export-source.ts";
import { nastyRecipes } from "../testing/nasty-recipes.ts";
import { EXPORT_WRITERS } from "./export-formats.ts";
import type { ExportSource } from "./exported-recipe.ts";

const pie = () => {
  const [first] = nastyRecipes();
  if (!first) throw new Error("No recipe.");
  return first.recipe;
};

const pieSource = () =>
  sourceOf([
    exported(pie(), {
      pictures: [pictureOf(1), pictureOf(2)],
      cookingNotes: { rating: 4, note: "More salt.", cookedOn: [] },
    }),
  ]);

async function bytesOf(format: keyof typeof EXPORT_WRITERS, source: ExportSource): Promise<Buffer> {
  return Buffer.concat(await collect(EXPORT_WRITERS[format].write(source)));
}

async function filesOf(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries())
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  return files;
}

const zipFiles = async (format: keyof typeof EXPORT_WRITERS, source: ExportSource) =>
  filesOf(await bytesOf(format, source));
const jsonIn = (bytes: Uint8Array | undefined): unknown => JSON.parse(Buffer.from(bytes ?? []).toString());

describe("every format", () => {
  it.each(EXPORT_FORMATS.filter((format) => format !== "json-ld"))(
    "%s has a file for each recipe, under names that are no paths and differ whatever their case",
    async (format) => {
      const files = [...(await zipFiles(format, nastySource())).keys()];
      expect(files.length).toBeGreaterThanOrEqual(nastyRecipes().length);
      expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
      for (const part of files.flatMap((file) => file.split("/"))) {
        expect(part).not.toMatch(/^\.{0,2}$|[\\:*?"<>|]/);
        expect(part.length).toBeLessThanOrEqual(100);
      }
    },
  );

  it.each(EXPORT_FORMATS)("%s writes a recipe without the picture that cannot be read", async (format) => {
    const failed: string[] = [];
    const source = sourceOf([exported(pie(), { pictures: [brokenPicture] })], {
      pictureFailed: (name) => failed.push(name),
    });
    expect((await bytesOf(format, source)).length).toBeGreaterThan(100);
    expect(failed).toEqual(["Leek Pie"]);
  });

  it.each(EXPORT_FORMATS)("%s goes on without a recipe that is gone by then", async (format) => {
    const source = sourceOf([exported(pie())]);
    const listed = [{ id: "gone", name: "Gone" }, ...source.listed];
    expect((await bytesOf(format, { ...source, listed })).length).toBeGreaterThan(100);
  });
});

describe("a Paprika archive", () => {
  it("holds groups, times, notes, stars, categories and pictures as Paprika writes them", async () => {
    const file = (await zipFiles("paprika", pieSource())).get("Leek Pie.paprikarecipe");
    const recipe = jsonIn(gunzipSync(file ?? ""));
    expect(recipe).toMatchObject({
      name: "Leek Pie",
      uid: expect.stringMatching(/^[\dA-F-]{36}$/),
      created: "2026-01-02 03:04:05",
      servings: "6",
      prep_time: "25 mins",
      cook_time: "1 hr 20 mins",
      rating: 4,
      difficulty: "Medium",
      source: "The Leek Book",
      source_url: "https://example.com/leek-pie?x=1&y=2",
      categories: ["Dinner", "pie", "leeks"],
      photos: [{ name: "1" }, { name: "2" }],
      nutritional_info: "412 kcal per serving\nProtein: 9 g\nFat: 21 g",
    });
    expect(recipe).toHaveProperty(
      "ingredients",
      expect.stringContaining("\nFor The Dough:\n250 g plain flour\n"),
    );
    expect(recipe).toHaveProperty(
      "directions",
      expect.stringMatching(/^Dough:\n\nKnead flour, salt and water\.\n\n/),
    );
    expect(recipe).toHaveProperty("notes", expect.stringContaining("My note: More salt."));
  });

  it("has the same uid in each export, and links to other recipes", async () => {
    const first = await zipFiles("paprika", nastySource());
    const second = await zipFiles("paprika", nastySource());
    const pasta = (files: Map<string, Buffer>) =>
      jsonIn(gunzipSync(files.get("Pasta with Pesto.paprikarecipe") ?? ""));
    expect(pasta(first)).toEqual(pasta(second));
    expect(pasta(first)).toHaveProperty("ingredients", "200 g pasta\n150 g [recipe:Pesto]");
    expect(pasta(first)).toHaveProperty("notes", expect.stringContaining("[recipe:Grandmother's Bread]"));
  });
});

describe("archives of apps that run at home", () => {
  it("have Mealie's rows in parts, and as they are written where parts would lose something", async () => {
    const files = await zipFiles("mealie", pieSource());
    const recipe = jsonIn(files.get("recipes/leek-pie/leek-pie.json"));
    expect(recipe).toMatchObject({
      rating: 4,
      recipe_yield: "6",
      total_time: "2 Hours 20 Minutes",
      tags: ["pie", "leeks"],
      recipe_category: ["Dinner"],
      tools: ["Pie dish"],
      recipe_instructions: [{ title: "Dough" }, { title: "" }, { title: "Filling" }, {}, {}, {}],
    });
    expect(recipe).toHaveProperty("recipe_ingredient", [
      expect.objectContaining({
        title: "",
        quantity: 3,
        food: expect.objectContaining({ name: "leeks" }),
        note: "sliced",
      }),
      expect.objectContaining({ quantity: 50, unit: expect.objectContaining({ name: "g" }) }),
      expect.objectContaining({ title: "For The Dough", quantity: 250 }),
      expect.objectContaining({ quantity: 0.5 }),
      expect.objectContaining({ quantity: 120 }),
      expect.objectContaining({
        title: "To Serve",
        note: "2-3 tbsp chives, chopped",
        food: null,
        disable_amount: true,
      }),
      expect.objectContaining({ note: "a handful of cress" }),
    ]);
    expect(files.has("recipes/leek-pie/images/original.jpg")).toBe(true);
  });

  it("keep in Tandoor's last step what its columns cannot hold", async () => {
    const inner = await filesOf((await zipFiles("tandoor", pieSource())).get("1.zip") ?? new Uint8Array());
    const recipe = jsonIn(inner.get("recipe.json"));
    expect(recipe).toMatchObject({
      working_time: 25,
      waiting_time: 115,
      servings: 6,
      steps: [
        { name: "", instruction: "" },
        { name: "Dough" },
        { name: "Filling", instruction: expect.stringContaining("**My note:** More salt.") },
      ],
    });
    expect(inner.has("image.jpeg")).toBe(true);
  });

  it("have Nextcloud's headings, and a tag with a comma as one tag", async () => {
    const source = sourceOf([exported({ ...pie(), tags: ["salty, sweet"] }, { pictures: [pictureOf(1)] })]);
    const files = await zipFiles("nextcloud", source);
    expect(jsonIn(files.get("Recipes/Leek Pie/recipe.json"))).toMatchObject({
      keywords: "salty  sweet",
      recipeCategory: "Dinner",
      recipeYield: 6,
      totalTime: "PT2H20M",
      recipeIngredient: expect.arrayContaining(["## For The Dough"]),
      recipeInstructions: expect.arrayContaining(["## Filling"]),
    });
    expect(files.has("Recipes/Leek Pie/full.jpg")).toBe(true);
    expect(files.has("Recipes/Leek Pie/thumb.jpg")).toBe(true);
  });
});

describe("files of text", () => {
  it("are JSON-LD with notes, stars, groups and pictures in it", async () => {
    expect(jsonIn(await bytesOf("json-ld", pieSource()))).toMatchObject({
      recipes: [
        {
          "@type": "Recipe",
          creditText: "The Leek Book",
          aggregateRating: { ratingValue: 4 },
          recipeIngredient: expect.arrayContaining(["[For The Dough]"]),
          comment: expect.arrayContaining([
            { "@type": "Comment", name: "Author Notes", text: "Freezes well." },
          ]),
          image: [expect.stringMatching(/^data:image\/jpeg;base64,/), expect.anything()],
        },
      ],
    });
    expect(jsonIn(await bytesOf("json-ld", sourceOf([])))).toEqual({ recipes: [] });
  });

  it("are Markdown with properties, in which no text becomes markup", async () => {
    const text = (await zipFiles("markdown", nastySource())).get("b Soup & 'Salad' b.md")?.toString() ?? "";
    expect(text).toContain(String.raw`# \<b\>"Soup" & 'Salad'\</b\>`);
    expect(text).toContain(String.raw`1. Mix \</li\> with \*stars\* and \_lines\_`);
    expect(text).toContain(String.raw`2. \# No heading`);
  });

  it("are Cooklang that refers to the files of other recipes", async () => {
    const files = await zipFiles("cooklang", nastySource());
    expect(files.get("Pasta with Pesto.cook")?.toString()).toContain("@./Pesto{150%g}");
    expect(files.get("Leek Pie.cook")?.toString()).toMatch(/\n> My note: Next time: more of 0\.\n$/);
    expect(files.has("Pasta with Pesto.1.jpg")).toBe(true);
  });
});
