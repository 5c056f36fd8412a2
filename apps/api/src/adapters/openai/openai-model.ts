import { ModelError, type RecipeModel } from "../../ports/recipe-model.ts";
import { type AskOptions, createAsk, type ModelCallEvent, type Question, unused } from "./ask.ts";
import { type BreakerOptions, createBreaker } from "./breaker.ts";
import { type ChatServer, createChat } from "./chat.ts";
import { createPrompt } from "@larder/model-recipes/create-prompt";
import { extractPrompt } from "@larder/model-recipes/extract-prompt";
import type { Structured } from "./model-capabilities.ts";
import { judgeCreated, judgeExtracted } from "@larder/model-recipes/judge-answer";

export type { ModelCallEvent, Structured };

export interface OpenAiModelOptions
  extends ChatServer, Pick<AskOptions, "structured" | "timeoutMs" | "log" | "now"> {
  model: string;
  /** The model for reading texts; `model` by default. */
  extractModel?: string | undefined;
  /** When the breaker opens for a failing server, and for how long. */
  breaker?: BreakerOptions;
}

const BREAKER: BreakerOptions = { failures: 4, restMs: 30_000 };

/**
 * The sampling temperatures: a new recipe may differ from the last one for the same request; a copied one may not.
 */
const TEMPERATURES = { create: 0.4, extract: 0 };

/**
 * Creates a model behind any server of the OpenAI chat completions protocol, hosted or on the operator's own machine.
 */
export function createOpenAiModel(options: OpenAiModelOptions): RecipeModel {
  const { model, extractModel = model, structured, timeoutMs, log, now } = options;
  const ask = createAsk({ chat: createChat(options), structured, timeoutMs, log, now });
  const guarded = createBreaker(options.breaker ?? BREAKER);

  const answer = (question: Question, signal: AbortSignal) =>
    guarded(
      () => ask(question, signal),
      () => new ModelError("unavailable", unused(question.model), "left alone after failures"),
    );

  return {
    name: model,
    create: (request, signal) =>
      answer(
        {
          kind: "create",
          model,
          prompt: createPrompt(request),
          judge: judgeCreated(request),
          temperature: TEMPERATURES.create,
        },
        signal,
      ),
    extract: (source, signal) =>
      answer(
        {
          kind: "extract",
          model: extractModel,
          prompt: extractPrompt(source),
          judge: judgeExtracted(source),
          temperature: TEMPERATURES.extract,
        },
        signal,
      ),
  };
}
