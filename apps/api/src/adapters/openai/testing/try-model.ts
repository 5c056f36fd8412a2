import { readRequest } from "@larder/domain/request/read-request";
import { type ModelAnswer, ModelError } from "../../../ports/recipe-model.ts";
import { createOpenAiModel, type OpenAiModelOptions } from "../openai-model.ts";
import { SOURCE_TEXT } from "@larder/model-recipes/testing/answers";
import type { ModelServer, SeenRequest } from "./model-server.ts";

export interface TriedModel {
  name: string;
  create: (query?: string, signal?: AbortSignal) => Promise<ModelAnswer>;
  extract: (text?: string, signal?: AbortSignal) => Promise<ModelAnswer>;
  requests: () => SeenRequest[];
}

let count = 0;

/** Opens a model with a unique name, so that concurrent tests do not count each other's requests. */
export function openModel(server: ModelServer, behaviour: string, more: Partial<OpenAiModelOptions> = {}) {
  count += 1;
  const name = `${behaviour}#${count}`;
  const model = createOpenAiModel({
    baseUrl: server.baseUrl,
    apiKey: "sk-secret-key",
    model: name,
    timeoutMs: 5_000,
    maxTokens: 6_000,
    structured: "auto",
    headers: {},
    ...more,
  });
  return { name, model, requests: () => server.requestsFor(name) };
}

/** Opens a model and returns functions that ask it with a request or a text for tests. */
export function tryModel(
  server: ModelServer,
  behaviour: string,
  more: Partial<OpenAiModelOptions> = {},
): TriedModel {
  const { name, model, requests } = openModel(server, behaviour, more);
  const noSignal = () => new AbortController().signal;
  return {
    name,
    create: (query = "lentil soup", signal = noSignal()) =>
      model.create({ query, language: "en", request: readRequest(query) }, signal),
    extract: (text = SOURCE_TEXT, signal = noSignal()) => model.extract({ text }, signal),
    requests,
  };
}

export async function failureOf(answer: Promise<ModelAnswer>): Promise<ModelError> {
  const error: unknown = await answer.then(
    () => "a recipe",
    (reason: unknown) => reason,
  );
  if (error instanceof ModelError) return error;
  throw new Error(`No ModelError, but ${String(error)}`);
}

/** Returns the milliseconds between consecutive requests. */
export function pausesBetween(requests: readonly SeenRequest[]): number[] {
  return requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
}
