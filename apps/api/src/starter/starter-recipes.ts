import { readFile } from "node:fs/promises";
import { SYSTEM_OWNER } from "../ports/system-owner.ts";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { slugify } from "@larder/domain/recipe/slug";

/** The files in `recipes/`, in the order in which a list of the newest shows them. */
export const STARTER_RECIPES = [
  "red-lentil-soup-with-lemon-and-mint-oil",
  "tortilla-de-patatas",
  "teriyaki-salmon-with-rice-and-pak-choi",
  "buttermilk-pancakes-with-warm-blueberries",
  "chickpea-and-spinach-curry-with-basmati-rice",
  "gazpacho-andaluz",
  "roast-chicken-with-lemon-and-crisp-potatoes",
  "mushroom-risotto",
  "arepas-con-perico",
  "brown-butter-chocolate-chip-cookies",
  "smoky-black-bean-tacos-with-pickled-onion",
  "merluza-en-salsa-verde-con-almejas",
  "fattoush-with-crisp-pitta",
  "fifteen-minute-egg-fried-rice",
  "lentejas-con-chorizo",
  "no-knead-country-bread",
  "beef-stew-with-red-wine-and-mushrooms",
  "empanadas-argentinas-de-carne",
  "shakshuka-with-feta",
  "lemongrass-pork-noodle-bowls",
  "arroz-con-leche",
  "apple-and-blackberry-crumble",
  "masala-chai",
  "agua-de-jamaica",
] as const;

/** Long ago, so that whatever people add stands before it; and always the same, so that slugs are. */
const WRITTEN = Date.UTC(2026, 0, 1, 8);
const MINUTE_MS = 60_000;

/** Returns all starter recipes as they are stored, with the same ids and slugs on every machine. */
export function readStarterRecipes(): Promise<Recipe[]> {
  return Promise.all(STARTER_RECIPES.map(readStarterRecipe));
}

async function readStarterRecipe(file: string, index: number): Promise<Recipe> {
  const json = await readFile(new URL(`recipes/${file}.json`, import.meta.url), "utf8");
  const { recipe: draft } = normaliseRecipe(JSON.parse(json));
  const written = new Date(WRITTEN - index * MINUTE_MS);
  return {
    ...draft,
    author: SYSTEM_OWNER.name,
    id: `starter-${file}`,
    slug: slugify(draft.name, written),
    userId: SYSTEM_OWNER.id,
    createdAt: written.toISOString(),
    updatedAt: written.toISOString(),
    version: 1,
    visibility: "shared",
  };
}
