import * as z from "zod/mini";
import { recipeSchema, recipeSummarySchema } from "../recipe/recipe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idParams, pageAnswer, pageQuery, sentUserId, success } from "./fields.ts";

export const acceptDraft = defineEndpoint({
  method: "put",
  path: "/api/recipes/:id/kept",
  access: "user",
  viewers: "refused",
  summary:
    "Takes one's own draft, a generated recipe, into the collection; a recipe that is no draft stays as it is.",
  params: idParams,
  body: z.optional(z.object({ userId: sentUserId })),
  response: z.object({ success, recipe: recipeSchema }),
});

export const listDrafts = defineEndpoint({
  method: "get",
  path: "/api/recipes/drafts",
  access: "user",
  summary: "One's own drafts: generated recipes that were neither kept nor deleted, newest first.",
  query: z.object({ userId: sentUserId, ...pageQuery }),
  response: z.object({ success, recipes: z.array(recipeSummarySchema), ...pageAnswer }),
});
