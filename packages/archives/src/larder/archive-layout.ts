import { collectionOrderSchema, collectionRuleSchema } from "@larder/domain/collection/collection";
import { cookingNotesSchema } from "@larder/domain/account/cooking-notes";
import * as z from "zod/mini";

/** The version of the layout of a Larder archive: raised when an earlier Larder could not read it. */
export const LARDER_ARCHIVE_VERSION = 1;

/** The file that says what the archive is. */
export const MANIFEST_FILE = "larder.json";

const version = z.int().check(z.positive());

export const manifestSchema = z.object({
  larder: z.literal("archive"),
  version,
  title: z.string(),
  exportedAt: z.string(),
  /** The address of the server that wrote it; "" where none is known. */
  origin: z.string(),
});

/** A recipe of the archive. `recipe` is validated by the schema of recipes when it is added. */
export const archivedRecipeFileSchema = z.object({
  larder: z.literal("recipe"),
  version,
  recipe: z.record(z.string(), z.unknown()),
  /** The files of its pictures, each with its index in `image` and `moreImages` together. */
  pictures: z.array(z.object({ index: z.int().check(z.nonnegative()), file: z.string() })),
  cookingNotes: z.nullable(cookingNotesSchema),
  isBookmarked: z.boolean(),
});

export const archivedCollectionFileSchema = z.object({
  larder: z.literal("collection"),
  version,
  collection: z.object({
    id: z.string(),
    name: z.string(),
    note: z.string(),
    cover: z.string(),
    order: collectionOrderSchema,
    sections: z.array(z.object({ id: z.string(), name: z.string() })),
    rule: z.nullable(collectionRuleSchema),
    audience: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    recipes: z.array(z.object({ id: z.string(), sectionId: z.nullable(z.string()) })),
  }),
});

export type ArchiveManifest = z.infer<typeof manifestSchema>;
export type ArchivedRecipeFile = z.infer<typeof archivedRecipeFileSchema>;
export type ArchivedCollection = z.infer<typeof archivedCollectionFileSchema>["collection"];
