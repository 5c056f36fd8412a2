import type { RecipeLanguage } from "@larder/domain/language";
import type { Recipe, RecipeDraft } from "@larder/domain/recipe/recipe";
import { slugify } from "@larder/domain/recipe/slug";
import { composeRecipe } from "../compose-recipe.ts";
import { KINDS_OF_DISHES } from "../dish-names.ts";
import { PANTRY } from "../pantry/pantry.ts";
import { type Random, seededRandom } from "../random.ts";
import { CUISINES } from "../cuisines.ts";

export interface DemoRequest {
  /** The number of recipes. */
  count: number;
  seed: number;
  /** The id of the user who owns them; without it, a few made-up users own them. */
  owner?: string | undefined;
}

const USERS = 8;
const MOST_FOODS = 3;
const SERVINGS = [2, 3, 4, 6, 8] as const;
const FIRST_DAY = Date.UTC(2026, 0, 1, 8);
const MINUTE_MS = 60_000;

/**
 * Yields composed recipes for random requests in English and Spanish, for demonstrations, benchmarks and tests. The same
 * seed gives the same recipes, whatever their number: the first ten of 1,000 are the ten of 10.
 */
export function* demoRecipes({ count, seed, owner }: DemoRequest): Generator<Recipe> {
  const random = seededRandom(`demo ${seed}`);
  for (let n = 0; n < count; n += 1) {
    const draft = demoDraft(random);
    const user = `demo-cook-${wholeNumber(random, USERS) + 1}`;
    const created = new Date(FIRST_DAY + n * MINUTE_MS);
    yield {
      ...draft,
      id: `demo-${seed}-${n}`,
      slug: `${slugify(draft.name, created)}-${seed}`,
      userId: owner ?? user,
      createdAt: created.toISOString(),
      updatedAt: created.toISOString(),
      version: 1,
      visibility: "shared",
    };
  }
}

function demoDraft(random: Random): RecipeDraft {
  for (;;) {
    const language: RecipeLanguage = random() < 0.6 ? "en" : "es";
    const servings = pick(SERVINGS, random);
    const query = randomQuery(language, random);
    const { recipe } = composeRecipe({ query, language, servings, seed: query });
    // A few combinations cannot be composed, such as chocolate in a broth.
    if (recipe) return recipe;
  }
}

/** Builds a query of a kind of dishes with one to three foods, half of the time with a cuisine. */
function randomQuery(language: RecipeLanguage, random: Random): string {
  const foods = Array.from(
    { length: wholeNumber(random, MOST_FOODS) + 1 },
    () => pick(PANTRY, random).short[language].one,
  );
  const style = random() < 0.5 ? [firstOf(pick(CUISINES, random).words[language])] : [];
  return [...style, firstOf(pick(KINDS_OF_DISHES, random).words[language]), foods.join(", ")].join(" ");
}

/** Word data list several words for one concept, separated by commas. */
const firstOf = (words: string) => words.split(",")[0] ?? words;

/** Returns a random whole number from 0 to below `end`. */
const wholeNumber = (random: Random, end: number) => Math.floor(random() * end);

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[wholeNumber(random, items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}
