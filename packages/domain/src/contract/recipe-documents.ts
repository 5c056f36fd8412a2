import * as z from "zod/mini";
import { JSON_LD } from "../formats/json-ld.ts";
import { jsonLdRecipeSchema } from "../formats/json-ld-schema.ts";
import { defineEndpoint } from "./endpoint.ts";
import { sentUserId } from "./fields.ts";

// Separate from the other recipe endpoints, which the web loads with its first page, because the formats are large.

export const getRecipeAsJsonLd = defineEndpoint({
  method: "get",
  path: "/api/recipes/slug/:slug",
  access: "reader",
  summary: "One whole recipe as JSON-LD of schema.org.",
  when: { format: "jsonld" },
  params: z.object({ slug: z.string() }),
  query: z.object({ userId: sentUserId, format: z.literal("jsonld") }),
  response: jsonLdRecipeSchema,
  document: JSON_LD,
});
