import OpenAI from "openai";
import type { ModelCapabilities } from "@larder/domain/generation/model-trial";
import { callError } from "./call-error.ts";
import type { CallResult, Tokens } from "@larder/model-recipes/call-result";
import { cappedFetch } from "./capped-fetch.ts";
import type { ChatMessage } from "@larder/model-recipes/prompt";
import { Answer, readAnswer } from "./read-answer.ts";
import { serverReason } from "@larder/model-recipes/server-reason";
import { WIRE_JSON_SCHEMA } from "@larder/model-recipes/wire-recipe";

export interface ChatServer {
  baseUrl: string;
  /** The API key; empty for servers without keys, which get no Authorization header. */
  apiKey: string;
  headers: Readonly<Record<string, string>>;
  maxTokens: number;
}

/** A message that shows a picture. */
export interface PictureMessage {
  role: "user";
  content: OpenAI.ChatCompletionContentPart[];
}

export interface ChatCall {
  model: string;
  messages: readonly (ChatMessage | PictureMessage)[];
  temperature: number;
  capabilities: ModelCapabilities;
}

export type Chat = (call: ChatCall, signal: AbortSignal) => Promise<{ result: CallResult; tokens: Tokens }>;

/** The largest size of a streamed answer: each token comes in a frame of its own, as do reasoning tokens. */
const BYTES_PER_TOKEN = 500;
const BYTES_BESIDE = 1_000_000;
/** The estimate of tokens where the server reports none. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_PICTURE = 1_000;
/** The SDK's timeout, so long that the deadline of the question comes first. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * Creates a function that sends one request to a server of the chat completions protocol. It returns failures instead
 * of throwing them.
 */
export function createChat({ baseUrl, apiKey, headers, maxTokens }: ChatServer): Chat {
  const client = new OpenAI({
    baseURL: baseUrl,
    // The SDK insists on one; the header is taken out again below.
    apiKey: apiKey || "none",
    defaultHeaders: {
      ...headers,
      ...(apiKey === "" && !hasAuthorization(headers) && { Authorization: null }),
    },
    // What it would else take from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    timeout: NEVER_MS,
  });
  const maxBytes = BYTES_BESIDE + maxTokens * BYTES_PER_TOKEN;

  return async (call, signal) => {
    const caller = client.withOptions({ fetch: cappedFetch(maxBytes, signal) });
    const answer = new Answer();
    const result = await ask(caller, call, answer, signal).catch((error: unknown) => ({
      ...callError(error),
      reason: serverReason(error, [apiKey, ...Object.values(headers)]),
    }));
    const wasRead = signal.aborted || answer.characters > 0 || result.outcome === "unreadable";
    const estimated = { input: wasRead ? charactersOf(call) : 0, output: answer.characters };
    return { result, tokens: answer.tokens ?? tokensOf(estimated) };
  };

  async function ask(
    caller: OpenAI,
    call: ChatCall,
    answer: Answer,
    signal: AbortSignal,
  ): Promise<CallResult> {
    const response = await caller.chat.completions.create(bodyOf(call, maxTokens), { signal }).asResponse();
    return readAnswer(response, caller, answer);
  }
}

function bodyOf(
  { model, messages, temperature, capabilities }: ChatCall,
  maxTokens: number,
): OpenAI.ChatCompletionCreateParams {
  return {
    model,
    messages: [...messages],
    ...(capabilities.hasTemperature && { temperature }),
    [capabilities.tokenLimit]: maxTokens,
    ...responseFormat(capabilities),
    ...(capabilities.isStreamed && { stream: true }),
    ...(capabilities.isStreamed &&
      capabilities.isUsageStreamed && { stream_options: { include_usage: true } }),
  };
}

function responseFormat({
  outputMode,
}: ModelCapabilities): Pick<OpenAI.ChatCompletionCreateParams, "response_format"> {
  if (outputMode === "text") return {};
  if (outputMode === "object") return { response_format: { type: "json_object" } };
  return {
    response_format: {
      type: "json_schema",
      json_schema: { name: "recipe", strict: true, schema: { ...WIRE_JSON_SCHEMA } },
    },
  };
}

function hasAuthorization(headers: Readonly<Record<string, string>>): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
}

function charactersOf({ messages }: ChatCall): number {
  return messages.reduce(
    (sum, { content }) =>
      sum +
      (typeof content === "string" ? content.length : content.reduce((all, part) => all + sizeOf(part), 0)),
    0,
  );
}

function sizeOf(part: OpenAI.ChatCompletionContentPart): number {
  return part.type === "text" ? part.text.length : TOKENS_PER_PICTURE * CHARACTERS_PER_TOKEN;
}

function tokensOf({ input, output }: Tokens): Tokens {
  return { input: Math.ceil(input / CHARACTERS_PER_TOKEN), output: Math.ceil(output / CHARACTERS_PER_TOKEN) };
}
