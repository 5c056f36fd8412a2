import * as z from "zod/mini";

/**
 * The entry of an archive that a recipe was imported from. By it, an import of the same archive later adds nothing twice
 * and tells what has changed.
 */
export const archiveSourceSchema = z.object({
  /** The id of the recipe here. */
  recipeId: z.string(),
  /** The id of the user who imported it. */
  uid: z.string(),
  /** The app whose format it came in: `paprika`. Formats of the same app have the same name here. */
  app: z.string(),
  /** The recipe's id in that app; null where its format has none. */
  ownId: z.nullable(z.string()),
  /** The hash of the entry's `recipeFingerprint`. */
  fingerprint: z.string(),
  /** The hash of the entry's `archivedContent`. */
  digest: z.string(),
  /** The hash of the recipe's own content as it was stored, which tells whether it was changed here. */
  storedDigest: z.string(),
  /** The id of the import. */
  importId: z.string(),
  importedAt: z.iso.datetime(),
});

export type ArchiveSource = z.infer<typeof archiveSourceSchema>;

/** Formats that an app writes beside its first one, by that one. */
const SAME_APP: Readonly<Record<string, string>> = { "paprika-html": "paprika" };

/** Returns the app that writes a format: ids of one app mean the same recipe in each of its formats. */
export function appOfFormat(format: string): string {
  return SAME_APP[format] ?? format;
}
