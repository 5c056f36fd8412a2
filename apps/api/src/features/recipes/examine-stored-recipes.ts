import { setTimeout } from "node:timers/promises";
import { warningsOf } from "@larder/domain/examine/find-dangers";
import { unlessDamaged } from "../../ports/damaged-record.ts";
import type { JobTurns } from "../../ports/job-turns.ts";
import type { Store } from "../../ports/store.ts";

/** The number of recipes that are looked up at a time. */
const BATCH = 100;
/** The pause after each recipe, in which requests are answered. */
const PAUSE_MS = 2;
/** The time after which a process that began a batch counts as lost. */
const TURN_MS = 30_000;
/** The time in milliseconds after which a process asks again for its turn. */
const WAIT_MS = 1_000;

/** The time in milliseconds after which an examination that failed is begun again, as when the store does not answer yet. */
const RETRY_MS = 10_000;

/** Runs a batch where no other process is at one; null otherwise. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T | null>;

/**
 * Examines the recipes that were stored under other rules, or before there were any: the foods that they have are stored
 * for lists, and their dangers as warnings. A recipe whose warnings change has another version, so that no reader sees a
 * cached one without them. Of several processes one examines a batch at a time, and the others go on behind it.
 *
 * @returns the number of recipes that were examined here
 */
export async function examineStoredRecipes(
  { recipes }: Pick<Store, "recipes">,
  isStopped = () => false,
  inTurn: InTurn = (work) => work(),
): Promise<number> {
  let examined = 0;

  /** @returns the id after which the next batch begins; undefined after the last one */
  async function examineBatch(after: string): Promise<string | undefined> {
    const ids = await recipes.unexamined(after, BATCH);
    for (const id of ids) {
      if (isStopped()) return undefined;
      // A concurrent change has examined it as well.
      if (await examine(recipes, id)) examined += 1;
      await setTimeout(PAUSE_MS);
    }
    return ids.length < BATCH ? undefined : ids.at(-1);
  }

  for (let after: string | undefined = ""; after !== undefined;) {
    const from: string = after;
    const batch: { end: string | undefined } | null = await inTurn(async () => ({
      end: await examineBatch(from),
    }));
    if (batch) after = batch.end;
    else if (isStopped()) return examined;
    else await setTimeout(WAIT_MS, undefined, { ref: false });
  }
  return examined;
}

async function examine(recipes: Store["recipes"], id: string): Promise<boolean> {
  const stored = await unlessDamaged(recipes.findById(id));
  if (!stored) return false;
  const { warnings, ...recipe } = stored;
  const found = warningsOf(recipe);
  const isSame = JSON.stringify(found.warnings) === JSON.stringify(warnings);
  const version = isSame ? recipe.version : recipe.version + 1;
  const expected = { owner: recipe.userId, version: recipe.version };
  return recipes.replace({ ...recipe, ...found, version }, expected);
}

/** Examines stored recipes once, beside the requests. @returns ends it */
export function startExamining(store: Store, turns: JobTurns, failed: (error: unknown) => void): () => void {
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  const inTurn: InTurn = (work) => turns.oneAtATime(TURN_MS, "examine-recipes", work);
  const begin = () => {
    examineStoredRecipes(store, () => isStopped, inTurn).catch((error: unknown) => {
      if (isStopped) return;
      failed(error);
      retry = globalThis.setTimeout(begin, RETRY_MS).unref();
    });
  };
  begin();
  return () => {
    isStopped = true;
    clearTimeout(retry);
  };
}
