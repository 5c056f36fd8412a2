import type { Recipe, RecipeSummary } from "@larder/domain/recipe/recipe";

/** A recipe of the collection; a test names only what matters to it. */
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

export function buildSummary(fields: Partial<RecipeSummary> = {}): RecipeSummary {
  const { id, name, slug, tags, duration, servings, userId } = buildRecipe();
  return { id, name, slug, tags, duration, servings, userId, ingredientNames: [], ...fields };
}
