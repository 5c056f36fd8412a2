import * as z from "zod/mini";
import {
  archiveImportSchema,
  archiveImportWithPiecesSchema,
  columnNamesSchema,
  IMPORT_LIMITS,
  importItemSchema,
  importVisibilitySchema,
  itemStatusSchema,
  originalSchema,
  PIECE_BYTES,
} from "../archive-import/archive-import.ts";
import { LIMITS } from "../limits.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  done,
  id,
  idempotencyKey,
  idParams,
  pageAnswer,
  pageQuery,
  sentUserId,
  success,
  userIdQuery,
} from "./fields.ts";

const importAnswer = z.object({ success, import: archiveImportWithPiecesSchema });
const bodyOfUser = z.optional(z.object({ userId: sentUserId }));

/** A number in a path, counted from 0. */
const position = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number));
const itemParams = z.object({ id, index: position });
/** The positions of entries; the service knows how many there are. */
const indexes = z.array(z.int().check(z.nonnegative())).check(z.maxLength(100_000));

export const createImport = defineEndpoint({
  method: "post",
  path: "/api/imports",
  access: "user",
  viewers: "refused",
  summary:
    "Begins an import of a whole collection: of files, whose pieces are sent next, or of the addresses of pages. Nothing is added before it is started. The limits are in `GET /api/config`.",
  headers: idempotencyKey,
  bodyLimit: 900_000,
  body: z.object({
    userId: sentUserId,
    files: z.optional(
      z
        .array(
          z.object({
            /** Its path in a folder that was chosen, else its name. */
            name: z.string().check(z.minLength(1), z.maxLength(IMPORT_LIMITS.fileNameLength)),
            /** In bytes. */
            size: z.int().check(z.nonnegative()),
          }),
        )
        .check(z.minLength(1), z.maxLength(10_000)),
    ),
    addresses: z.optional(
      z
        .array(z.string().check(z.minLength(1), z.maxLength(LIMITS.urlLength)))
        .check(z.minLength(1), z.maxLength(IMPORT_LIMITS.addresses)),
    ),
  }),
  response: importAnswer,
  status: 201,
});

export const listImports = defineEndpoint({
  method: "get",
  path: "/api/imports",
  access: "user",
  summary: "The imports of the user, newest first.",
  query: userIdQuery,
  response: z.object({ success, imports: z.array(archiveImportSchema) }),
});

export const getImport = defineEndpoint({
  method: "get",
  path: "/api/imports/:id",
  access: "user",
  summary: "One import: its state, its progress, and the pieces of its files that are missing.",
  params: idParams,
  query: userIdQuery,
  response: importAnswer,
});

export const putImportPiece = defineEndpoint({
  method: "put",
  path: "/api/imports/:id/files/:file/pieces/:piece",
  access: "user",
  viewers: "refused",
  rate: "piece",
  summary:
    "Stores a piece of a file: 4 MiB each, counted from 0, the last one shorter. Sent again, it changes nothing; pieces may come in any order.",
  params: z.object({ id, file: position, piece: position }),
  query: userIdQuery,
  raw: {
    types: ["application/octet-stream"],
    limit: PIECE_BYTES,
    wrongType: "unsupported-media-type",
    tooLarge: "too-large",
  },
  response: done,
});

export const lookAtImport = defineEndpoint({
  method: "post",
  path: "/api/imports/:id/look",
  access: "user",
  viewers: "refused",
  summary:
    "Reads all files and lists what is in them, without adding anything; it may be asked for again, with the names of a table's columns. The answer comes at once, and the state tells when it is done.",
  params: idParams,
  body: z.optional(z.object({ userId: sentUserId, columns: z.optional(columnNamesSchema) })),
  response: importAnswer,
});

export const listImportItems = defineEndpoint({
  method: "get",
  path: "/api/imports/:id/items",
  access: "user",
  summary:
    "The entries of an import in their order, a page at a time; those with one status where it is named.",
  params: idParams,
  query: z.object({ userId: sentUserId, ...pageQuery, status: z.optional(itemStatusSchema) }),
  response: z.object({ success, items: z.array(importItemSchema), ...pageAnswer }),
});

export const startImport = defineEndpoint({
  method: "post",
  path: "/api/imports/:id/start",
  access: "user",
  viewers: "refused",
  summary:
    "Adds the listed recipes, but those that are left out, as the user's own. It goes on when the client leaves and when the server restarts; the state tells when it is done.",
  params: idParams,
  bodyLimit: 900_000,
  body: z.optional(
    z.object({
      userId: sentUserId,
      /** The indexes of listed items that are not added. */
      leaveOut: z.optional(indexes),
      /** The indexes of changed items whose content becomes a new version of the recipe that is here. */
      takeChanged: z.optional(indexes),
      /** The users who see the recipes; `private` where it is missing. */
      visibility: z.optional(importVisibilitySchema),
      /** A tag that all of them get. */
      tag: z.optional(z.string().check(z.trim(), z.maxLength(IMPORT_LIMITS.tagLength))),
      /** True if pictures that are only named by address are fetched from other sites; false where it is missing. */
      fetchPictures: z.optional(z.boolean()),
    }),
  ),
  response: importAnswer,
});

export const getImportOriginal = defineEndpoint({
  method: "get",
  path: "/api/imports/:id/items/:index/original",
  access: "user",
  summary: "The text that an entry was read from, without its pictures; for one that could not be read too.",
  params: itemParams,
  query: userIdQuery,
  response: z.object({ success, original: originalSchema }),
});

export const takeImportItem = defineEndpoint({
  method: "post",
  path: "/api/imports/:id/items/:index/take",
  access: "user",
  viewers: "refused",
  summary:
    "Makes the content of a changed entry the content of the recipe that is here, as a new version; its pictures stay.",
  params: itemParams,
  body: bodyOfUser,
  response: z.object({ success, item: importItemSchema }),
});

export const undoImport = defineEndpoint({
  method: "post",
  path: "/api/imports/:id/undo",
  access: "user",
  viewers: "refused",
  summary:
    "Removes all recipes that an import added and that were not changed since. The items say which stayed. The answer comes at once, and the state tells when it is done.",
  params: idParams,
  body: bodyOfUser,
  response: importAnswer,
});

export const deleteImport = defineEndpoint({
  method: "delete",
  path: "/api/imports/:id",
  access: "user",
  summary:
    "Deletes an import with its upload and its report, also while it runs; the recipes that it has added stay. The same archive can be imported again later without adding them twice.",
  params: idParams,
  query: userIdQuery,
  response: done,
});
