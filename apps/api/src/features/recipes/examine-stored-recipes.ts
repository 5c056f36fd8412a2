import { setTimeout } from "node:timers/promises";
import { warningsOf } from "@larder/domain/examine/find-dangers";
import { DamagedRecord } from "../../ports/damaged-record.ts";
import type { Store } from "../../ports/store.ts";

/** The number of recipes that are looked up at a time. */
const BATCH = 100;
/** The pause after each recipe, in which requests are answered. */
const PAUSE_MS = 2;

/**
 * Examines the recipes that were stored under other rules, or before there were any: the foods that they have are stored
 * for lists, and their dangers as warnings. A recipe whose warnings change has another version, so that no reader sees a
 * cached one without them. @returns the number of recipes that were examined
 */
export async function examineStoredRecipes(
  { recipes }: Pick<Store, "recipes">,
  isStopped = () => false,
): Promise<number> {
  let examined = 0;
  for (let after: string | undefined = ""; after !== undefined;) {
    const ids: string[] = await recipes.unexamined(after, BATCH);
    for (const id of ids) {
      if (isStopped()) return examined;
      // A concurrent change has examined it as well.
      if (await examine(recipes, id)) examined += 1;
      await setTimeout(PAUSE_MS);
    }
    after = ids.length < BATCH ? undefined : ids.at(-1);
  }
  return examined;
}

async function examine(recipes: Store["recipes"], id: string): Promise<boolean> {
  const stored = await recipes.findById(id).catch((error: unknown) => {
    if (error instanceof DamagedRecord) return null;
    throw error;
  });
  if (!stored) return false;
  const { warnings, ...recipe } = stored;
  const found = warningsOf(recipe);
  const isSame = JSON.stringify(found.warnings) === JSON.stringify(warnings);
  const version = isSame ? recipe.version : recipe.version + 1;
  const expected = { owner: recipe.userId, version: recipe.version };
  return recipes.replace({ ...recipe, ...found, version }, expected);
}

/** Examines stored recipes once, beside the requests. @returns ends it */
export function startExamining(store: Store, failed: (error: unknown) => void): () => void {
  let isStopped = false;
  examineStoredRecipes(store, () => isStopped).catch((error: unknown) => isStopped || failed(error));
  return () => void (isStopped = true);
}
