import { type Recipe, type RecipeSummary, summarise } from "../recipe/recipe.ts";

/** Builds a valid stored recipe; a test names only the fields that matter to it. */
export function buildRecipe(fields: Partial<Recipe> = {}): Recipe {
  return {
    id: "r1",
    slug: "leek-soup",
    userId: "ana",
    name: "Leek soup",
    servings: 4,
    tags: [],
    category: [],
    dietary_preferences: [],
    reviews: [],
    tools: [],
    duration: { prep_time_minutes: 10, cook_time_minutes: 20, total_time_minutes: 30, formatted: "30 min" },
    ingredients: { main: [] },
    steps: [],
    createdAt: "2026-01-05T12:00:00.000Z",
    updatedAt: "2026-01-05T12:00:00.000Z",
    version: 1,
    visibility: "shared",
    ...fields,
  };
}

/** Builds what a list shows of that recipe. */
export function buildSummary(fields: Partial<RecipeSummary> = {}): RecipeSummary {
  return { ...summarise(buildRecipe()), ...fields };
}
