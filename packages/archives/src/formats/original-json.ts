import type { ForeignOriginal } from "../foreign-recipe.ts";

/** Writes the piece of JSON that a recipe was read from, without the fields that hold pictures, at any depth. */
export function originalJson(piece: unknown, pictureFields: readonly string[] = []): ForeignOriginal {
  const skipped = new Set(pictureFields);
  const text = JSON.stringify(piece, (key, value: unknown) => (skipped.has(key) ? undefined : value), 1);
  return { type: "json", text };
}
