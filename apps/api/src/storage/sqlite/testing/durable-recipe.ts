import type { Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe, ingredient } from "../../testing/store-cases/build-recipe.ts";

/** Builds a recipe whose every part contains its id and version, so that a torn write is detected. */
export function durableRecipe(id: string, version: number): Recipe {
  const label = `${id}-v${version}`;
  return buildRecipe({
    id,
    slug: id,
    version,
    name: `Soup ${label}`,
    description: `${label} `.repeat(700),
    ingredients: { main: [ingredient(`leek ${label}`)] },
    tags: [label],
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
  });
}
