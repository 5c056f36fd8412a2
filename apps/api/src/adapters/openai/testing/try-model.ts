import { type ModelAnswer, ModelError } from "../../../ports/recipe-model.ts";
import { createOpenAiModel, type OpenAiModelOptions } from "../openai-model.ts";
import { SOURCE_TEXT } from "./answers.ts";
import type { ModelServer, SeenRequest } from "./model-server.ts";

export interface TriedModel {
  name: string;
  create: (query?: string, signal?: AbortSignal) => Promise<ModelAnswer>;
  extract: (text?: string, signal?: AbortSignal) => Promise<ModelAnswer>;
  requests: () => SeenRequest[];
}

let count = 0;

/** A model of its own for each use, so that tests running side by side do not count each other's requests. */
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

/** The same, asked with a wish or a text of the tests' own. */
export function tryModel(
  server: ModelServer,
  behaviour: string,
  more: Partial<OpenAiModelOptions> = {},
): TriedModel {
  const { name, model, requests } = openModel(server, behaviour, more);
  const noSignal = () => new AbortController().signal;
  return {
    name,
    create: (query = "lentil soup", signal = noSignal()) => model.create({ query, language: "en" }, signal),
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

/** How long it took from each request to the next, in milliseconds. */
export function pausesBetween(requests: readonly SeenRequest[]): number[] {
  return requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
}
