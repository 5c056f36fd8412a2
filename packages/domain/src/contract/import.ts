import * as z from "zod/mini";
import { recipeSchema } from "../recipe/recipe.ts";
import { VISIBILITIES } from "../recipe/visibility.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idempotencyKey, sentUserId, success } from "./fields.ts";

export const scrapeRecipe = defineEndpoint({
  method: "post",
  path: "/api/recipes/scrape",
  access: "user",
  viewers: "refused",
  rate: "import",
  rateCountedBy: "handler",
  summary: "Fetches a web page, reads its recipe and stores it.",
  headers: idempotencyKey,
  outlivesConnection: true,
  body: z.object({
    userId: sentUserId,
    url: z.string().check(z.maxLength(2_000)),
    importedUrl: z.optional(z.unknown()),
    /** Who sees the recipe; the user's default where it is missing. */
    visibility: z.optional(z.enum(VISIBILITIES)),
  }),
  response: z.object({ success, recipe: recipeSchema }),
  status: 201,
});
