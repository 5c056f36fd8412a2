import type { Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe } from "@larder/domain/testing/build-recipe";

const FOODS = ["leek", "potato", "carrot", "onion", "garlic", "egg", "flour", "milk", "rice", "tomato"];
const TAGS = ["dinner", "soup", "quick", "vegan", "baking", "winter", "lunch", "salad"];

function patternOf(n: number): Recipe {
  const foods = [FOODS[n % 10], FOODS[(n * 7 + 3) % 10]] as string[];
  return buildRecipe({
    id: `recipe-${n}`,
    slug: `recipe-${n}`,
    userId: `user-${n}`,
    name: `${foods[0]} dish ${n}`,
    tags: [TAGS[n % 8], `tag ${n}`] as string[],
    ingredients: {
      main: foods.map((ingredient_name) => ({ ingredient_name, unit: "g", measure: 100, prep_style: "" })),
    },
    createdAt: new Date(Date.UTC(2025, 0, 1) + n * 1_000).toISOString(),
    ...(n % 50 === 7 && { hiddenBy: "eva" }),
  });
}

/** The recipes of which a large store has copies. */
export const copiedRecipes: readonly Recipe[] = Array.from({ length: 100 }, (_, n) => patternOf(n));
