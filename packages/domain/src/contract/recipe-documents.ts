import * as z from "zod/mini";
import { JSON_LD } from "../formats/json-ld.ts";
import { jsonLdRecipeSchema } from "../formats/json-ld-schema.ts";
import { defineEndpoint } from "./endpoint.ts";
import { sentUserId } from "./fields.ts";

// Apart from the other calls about recipes, which the web loads with its first page: formats are heavy.

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
