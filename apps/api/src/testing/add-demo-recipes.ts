import { type DemoRequest, demoRecipes } from "@larder/composer/testing/demo-recipes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { Store } from "../ports/store.ts";

/** The number of recipes in one transaction, with one flush of the disk. */
const BATCH = 500;

/** Writes demo recipes into a store; those of the same seed that are there already are replaced. */
export async function addDemoRecipes(
  { transfer }: Pick<Store, "transfer">,
  request: DemoRequest,
): Promise<void> {
  let batch: Recipe[] = [];
  for (const recipe of demoRecipes(request)) {
    batch.push(recipe);
    if (batch.length < BATCH) continue;
    await transfer.write("recipes", batch);
    batch = [];
  }
  await transfer.write("recipes", batch);
}
