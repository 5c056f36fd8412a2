import * as z from "zod/mini";
import { dietaryRestrictionsSchema } from "../account/dietary-restrictions.ts";
import { generationSchema, ORIGINS } from "../generation/generation.ts";
import { modelTrialSchema } from "../generation/model-trial.ts";
import { QUERY_MAX_LENGTH } from "../generation/generate-query.ts";
import { makerNoteSchema } from "../recipe/maker-note.ts";
import { recipeDraftSchema, recipeSchema, recipeSummarySchema } from "../recipe/recipe.ts";
import { recipeRequestSchema } from "../recipe/recipe-request.ts";
import { VISIBILITIES } from "../recipe/visibility.ts";
import { AI_TEXT_MAX_LENGTH } from "../generation/ai-draft.ts";
import { defineEndpoint } from "./endpoint.ts";
import { id, idempotencyKey, pageAnswer, pageQuery, sentUserId, success } from "./fields.ts";

const query = z.string().check(z.maxLength(QUERY_MAX_LENGTH));

export const generateRecipe = defineEndpoint({
  method: "post",
  path: "/api/recipes/search",
  access: "user",
  viewers: "refused",
  summary:
    "Generates a recipe from a query or a name and stores it; the same query again within a week gives that recipe.",
  headers: idempotencyKey,
  outlivesConnection: true,
  body: z.object({
    userId: sentUserId,
    query,
    /** True to make a new recipe although one exists for this query. */
    fresh: z.optional(z.boolean()),
    /** True to use the offline composer although a model is configured. */
    offline: z.optional(z.boolean()),
    /** Who sees the recipe once it is no draft; the user's default where it is missing. */
    visibility: z.optional(z.enum(VISIBILITIES)),
    /** The request as the user corrected it; without it, the query is read. */
    request: z.optional(recipeRequestSchema),
    /** A sentence that changes the request of one's own draft ("without eggs"); the new recipe replaces the draft. */
    change: z.optional(
      z.object({ recipeId: id, sentence: z.string().check(z.minLength(1), z.maxLength(QUERY_MAX_LENGTH)) }),
    ),
  }),
  response: z.object({
    success,
    recipe: recipeSchema,
    origin: z.enum(ORIGINS),
    notes: z.array(makerNoteSchema),
  }),
});

export const readGenerationRequest = defineEndpoint({
  method: "post",
  path: "/api/recipes/request",
  access: "user",
  summary: "Reads a query and says what is understood of it, with what the user leaves out. Nothing is made.",
  body: z.object({ userId: sentUserId, query }),
  response: z.object({
    success,
    request: recipeRequestSchema,
    /** What of the request the user always leaves out. */
    restrictions: dietaryRestrictionsSchema,
  }),
});

export const nearestRecipes = defineEndpoint({
  method: "get",
  path: "/api/recipes/nearest",
  access: "user",
  // Up to eight foods are searched, each by all its names.
  extraReads: 9,
  summary:
    "What the collection has for a query: the recipe that was generated for it, and the nearest others.",
  query: z.object({ userId: sentUserId, query }),
  response: z.object({
    success,
    same: z.nullable(recipeSummarySchema),
    /** The recipes with the most foods of the query, best first, at most six. */
    recipes: z.array(recipeSummarySchema),
  }),
});

export const draftFromText = defineEndpoint({
  method: "post",
  path: "/api/recipes/generate",
  access: "user",
  viewers: "refused",
  summary: "Reads a pasted text with AI into a draft, which is not stored.",
  headers: idempotencyKey,
  outlivesConnection: true,
  bodyLimit: 64 * 1024,
  body: z.object({ userId: sentUserId, text: z.string().check(z.maxLength(AI_TEXT_MAX_LENGTH)) }),
  response: z.object({ success, recipe: recipeDraftSchema, notes: z.array(makerNoteSchema) }),
});

export const tryModel = defineEndpoint({
  method: "post",
  path: "/api/admin/model/trial",
  access: "admin",
  rate: "trial",
  summary: "Asks the model a small fixed question and says what came back. Nothing is stored.",
  body: z.optional(z.object({ userId: sentUserId })),
  response: z.object({ success, trial: modelTrialSchema }),
});

const spent = z.object({ questions: z.int(), credits: z.number() });

export const listGenerations = defineEndpoint({
  method: "get",
  path: "/api/admin/generations",
  access: "admin",
  summary: "Every question to the generator, newest first, never its text; and what the last 24 hours cost.",
  query: z.object({ ...pageQuery, userId: sentUserId }),
  response: z.object({
    success,
    /** Null where no model is configured. */
    model: z.nullable(z.string()),
    lastDay: spent,
    /** The credits that all users together can spend in 24 hours; 0 when there is no limit. */
    creditsPerDayForAll: z.int(),
    generations: z.array(generationSchema),
    ...pageAnswer,
  }),
});
