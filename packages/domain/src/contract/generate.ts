import * as z from "zod/mini";
import { QUERY_MAX_LENGTH } from "../generate-query.ts";
import { recipeDraftSchema, recipeSchema } from "../recipe.ts";
import { AI_TEXT_MAX_LENGTH } from "../text-import/ai-draft.ts";
import { defineEndpoint } from "./endpoint.ts";
import { sentUserId, success } from "./fields.ts";

/** Who made a generated recipe: a model, the offline composer, or somebody before. */
export const ORIGINS = ["ai", "composer", "collection"] as const;

export const generateRecipe = defineEndpoint({
  method: "post",
  path: "/api/recipes/search",
  access: "user",
  summary: "Generates a recipe from a query or a name and stores it.",
  body: z.object({ userId: sentUserId, query: z.string().check(z.maxLength(QUERY_MAX_LENGTH)) }),
  response: z.object({ success, recipe: recipeSchema, origin: z.enum(ORIGINS) }),
});

export const draftFromText = defineEndpoint({
  method: "post",
  path: "/api/recipes/generate",
  access: "user",
  summary: "Reads a pasted text with AI into a draft, which is not stored.",
  bodyLimit: 64 * 1024,
  body: z.object({ userId: sentUserId, text: z.string().check(z.maxLength(AI_TEXT_MAX_LENGTH)) }),
  response: z.object({ success, recipe: recipeDraftSchema }),
});
