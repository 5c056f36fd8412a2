import type { WantedRecipe } from "@larder/domain/generation/wanted-recipe";
import { readRequest } from "@larder/domain/request/read-request";
import { ModelError, type RecipeModel } from "../../ports/recipe-model.ts";
import { type AskOptions, createAsk, type ModelCallEvent, type Question, unused } from "./ask.ts";
import { BREAKER, type BreakerOptions, createBreaker } from "./breaker.ts";
import { type ChatServer, createChat } from "./chat.ts";
import { createPrompt } from "@larder/model-recipes/create-prompt";
import { extractPrompt } from "@larder/model-recipes/extract-prompt";
import type { Structured } from "@larder/model-recipes/model-capabilities";
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

/** The question of a trial: its answer is short. Its request is empty, so that a recipe of anything is an answer. */
const TRIAL: WantedRecipe = {
  query: "a soft-boiled egg for one person",
  language: "en",
  request: readRequest("", "en"),
};

/**
 * The sampling temperatures: a new recipe may differ from the last one for the same request; a copied one may not.
 */
const TEMPERATURES = { create: 0.4, extract: 0 };

/**
 * Creates a model behind any server of the OpenAI chat completions protocol, hosted or on the operator's own machine.
 */
export function createOpenAiModel(options: OpenAiModelOptions): RecipeModel {
  const { model, extractModel = model, structured, timeoutMs, log, now } = options;
  const { ask, capabilitiesOf } = createAsk({ chat: createChat(options), structured, timeoutMs, log, now });
  const guarded = createBreaker(options.breaker ?? BREAKER);

  const answer = (question: Question, signal: AbortSignal) =>
    guarded(
      () => ask(question, signal),
      () => new ModelError("unavailable", unused(question.model), "left alone after failures"),
    );
  const questionOf = (wanted: WantedRecipe): Question => ({
    kind: "create",
    model,
    prompt: createPrompt(wanted),
    judge: judgeCreated(wanted),
    temperature: TEMPERATURES.create,
  });

  return {
    name: model,
    create: (wanted, signal) => answer(questionOf(wanted), signal),
    async try(signal) {
      const trial = await ask(questionOf(TRIAL), signal).then(
        ({ recipe, usage }) => ({ failure: null, answer: recipe.name, reason: "", usage }),
        (error: unknown) => {
          if (!(error instanceof ModelError)) throw error;
          const { failure, reason, usage } = error;
          return { failure, answer: null, reason, usage };
        },
      );
      return { ...trial, capabilities: capabilitiesOf(model) };
    },
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
