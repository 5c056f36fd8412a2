import * as z from "zod/mini";
import { recognisedPageSchema } from "../text-recognition/recognised-page.ts";
import { TEXT_FILE_LIMITS, TEXT_FILE_TYPES } from "../text-recognition/text-file-limits.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idempotencyKey, sentUserId, success } from "./fields.ts";

export const readTextOfFile = defineEndpoint({
  method: "post",
  path: "/api/texts",
  access: "user",
  viewers: "refused",
  rate: "text",
  summary:
    "Reads the text of a photographed page or of a PDF: each page with its words, where they stand, and how sure they are. Nothing is stored. A picture is read by the AI model that sees, where one is set up, unless `by` is `offline`.",
  query: z.object({
    userId: sentUserId,
    /** The language of the text, such as "es"; the first of `texts.languages` of the configuration without it. */
    language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    /** "offline" keeps the picture on this server, also where `texts.byModel` of the configuration is true. */
    by: z.optional(z.literal("offline")),
  }),
  headers: idempotencyKey,
  outlivesConnection: true,
  raw: {
    types: TEXT_FILE_TYPES,
    limit: TEXT_FILE_LIMITS.bytes,
    wrongType: "text-file-kind",
    tooLarge: "text-file-too-large",
  },
  response: z.object({
    success,
    /** The page of a picture, or the pages of a PDF in order. */
    pages: z.array(recognisedPageSchema),
  }),
});
