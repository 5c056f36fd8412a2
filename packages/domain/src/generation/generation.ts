import * as z from "zod/mini";

/**
 * The reasons why a model gave no recipe.
 * - `not-set-up`: the key, the model's name or the address is wrong; the operator must correct it
 * - `quota`: the account at the model's provider has no credit left
 * - `busy`: the model has too many requests; `retryAfterSeconds` can give the time to wait
 * - `unavailable`: it fails, cannot be reached, or failed so often that it is not called for a while
 * - `timeout`: no answer within the time limit
 * - `refused`: the model or its filter refused to answer
 * - `too-long`: the answer did not fit
 * - `no-recipe`: no answer was a recipe, after all attempts
 * - `not-in-source`: the lines of an extracted recipe are not in the text, or the text contains no recipe
 * - `breach`: the recipe has what the request bars, again after the model was informed
 * - `unsafe`: the recipe can do harm, again after the model was informed
 * - `cancelled`: the client cancelled
 */
export const MODEL_FAILURES = [
  "not-set-up",
  "quota",
  "busy",
  "unavailable",
  "timeout",
  "refused",
  "too-long",
  "no-recipe",
  "not-in-source",
  "breach",
  "unsafe",
  "cancelled",
] as const;

/** The cost of a request to a model, failed ones too. */
export const modelUsageSchema = z.object({
  model: z.string(),
  /** The structured-output mode: a strict schema, any JSON, or a description in the prompt. */
  outputMode: z.enum(["schema", "object", "text"]),
  /** The number of requests that were sent. */
  calls: z.number(),
  /** The token counts that the server reports, else estimates from the length. */
  inputTokens: z.number(),
  outputTokens: z.number(),
  milliseconds: z.number(),
});

/** The origins of a generated recipe: a model, the offline composer, or the existing collection. */
export const ORIGINS = ["ai", "composer", "collection"] as const;

/** The tasks of a model: write a new recipe, read a pasted text, read a page of the web or a photographed one. */
export const GENERATION_KINDS = ["create", "text", "page"] as const;

/**
 * The outcomes of a generation.
 * - `running`: not over yet, or its process was lost
 * - `done`: it gave a recipe
 * - `nothing`: the composer found no recipe
 * - `spent`: a limit was reached first, and no model was called
 * - `failed`: the recipe could not be stored, or the process was lost
 */
export const GENERATION_OUTCOMES = [
  "running",
  "done",
  "nothing",
  "spent",
  "failed",
  ...MODEL_FAILURES,
] as const;

/** The record of one generation, for limits and the administrator; it never holds the query or the answer. */
export const generationSchema = z.object({
  id: z.string(),
  uid: z.string(),
  createdAt: z.iso.datetime(),
  kind: z.enum(GENERATION_KINDS),
  origin: z.enum(["ai", "composer"]),
  outcome: z.enum(GENERATION_OUTCOMES),
  /** The credits that it counts against the limits; 0 when no model worked on it. */
  credits: z.number(),
  /** A digest of the query; equal queries have the same digest. */
  queryKey: z.optional(z.string()),
  recipeId: z.optional(z.string()),
  usage: z.optional(modelUsageSchema),
});

export type ModelFailure = (typeof MODEL_FAILURES)[number];
export type ModelUsage = z.infer<typeof modelUsageSchema>;
export type Origin = (typeof ORIGINS)[number];
export type GenerationKind = (typeof GENERATION_KINDS)[number];
export type GenerationOutcome = (typeof GENERATION_OUTCOMES)[number];
export type Generation = z.infer<typeof generationSchema>;
