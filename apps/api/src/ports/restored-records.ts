import { createHash } from "node:crypto";
import { COLLECTION_LIMITS, type StoredCollection } from "@larder/domain/collection/collection";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { Store } from "./store.ts";

/** Recognises a recipe or a collection of one user that has another id because it came from another server. */
export function originOf({ createdAt, name }: Pick<Recipe | StoredCollection, "createdAt" | "name">): string {
  return `${createdAt} ${name}`;
}

/**
 * Returns the id of a record that is restored: the same each time for the same names, so that it is added once. No client can
 * choose ids.
 *
 * @param names the user and whatever else tells the record from all others
 */
export function restoredId(...names: readonly (string | number)[]): string {
  return createHash("sha256").update(JSON.stringify(names)).digest("base64url").slice(0, 32);
}

/**
 * Adds recipes to a restored collection, in their order.
 *
 * @param sections the section of each recipe by the recipe's id; null for none
 */
export async function addToRestored(
  { collections }: Pick<Store, "collections">,
  { id, userId }: Pick<StoredCollection, "id" | "userId">,
  sections: ReadonlyMap<string, string | null>,
  now: Date,
): Promise<void> {
  for (const sectionId of new Set(sections.values()))
    await collections.add({
      collectionId: id,
      recipeIds: [...sections.keys()].filter((recipeId) => sections.get(recipeId) === sectionId),
      sectionId,
      addedAt: now.toISOString(),
      addedBy: userId,
      isShared: false,
      limit: COLLECTION_LIMITS.recipes,
    });
}
