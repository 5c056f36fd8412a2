import * as z from "zod/mini";

/**
 * Why a model gave no recipe.
 *
 * - `not-set-up`: the key, the model's name or the address is wrong; the operator must mend it
 * - `busy`: too much is asked of it; `retryAfterSeconds` may say when to come again
 * - `unavailable`: it fails, cannot be reached, or has failed so often that it is left alone for a while
 * - `timeout`: no answer within the time limit
 * - `refused`: the model or its filter would not answer
 * - `too-long`: the answer did not fit
 * - `no-recipe`: what came was no recipe, however often it was asked
 * - `not-in-source`: an extracted recipe whose lines are not in the text, or a text that holds none
 * - `cancelled`: who asked has gone
 */
export const MODEL_FAILURES = [
  "not-set-up",
  "busy",
  "unavailable",
  "timeout",
  "refused",
  "too-long",
  "no-recipe",
  "not-in-source",
  "cancelled",
] as const;

/** What a question to a model cost; of one that failed too. */
export const modelUsageSchema = z.object({
  model: z.string(),
  /** How the form of the answer was asked for: by a strict schema, as any JSON, or in words. */
  rung: z.enum(["schema", "object", "text"]),
  /** Requests that were sent. */
  calls: z.number(),
  /** As the server says, or estimated from the length where it says nothing. */
  inputTokens: z.number(),
  outputTokens: z.number(),
  milliseconds: z.number(),
});

/** Who made a generated recipe: a model, the offline composer, or somebody before. */
export const ORIGINS = ["ai", "composer", "collection"] as const;

/** What was asked: a new recipe, to read a pasted text, to read a page. */
export const GENERATION_KINDS = ["create", "text", "page"] as const;

/**
 * - `running`: not over yet, or its process was lost
 * - `done`: it gave a recipe
 * - `nothing`: the composer could make nothing of it
 * - `spent`: a limit was reached meanwhile, and nothing was asked
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

/** One question to the generator, for the limits and the administrator: never what was asked or answered. */
export const generationSchema = z.object({
  id: z.string(),
  uid: z.string(),
  createdAt: z.iso.datetime(),
  kind: z.enum(GENERATION_KINDS),
  origin: z.enum(["ai", "composer"]),
  outcome: z.enum(GENERATION_OUTCOMES),
  /** What it counts against the limits: nothing when no model worked on it. */
  credits: z.number(),
  /** A digest of the query, by which the same question is known again. */
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
