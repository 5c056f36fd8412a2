import { createHash } from "node:crypto";
import { archivedContent, recipeFingerprint } from "@larder/domain/archive-import/recipe-fingerprint";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import { restoredId } from "../../ports/restored-records.ts";

/** Returns the hash that two recipes share only where they are the same. */
export function fingerprintOf(recipe: Pick<RecipeDraft, "name" | "ingredients" | "steps">): string {
  return hash(recipeFingerprint(recipe));
}

/** Returns the hash of the content of an archive's entry. */
export function archivedDigest(draft: RecipeDraft): string {
  return hash(archivedContent(draft));
}

/**
 * Returns the id of the recipe that an entry becomes: the same each time, so that an import that goes on after a crash adds
 * nothing twice. No client can choose it.
 */
export function importedRecipeId(uid: string, importId: string, index: number): string {
  return restoredId("import", uid, importId, index);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
