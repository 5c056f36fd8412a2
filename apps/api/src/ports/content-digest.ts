import { createHash } from "node:crypto";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { contentOf, writtenText } from "@larder/domain/recipe/recipe-version";

/** Returns a digest of everything that a cook has written, pictures included: renaming its owner, say, does not change it. */
export function contentDigest(recipe: Recipe): string {
  return createHash("sha256")
    .update(writtenText(contentOf(recipe)))
    .digest("base64url")
    .slice(0, 22);
}
