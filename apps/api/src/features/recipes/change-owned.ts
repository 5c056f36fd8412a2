import type { Recipe } from "@larder/domain/recipe/recipe";
import { matchesEtag } from "@larder/domain/recipe/recipe-etag";
import { versionBefore } from "@larder/domain/recipe/recipe-version";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";

const CHANGE_TRIES = 5;

interface ChangePorts extends Pick<Ports, "store"> {
  /** Returns a recipe of the user's; throws for another one. */
  owned: (id: string, uid: string) => Promise<Recipe>;
}

/**
 * Changes `uid`'s recipe. A change that was made at the same time is not lost: this one is made again, from it.
 *
 * @param ifMatch the ETag of the version that the writer has seen; without it the last write wins
 * @param change returns the next version; the same one where nothing is to be changed
 */
export async function changeOwned(
  { store, owned }: ChangePorts,
  { uid, id, ifMatch }: { uid: string; id: string; ifMatch?: string | undefined },
  change: (before: Recipe) => Recipe | Promise<Recipe>,
): Promise<Recipe> {
  for (let tries = 0; tries < CHANGE_TRIES; tries += 1) {
    const before = await owned(id, uid);
    if (ifMatch !== undefined && !matchesEtag(ifMatch, before)) throw new AppError("edit-conflict");
    const after = await change(before);
    if (after === before) return before;
    const expected = { owner: uid, version: before.version };
    if (await store.recipes.replace(after, expected, versionBefore(before, after))) return after;
  }
  throw new AppError("edit-conflict");
}
