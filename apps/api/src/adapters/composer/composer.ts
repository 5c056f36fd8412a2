import type { Composer } from "../../ports.ts";
import { composeRecipe } from "./compose-recipe.ts";
import { recogniseFoods } from "./recognise-foods.ts";

/** The composer as a port: it has no state. */
export const offlineComposer: Composer = { compose: composeRecipe, recognise: recogniseFoods };
