/** Parts of the composer for the workspace's benchmarks and tests; not part of the public API. */
export { composeRecipe } from "./compose-recipe.ts";
export { PANTRY } from "./pantry/pantry.ts";
export { seededRandom } from "./random.ts";
