import { recognise } from "@larder/composer";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { nextTurn } from "../../http/answers/turns.ts";
import type { Ports } from "../../ports/ports.ts";

const MOST = 6;
/** The number of foods of a query that are looked up, and of recipes that each may contribute. */
const FOODS = 8;
const RECIPES_EACH = 40;

/** The recipes of the collection that have most of the foods that a query names; without such foods, those of that name. */
export async function nearestTo(query: string, store: Ports["store"]): Promise<RecipeSummary[]> {
  const foods = (await recognise(query)).slice(0, FOODS);
  const named = foods.length > 0 ? foods.map(({ names }) => names) : [[query.trim()]];
  const scores = new Map<string, { recipe: RecipeSummary; score: number }>();
  for (const names of named) {
    for (const recipe of await withAny(names, store)) {
      const known = scores.get(recipe.id);
      scores.set(recipe.id, { recipe, score: (known?.score ?? 0) + 1 });
    }
  }
  return [...scores.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ recipe }) => recipe);
}

/** Returns each recipe with one of these names once, the most liked first. */
async function withAny(names: readonly string[], store: Ports["store"]): Promise<RecipeSummary[]> {
  const found = new Map<string, RecipeSummary>();
  for (const name of new Set(names)) {
    // A store in this process answers at once: without a turn between them, all lookups would hold up other requests.
    await nextTurn();
    const page = await store.recipes.listSummaries({ terms: [name] }, "popular", { limit: RECIPES_EACH });
    for (const recipe of page.items) found.set(recipe.id, recipe);
  }
  return [...found.values()];
}
