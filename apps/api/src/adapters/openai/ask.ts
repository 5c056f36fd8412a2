import { setTimeout as wait } from "node:timers/promises";
import type { ModelFailure, ModelUsage } from "@larder/domain/generation/generation";
import type { ModelCapabilities } from "@larder/domain/generation/model-trial";
import { type ModelAnswer, ModelError } from "../../ports/recipe-model.ts";
import type { CallResult } from "@larder/model-recipes/call-result";
import type { Chat } from "./chat.ts";
import {
  firstCapabilities,
  lowerOutputMode,
  otherCapabilities,
  type Structured,
} from "@larder/model-recipes/model-capabilities";
import type { Judge, Verdict } from "@larder/model-recipes/judge-answer";
import { messagesFor, type Prompt } from "@larder/model-recipes/prompt";
import { readReply } from "@larder/model-recipes/read-reply";
import { failureOf, FIRST_ATTEMPT, nextAttempt, type Failure } from "@larder/model-recipes/retries";

export interface Question {
  kind: "create" | "extract";
  model: string;
  prompt: Prompt;
  judge: Judge;
  /** The sampling temperature of the first answer. */
  temperature: number;
}

/** The log entry of one request: never a text of a prompt or an answer. */
export interface ModelCallEvent {
  kind: Question["kind"] | "transcribe";
  model: string;
  outputMode: ModelCapabilities["outputMode"];
  /** The number of the request within its question, from 1. */
  call: number;
  outcome: "recipe" | "text" | Failure["outcome"] | ModelFailure;
  detail: string;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
}

export interface AskOptions {
  chat: Chat;
  structured: Structured;
  timeoutMs: number;
  log?: ((event: ModelCallEvent) => void) | undefined;
  /** The clock in milliseconds; `Date.now` by default. */
  now?: (() => number) | undefined;
}

const MOST_CALLS = 3;
const HOTTEST = 1;
/** How long in milliseconds a refused capability is not tried again. */
const LEARNED_FOR_MS = 3_600_000;

/**
 * Creates `ask`, which asks until there is a recipe: at most three requests within one deadline. Throws `ModelError`.
 * `capabilitiesOf` returns what was learned of a model.
 */
export function createAsk({ chat, structured, timeoutMs, log, now = Date.now }: AskOptions) {
  /** The capabilities by model: a request that its server refused is not sent again for an hour. */
  const known = new Map<string, { capabilities: ModelCapabilities; until: number }>();

  return { ask, capabilitiesOf };

  async function ask(question: Question, signal: AbortSignal): Promise<ModelAnswer> {
    const { kind, model, prompt } = question;
    const started = performance.now();
    const deadline = AbortSignal.timeout(timeoutMs);
    const either = AbortSignal.any([signal, deadline]);
    const seen = new Map<Failure["outcome"], number>();
    const usage = { ...unused(model), outputMode: capabilitiesOf(model).outputMode };
    let attempt = FIRST_ATTEMPT;

    for (;;) {
      if (either.aborted) throw errorOf(stopped(signal), usage);
      const capabilities = capabilitiesOf(model);
      const sent = performance.now();
      const messages = messagesFor(prompt, {
        outputMode: capabilities.outputMode,
        isShorter: attempt.isShorter,
      });
      const { result, tokens } = await chat(
        {
          model,
          messages: [...messages, ...attempt.repair],
          temperature: Math.min(question.temperature + attempt.rise, HOTTEST),
          capabilities,
        },
        either,
      );
      const verdict = either.aborted
        ? stopped(signal)
        : verdictOn(result, question, capabilities, seen.has("invalid") || usage.calls + 1 >= MOST_CALLS);
      usage.calls += 1;
      usage.outputMode = capabilities.outputMode;
      usage.inputTokens += tokens.input;
      usage.outputTokens += tokens.output;
      usage.milliseconds = Math.round(performance.now() - started);
      log?.({
        kind,
        model,
        outputMode: capabilities.outputMode,
        call: usage.calls,
        ...loggedOf(verdict),
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        milliseconds: Math.round(performance.now() - sent),
      });
      if (!("outcome" in verdict)) return { ...verdict, usage };

      const nth = (seen.get(verdict.outcome) ?? 0) + 1;
      seen.set(verdict.outcome, nth);
      const next = usage.calls < MOST_CALLS ? nextAttempt(verdict, nth, attempt) : null;
      const timeLeft = timeoutMs - (performance.now() - started);
      if (!next || next.pauseMs >= timeLeft) throw errorOf(verdict, usage);
      ({ attempt } = next);
      if (next.pauseMs > 0) await wait(next.pauseMs, undefined, { signal: either }).catch(() => undefined);
    }
  }

  function capabilitiesOf(model: string): ModelCapabilities {
    const learned = known.get(model);
    return learned && now() < learned.until ? learned.capabilities : firstCapabilities(structured);
  }

  /** Remembers capabilities for an hour from the first that was learned: a server that was mended is noticed. */
  function learn(model: string, capabilities: ModelCapabilities): void {
    const before = known.get(model);
    const until = before && now() < before.until ? before.until : now() + LEARNED_FOR_MS;
    known.set(model, { capabilities, until });
  }

  function verdictOn(
    result: CallResult,
    { model, judge }: Question,
    capabilities: ModelCapabilities,
    hasAskedForDish: boolean,
  ): Failure | Recipe {
    if (result.outcome === "rejected") {
      const others = otherCapabilities(result.serverMessage, capabilities, structured);
      if (!others) return { ...result, outcome: "final", failure: "not-set-up" };
      learn(model, others);
    }
    if (result.outcome !== "answered") return result;
    const [answer, ...others] = readReply(result.text);
    if (!answer) {
      return { outcome: "unreadable", detail: "no object" };
    }
    const judged = judge(answer);
    const isAskedAgain = judged.kind === "other-dish" && !hasAskedForDish;
    if (judged.kind === "other-dish" && isAskedAgain)
      return { outcome: "invalid", detail: "other dish", issues: judged.issues, reply: result.text };
    const verdict = judged.kind === "other-dish" ? judged.used : judged;
    if (verdict.kind === "invalid" && verdict.isOtherForm) learnFromAnswer(model, capabilities);
    if (verdict.kind === "recipe") {
      const names = others.map(({ name }) => String(name).slice(0, 100));
      const choice = names.length > 0 ? [{ code: "other-recipes" as const, words: names }] : [];
      return { recipe: verdict.recipe, notes: [...verdict.notes, ...choice] };
    }
    if (verdict.kind === "failed")
      return { outcome: "final", failure: verdict.failure, detail: verdict.detail };
    if (verdict.kind === "harmful") {
      const { failure, findings, issues } = verdict;
      const detail = [...new Set(findings.map(({ code }) => code))].join(" ");
      return { outcome: "harmful", failure, findings, issues, detail, reply: result.text };
    }
    return { outcome: "invalid", detail: pathsOf(verdict), issues: verdict.issues, reply: result.text };
  }

  /**
   * Stops sending the schema to a server that accepts it and returns another form; the prompt then describes the
   * form.
   */
  function learnFromAnswer(model: string, capabilities: ModelCapabilities): void {
    const lower = capabilities.outputMode === "schema" ? lowerOutputMode(capabilities, structured) : null;
    if (lower) learn(model, lower);
  }
}

type Recipe = Pick<ModelAnswer, "recipe" | "notes">;

/** Returns the usage before any request. */
export function unused(model: string): ModelUsage {
  return { model, outputMode: "schema", calls: 0, inputTokens: 0, outputTokens: 0, milliseconds: 0 };
}

function stopped(signal: AbortSignal): Failure {
  return signal.aborted
    ? { outcome: "final", failure: "cancelled", detail: "cancelled" }
    : { outcome: "final", failure: "timeout", detail: "out of time" };
}

function errorOf(failed: Failure, usage: ModelUsage): ModelError {
  const retryAfterMs = failed.outcome === "busy" ? failed.retryAfterMs : undefined;
  const after = retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1_000) };
  const findings = failed.outcome === "harmful" ? { findings: failed.findings } : {};
  const reason = "reason" in failed && failed.reason !== undefined ? { reason: failed.reason } : {};
  return new ModelError(failureOf(failed), usage, failed.detail, { ...after, ...findings, ...reason });
}

function loggedOf(verdict: Failure | Recipe): Pick<ModelCallEvent, "outcome" | "detail"> {
  if (!("outcome" in verdict)) return { outcome: "recipe", detail: "" };
  const { outcome, detail } = verdict;
  return { outcome: outcome === "final" ? verdict.failure : outcome, detail };
}

/**
 * Returns the paths of the invalid fields for the log, without keys that the model invented: these are text of an
 * answer.
 */
function pathsOf({ issues }: Extract<Verdict, { kind: "invalid" }>): string {
  const paths = issues.map(({ path }) => path).filter((path) => /^[a-z_.\d]{0,80}$/.test(path));
  return [...new Set(paths)].slice(0, 5).join(" ");
}
