import * as z from "zod/mini";
import { ERROR_CODES } from "../error-code.ts";

/** The version of the account files that this program writes, and the highest that it reads. */
export const ACCOUNT_FILE_VERSION = 1;

export const ACCOUNT_FILE_LIMITS = {
  bytes: 50_000_000,
  /** Entries of one list of the file; those beyond are skipped. */
  entries: 30_000,
  /** The number of skipped entries that a response names. */
  namedSkips: 200,
} as const;

const count = z.int().check(z.nonnegative());

/** The result of restoring an account file. */
export const accountRestoreSchema = z.object({
  added: z.object({
    recipes: count,
    bookmarks: count,
    cookingNotes: count,
    collections: count,
    settings: count,
  }),
  /** The number of entries that existed already. */
  present: count,
  /** The entries that were not added, each with its reason. Long lists are cut to the first entries. */
  skipped: z.array(
    z.object({
      /** The kind of a skipped entry. A picture is skipped alone: its recipe is added without it. */
      kind: z.enum(["recipe", "picture", "bookmark", "cookingNotes", "collection"]),
      /** The recipe's name; empty where it cannot be read. */
      name: z.string(),
      code: z.enum(ERROR_CODES),
    }),
  ),
  skippedTotal: count,
});

export type AccountRestore = z.infer<typeof accountRestoreSchema>;
