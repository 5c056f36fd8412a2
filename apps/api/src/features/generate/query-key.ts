import { createHash } from "node:crypto";
import { fold } from "@larder/domain/text/fold";
import type { RecipeLanguage } from "@larder/domain/language";

/**
 * By which the same question is known again, however it is cased, accented and ordered: "Leek, potato" is "potato,leek".
 * A digest, for what people ask is not kept.
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
