import type { Recipe } from "@larder/domain/recipe/recipe";
import type { Ports } from "../../ports/ports.ts";
import { SYSTEM_OWNER } from "../../ports/system-owner.ts";

export interface StarterCounts {
  shown: number;
  total: number;
}

export type StarterRecipesService = ReturnType<typeof createStarterRecipesService>;

/**
 * Creates the service with which administrators show and hide the recipes that Larder brings.
 *
 * @param readStarterRecipes reads these recipes as they are put in, always with the same ids
 */
export function createStarterRecipesService(
  { store: { recipes } }: Pick<Ports, "store">,
  readStarterRecipes: () => Promise<Recipe[]>,
) {
  async function counts(): Promise<StarterCounts> {
    const starters = await readStarterRecipes();
    const ids = starters.map(({ id }) => id);
    const { items } = await recipes.listSummaries({ ids }, "new", { limit: ids.length });
    const shown = items.filter(({ userId }) => userId === SYSTEM_OWNER.id);
    return { shown: shown.length, total: starters.length };
  }

  return {
    counts,

    /**
     * Hides rather than removes, so that no bookmark and no note is lost, and no start puts them in again.
     *
     * @param uid the administrator
     */
    async setShown(uid: string, isShown: boolean): Promise<StarterCounts> {
      for (const starter of await readStarterRecipes()) {
        const recipe = await recipes.findById(starter.id);
        if (!recipe) await recipes.insert({ ...starter, ...(!isShown && { hiddenBy: uid }) });
        else if (recipe.userId === SYSTEM_OWNER.id) await recipes.setHidden(starter.id, isShown ? null : uid);
      }
      return counts();
    },
  };
}
