import * as z from "zod/mini";
import { MODEL_FAILURES, modelUsageSchema } from "./generation.ts";

/** The request features that a server and its model support, as far as they were tried in the last hour. */
export const modelCapabilitiesSchema = z.object({
  outputMode: modelUsageSchema.shape.outputMode,
  isStreamed: z.boolean(),
  isUsageStreamed: z.boolean(),
  tokenLimit: z.enum(["max_tokens", "max_completion_tokens"]),
  hasTemperature: z.boolean(),
});

/** The longest part of a server's reason that is shown, in characters. */
export const REASON_MAX_LENGTH = 500;

/** The result of a small fixed question to the model. */
export const modelTrialSchema = z.object({
  /** Null when a recipe came back. */
  failure: z.nullable(z.enum(MODEL_FAILURES)),
  /** The name of the recipe that came back; null after a failure. */
  answer: z.nullable(z.string()),
  /** The server's own words or a code of the failure, without the key; empty after a success. */
  reason: z.string(),
  usage: modelUsageSchema,
  capabilities: modelCapabilitiesSchema,
});

export type ModelCapabilities = z.infer<typeof modelCapabilitiesSchema>;
export type ModelTrial = z.infer<typeof modelTrialSchema>;
