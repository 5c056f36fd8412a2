import { setImmediate as nextTurn } from "node:timers/promises";
import type { Composer } from "./composition.ts";

/** The composer as a port. What it knows is read when it is first asked, so that the start does not wait for it. */
export const offlineComposer: Composer = {
  async compose(request) {
    await loadParts();
    const { composeRecipe } = await import("./compose-recipe.ts");
    return composeRecipe(request);
  },
  async recognise(query, language) {
    await loadParts();
    const { recogniseFoods } = await import("./recognise-foods.ts");
    return recogniseFoods(query, language);
  },
};

/** Loads the large modules one after another: all at once, they would hold up other requests. */
async function loadParts(): Promise<void> {
  const parts = [
    () => import("./pantry/pantry.ts"),
    () => import("./dish-types/dish-types.ts"),
    () => import("./cuisines.ts"),
    () => import("./query/lexicon.ts"),
  ];
  for (const load of parts) {
    await load();
    await nextTurn();
  }
}
