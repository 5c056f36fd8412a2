import type { Composer } from "../../ports/composer.ts";

/** The composer as a port. What it knows is read when it is first asked, so that the start does not wait for it. */
export const offlineComposer: Composer = {
  async compose(wish) {
    const { composeRecipe } = await import("./compose-recipe.ts");
    return composeRecipe(wish);
  },
  async recognise(query, language) {
    const { recogniseFoods } = await import("./recognise-foods.ts");
    return recogniseFoods(query, language);
  },
};
