import { createHash } from "node:crypto";
import { fold } from "@larder/domain/text/fold";
import type { RecipeLanguage } from "@larder/domain/language";

/**
 * Returns the cache key of a query, a digest because queries are not stored. It ignores case, accents and the order
 * of entries: "Leek, potato" equals "potato,leek".
 */
export function queryKey(query: string, language: RecipeLanguage): string {
  const entries = fold(query)
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .sort();
  return createHash("sha256")
    .update(`${language}|${entries.join(",")}`)
    .digest("base64url");
}
