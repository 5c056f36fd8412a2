import type { IngredientRow, Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe as buildDomainRecipe } from "@larder/domain/testing/build-recipe";

let made = 0;

/** A whole recipe with an id and slug of its own; each is a second younger than the one before. */
export function buildRecipe(fields: Partial<Recipe> = {}): Recipe {
  made += 1;
  const createdAt = new Date(Date.UTC(2026, 0, 1) + made * 1_000).toISOString();
  return buildDomainRecipe({
    id: `recipe-${made}`,
    slug: `soup-${made}`,
    name: "Soup",
    ingredients: {},
    createdAt,
    updatedAt: createdAt,
    ...fields,
  });
}

export function ingredient(ingredient_name: string): IngredientRow {
  return { ingredient_name, unit: "g", measure: 1, prep_style: "" };
}

/** Builds a recipe that uses every field, with values that a careless store would change. */
export function buildFullRecipe(fields: Partial<Recipe> = {}): Recipe {
  return buildRecipe({
    name: "Ñoquis de la abuela $where.a_%\"'\\ 🍲",
    abstract: "",
    description: "Line one\nline two\ttab",
    cuisine: "Argentine",
    difficulty: "easy",
    rating: 4.5,
    author: "Ana",
    url: "https://example.org/gnocchi?a=1#b",
    source: "example.org",
    servings: 2.5,
    calories_per_serving: 0,
    tags: ["dinner", "$set", "a.b"],
    category: ["main"],
    dietary_preferences: ["vegetarian"],
    reviews: [{ author: "Bo", rating: 5, text: "2026-01-01T00:00:00.000Z" }],
    history: "old",
    did_you_know: "yes",
    tools: [{ tool_name: "pot", purpose: "" }],
    ingredients: {
      main: [
        { ...ingredient("potato"), measure: 0.1 },
        {
          ...ingredient("flour"),
          measure: "2-3",
          measureMin: 2,
          measureMax: 3,
          text: "2–3 cups flour",
        },
      ],
      especias_y_más: [],
      肉: [ingredient("鶏肉")],
    },
    steps: [
      {
        main_step: "Mix",
        tip: "slowly",
        parallel_group: 1,
        sub_steps: [
          { description: "Knead", duration_minutes: 1.5, ingredients: [ingredient("flour")] },
          { description: "", action_id: "12345678901234567890" },
          {
            description: "Add flour",
            uses: [
              {
                group: "main",
                i: 0,
                part: "part",
                start: null,
                end: null,
                amount: { min: 0.5, max: 1, unit: null },
                origin: "cook",
              },
            ],
          },
          { description: "Rest", uses: [] },
        ],
      },
      { main_step: "", parallel_group: "a", sub_steps: [] },
    ],
    importedUrl: { url: "https://example.org/gnocchi", source: "", author: "", medium: "web" },
    image: { url: "https://example.org/a.jpg", width: 640, height: 480, colour: "#aabbcc" },
    moreImages: [{ url: "https://example.org/b.jpg", width: 480 }, { url: "https://example.org/c.jpg" }],
    notes: ["$note.a\nsecond line", "2026-01-01"],
    nutrition: "Fat: 3 g\nSalt: 0",
    video: "https://example.org/film?a=1",
    linkedRecipes: [{ name: "Sauce", id: "sauce-1" }, { name: "$dough" }],
    language: "es",
    assumed: ["duration", "servings"],
    assumedFrom: { duration: "reckoned", servings: "default" },
    reckonedMinutes: 75,
    sourceUrl: "https://example.org/gnocchi",
    originalJson: '{"name": "Ñoquis",\n "__proto__": {"a": 1}}',
    ...fields,
  });
}
