import { createHash } from "node:crypto";

/**
 * Returns an id in the form of a UUID that stays the same from export to export, so that an app which has the recipe
 * already replaces it.
 *
 * @param parts what the id is made of: the id of the recipe, and what distinguishes parts of it
 */
export function ownUuid(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const fields = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return fields.join("-");
}
