import { recognise } from "@larder/composer";
import { examineRecipe } from "@larder/domain/examine/examine-recipe";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { nextTurn } from "../../http/answers/turns.ts";
import type { Ports } from "../../ports/ports.ts";

const MOST = 6;
/** The number of foods of a query that are looked up, and of recipes that each may contribute. */
const FOODS = 8;
const RECIPES_EACH = 40;
/** The number of recipes that are examined at most, because each is read whole. */
const MOST_EXAMINED = 40;

/**
 * Returns the recipes of the collection that have most of the foods that a query names; without such foods, those of that
 * name. A recipe that has what the request bars, or endangers its eaters, is left out.
 */
export async function nearestTo(
  { uid, query, request }: { uid: string; query: string; request: RecipeRequest },
  store: Ports["store"],
): Promise<RecipeSummary[]> {
  const foods = (await recognise(query)).slice(0, FOODS);
  const named = foods.length > 0 ? foods.map(({ names }) => names) : [[query.trim()]];
  const reader = (await store.recipes.hasUnlisted(uid)) ? { reader: uid } : {};
  const scores = new Map<string, { recipe: RecipeSummary; score: number }>();
  for (const names of named) {
    for (const recipe of await withAny(names, reader, store)) {
      const known = scores.get(recipe.id);
      scores.set(recipe.id, { recipe, score: (known?.score ?? 0) + 1 });
    }
  }
  const sorted = [...scores.values()]
    .sort((one, other) => other.score - one.score)
    .map(({ recipe }) => recipe);
  const barsNothing = request.excluded.length === 0 && request.diets.length === 0;
  return barsNothing ? sorted.slice(0, MOST) : allowedOf(sorted, request, store);
}

/** Returns the first recipes in which nothing is found that the request bars. */
async function allowedOf(
  sorted: readonly RecipeSummary[],
  request: RecipeRequest,
  store: Ports["store"],
): Promise<RecipeSummary[]> {
  const allowed: RecipeSummary[] = [];
  for (const summary of sorted.slice(0, MOST_EXAMINED)) {
    if (allowed.length === MOST) break;
    await nextTurn();
    const recipe = await store.recipes.findById(summary.id);
    if (!recipe) continue;
    const { breaches, dangers } = examineRecipe(recipe, request);
    if (breaches.length + dangers.length === 0) allowed.push(summary);
  }
  return allowed;
}

/** Returns each recipe with one of these names once, the most liked first. */
async function withAny(
  names: readonly string[],
  reader: { reader?: string },
  store: Ports["store"],
): Promise<RecipeSummary[]> {
  const found = new Map<string, RecipeSummary>();
  for (const name of new Set(names)) {
    // A store in this process answers at once: without a turn between them, all lookups would hold up other requests.
    await nextTurn();
    const page = await store.recipes.listSummaries({ terms: [name], ...reader }, "popular", {
      limit: RECIPES_EACH,
    });
    for (const recipe of page.items) found.set(recipe.id, recipe);
  }
  return [...found.values()];
}
