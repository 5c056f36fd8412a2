import { type Store, StoreUnavailable } from "../ports/store.ts";
import { addStarterRecipes } from "../starter/add-starter-recipes.ts";
import type { StartLog } from "./start-log.ts";

/** Adds the starter recipes to an empty store; a store that does not answer gets them at another start. */
export async function beginCollection(store: Store, log: StartLog): Promise<void> {
  try {
    const added = await addStarterRecipes(store);
    if (added > 0) log.info({ recipes: added }, "starter recipes put in");
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ err: error }, "starter recipes could not be put in");
  }
}
