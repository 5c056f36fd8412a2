import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMinutes } from "../time/format-minutes.ts";
import { rowFromLine } from "../ingredient/ingredient-row.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import { arbitraryDraft } from "../testing/arbitrary-draft.ts";
import { jsonLdRecipeSchema } from "./json-ld-schema.ts";
import { recipeToJsonLd } from "./json-ld.ts";
import { readRecipeJson } from "./recipe-json.ts";

const SITE = "https://larder.example";

const draftOf = (fields: object): RecipeDraft => normaliseRecipe({ name: "Soup", ...fields }).recipe;

function readBack(draft: RecipeDraft): RecipeDraft {
  const result = readRecipeJson(JSON.stringify(recipeToJsonLd(draft, SITE)), { fillMissing: true });
  if (!result.ok || !result.recipes[0]) throw new Error("It was not read.");
  return result.recipes[0].recipe;
}

describe("recipeToJsonLd", () => {
  it("writes a whole recipe in schema.org's form", () => {
    const draft = draftOf({
      name: "Leek Soup",
      description: "Warm.",
      author: "Ana",
      url: "https://example.com/soup",
      importedUrl: "https://example.com/soup?print",
      image: { url: "/media/ab-800.webp", width: 800, height: 600 },
      moreImages: [{ url: "/media/cd-480.webp" }],
      notes: ["Freezes well.\n\nUp to a month.", "Salt it last."],
      nutrition: "Fat: 3 g",
      video: "https://example.com/film",
      language: "en",
      servings: 4,
      duration: { prep_time_minutes: 15, cook_time_minutes: 75 },
      category: ["Dinner"],
      cuisine: "French",
      tags: ["soup", "winter"],
      dietary_preferences: ["Gluten free", "Vegetarian", "Mum's"],
      calories_per_serving: 250,
      tools: [{ tool_name: "Blender", purpose: "for the end" }],
      ingredients: {
        main: ["2 leeks, sliced"],
        topping: [{ ingredient_name: "cream", measure: 0.5, unit: "cup" }],
      },
      steps: [
        {
          main_step: "Fry",
          why: "Sweeter.",
          sub_steps: [{ description: "Fry the leeks.", duration_minutes: 10, tip: "Low heat." }],
        },
        { main_step: "Serve", sub_steps: ["Add cream.", "Serve."] },
      ],
    });
    const dates = { createdAt: "2026-01-02T03:04:05.000Z", updatedAt: "2026-01-03T03:04:05.000Z" };
    expect(recipeToJsonLd({ ...draft, ...dates }, SITE)).toEqual({
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: "Leek Soup",
      description: "Warm.",
      author: { "@type": "Person", name: "Ana" },
      url: "https://example.com/soup",
      isBasedOn: "https://example.com/soup?print",
      image: ["https://larder.example/media/ab-800.webp", "https://larder.example/media/cd-480.webp"],
      video: { "@type": "VideoObject", name: "Leek Soup", url: "https://example.com/film" },
      comment: [
        { "@type": "Comment", name: "Author Notes", text: "Freezes well.\n\nUp to a month." },
        { "@type": "Comment", name: "Author Notes", text: "Salt it last." },
      ],
      inLanguage: "en",
      datePublished: "2026-01-02T03:04:05.000Z",
      dateModified: "2026-01-03T03:04:05.000Z",
      prepTime: "PT15M",
      cookTime: "PT1H15M",
      totalTime: "PT1H30M",
      recipeYield: "4",
      recipeCategory: ["Dinner"],
      recipeCuisine: "French",
      keywords: "soup, winter",
      suitableForDiet: ["https://schema.org/GlutenFreeDiet", "https://schema.org/VegetarianDiet"],
      nutrition: { "@type": "NutritionInformation", calories: "250 kcal", description: "Fat: 3 g" },
      tool: [{ "@type": "HowToTool", name: "Blender", description: "for the end" }],
      recipeIngredient: ["2 leeks, sliced", "½ cup cream"],
      recipeInstructions: [
        {
          "@type": "HowToSection",
          name: "Fry",
          itemListElement: [
            { "@type": "HowToTip", name: "Why", text: "Sweeter." },
            { "@type": "HowToStep", text: "Fry the leeks.", timeRequired: "PT10M" },
            { "@type": "HowToTip", text: "Low heat." },
          ],
        },
        {
          "@type": "HowToSection",
          name: "Serve",
          itemListElement: [
            { "@type": "HowToStep", text: "Add cream." },
            { "@type": "HowToStep", text: "Serve." },
          ],
        },
      ],
    });
  });

  it("leaves out assumed and missing values", () => {
    const written = recipeToJsonLd(draftOf({}), SITE);
    expect(Object.keys(written).toSorted()).toEqual([
      "@context",
      "@type",
      "name",
      "recipeIngredient",
      "recipeInstructions",
    ]);
  });

  it("rebuilds a line whose row was changed", () => {
    const row = { ...rowFromLine("2 cups oats, toasted"), measure: 3 };
    const { recipeIngredient } = recipeToJsonLd(draftOf({ ingredients: { main: [row] } }), SITE);
    expect(recipeIngredient).toEqual(["3 cup oats, toasted"]);
  });

  it("writes any recipe, whatever the server's address", () => {
    fc.assert(
      fc.property(arbitraryDraft, fc.constantFrom(SITE, "", "null", "x"), (draft, origin) => {
        const written = recipeToJsonLd(draft, origin);
        expect(jsonLdRecipeSchema.parse(written)).toEqual(written);
        expect(JSON.parse(JSON.stringify(written))).toEqual(written);
      }),
    );
  });
});

const word = fc.constantFrom("leek", "oats", "rye", "plum", "dill", "salt", "miso", "kale");
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" "));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const help = { tip: maybe(words), why: maybe(words), analogy: maybe(words) };

/** Recipes that schema.org can express: titled steps, one group of ingredients, times that add up. */
const speakable = fc
  .record({
    name: words,
    description: maybe(words),
    abstract: maybe(words),
    author: maybe(words),
    url: maybe(fc.constant("https://example.com/soup")),
    language: maybe(fc.constantFrom("en", "es")),
    servings: fc.integer({ min: 1, max: 50 }),
    calories_per_serving: maybe(fc.integer({ min: 1, max: 900 })),
    dietary_preferences: fc.constantFrom([], ["Vegan"], ["Gluten Free", "Low Salt"]),
    tags: fc.uniqueArray(word, { maxLength: 4 }),
    tools: fc.array(fc.record({ tool_name: words, purpose: fc.oneof(fc.constant(""), words) }), {
      maxLength: 2,
    }),
    prep: fc.nat(90),
    cook: fc.integer({ min: 1, max: 300 }),
    lines: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom("g", "cups", "tbsp"), words)
        .map((parts) => parts.join(" ")),
      { minLength: 1, maxLength: 5 },
    ),
    steps: fc
      .array(
        fc.record({
          ...help,
          sub_steps: fc.array(
            fc.record({
              description: words,
              duration_minutes: maybe(fc.integer({ min: 1, max: 90 })),
              ...help,
            }),
            { minLength: 1, maxLength: 5 },
          ),
        }),
        { minLength: 2, maxLength: 4 },
      )
      .map((steps) => steps.map((step, index) => ({ main_step: `Part ${"ABCD"[index]}`, ...step }))),
  })
  .map(({ prep, cook, lines, ...rest }) =>
    JSON.parse(
      JSON.stringify({
        ...rest,
        category: [],
        reviews: [],
        duration: {
          prep_time_minutes: prep,
          cook_time_minutes: cook,
          total_time_minutes: prep + cook,
          formatted: formatMinutes(prep + cook),
        },
        ingredients: { main: lines.map(rowFromLine) },
      }),
    ),
  );

describe("JSON-LD read back", () => {
  it("preserves everything that schema.org can express", () => {
    fc.assert(
      fc.property(speakable, (draft) => {
        expect(readBack(draft)).toEqual(draft);
      }),
    );
  });

  it("preserves the text of any recipe's steps in order", () => {
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (texts, size) => {
          const steps = Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => {
            return { main_step: "", sub_steps: texts.slice(at * size, at * size + size) };
          });
          const read = readBack(draftOf({ steps }));
          expect(read.steps.flatMap((step) => step.sub_steps.map((part) => part.description))).toEqual(texts);
        },
      ),
    );
  });
});
