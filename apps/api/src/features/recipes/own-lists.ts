import type { RecipeStore } from "../../ports/recipe-stores.ts";

/** The number of users whose answer is cached. */
const MOST_USERS = 10_000;

/**
 * Creates the function that reports whether the lists of a user are others than everybody's, because they have private
 * or link recipes of the user. Most users have none, and share all cached answers.
 */
export function createOwnLists(recipes: Pick<RecipeStore, "revision" | "hasUnlisted">) {
  let known = new Map<string, Promise<boolean>>();
  let knownRevision = "";

  /** @param revision of the recipes, read before this call */
  return async (uid: string, revision?: string): Promise<boolean> => {
    const now = revision ?? (await recipes.revision());
    if (now !== knownRevision || known.size >= MOST_USERS) {
      known = new Map();
      knownRevision = now;
    }
    const cached = known.get(uid);
    if (cached) return cached;
    const entries = known;
    const found = recipes.hasUnlisted(uid);
    entries.set(uid, found);
    found.catch(() => entries.delete(uid));
    return found;
  };
}
