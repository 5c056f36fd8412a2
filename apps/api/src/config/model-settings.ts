import * as z from "zod/mini";
import { count, optional, text } from "./env-fields.ts";

/** An OpenAI-compatible server of the operator's choice, and how it is asked. */
export interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** The model that reads texts, where it is another. */
  extractModel: string | undefined;
  /** The model that reads photographed pages; undefined where they are read offline alone. */
  visionModel: string | undefined;
  timeoutMs: number;
  maxTokens: number;
  structured: "auto" | "schema" | "object" | "text";
  headers: Readonly<Record<string, string>>;
}

/** The settings of the environment that say which model is asked, and how. */
export const modelFields = {
  OPENAI_BASE_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^\s/]+/, "must be an http:// or https:// address")),
  ),
  OPENAI_API_KEY: optional,
  OPENAI_MODEL: optional,
  OPENAI_MODEL_EXTRACT: optional,
  OPENAI_VISION_MODEL: optional,
  AI_TIMEOUT_MS: z.pipe(count(120_000), z.number().check(z.minimum(1_000, "must be 1000 or more"))),
  AI_MAX_TOKENS: z.pipe(count(6_000), z.number().check(z.minimum(200, "must be 200 or more"))),
  AI_STRUCTURED: z._default(z.enum(["auto", "schema", "object", "text"]), "auto"),
  AI_HEADERS: z.pipe(
    text("{}").check(z.refine((value) => asHeaders(value) !== null, "must be a JSON object of texts")),
    z.transform((value) => asHeaders(value) ?? {}),
  ),
};

type ModelEnvironment = z.output<z.ZodMiniObject<typeof modelFields>>;

/** Returns the problems between the model settings, in sentences for the operator. */
export function modelProblems({
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: model,
  OPENAI_VISION_MODEL: visionModel,
}: ModelEnvironment): string[] {
  if (url && !model)
    return ["OPENAI_MODEL is missing: name the model that the server at OPENAI_BASE_URL has."];
  if (model && !url)
    return ["OPENAI_BASE_URL is missing: OPENAI_MODEL names a model of the server at this address."];
  if (visionModel && !url)
    return ["OPENAI_VISION_MODEL does nothing without the server: set OPENAI_BASE_URL and OPENAI_MODEL too."];
  return [];
}

/** Returns the model settings; null without a model. */
export function modelOf(env: ModelEnvironment): ModelSettings | null {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  if (!baseUrl || !model) return null;
  return {
    baseUrl,
    model,
    apiKey: env.OPENAI_API_KEY ?? "",
    extractModel: env.OPENAI_MODEL_EXTRACT,
    visionModel: env.OPENAI_VISION_MODEL,
    timeoutMs: env.AI_TIMEOUT_MS,
    maxTokens: env.AI_MAX_TOKENS,
    structured: env.AI_STRUCTURED,
    headers: env.AI_HEADERS,
  };
}

function asHeaders(json: string): Record<string, string> | null {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(json));
  } catch {
    return null;
  }
}
