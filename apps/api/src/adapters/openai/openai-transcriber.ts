import type { ModelCapabilities } from "@larder/domain/generation/model-trial";
import { cleanText } from "@larder/domain/text/clean-text";
import type { CallResult } from "@larder/model-recipes/call-result";
import { firstCapabilities, otherCapabilities } from "@larder/model-recipes/model-capabilities";
import { failureOf } from "@larder/model-recipes/retries";
import { NO_TEXT, TRANSCRIBE_REQUEST, TRANSCRIBE_RULES } from "@larder/model-recipes/transcribe-prompt";
import type { PageTranscriber, Transcription } from "../../ports/page-transcriber.ts";
import { ModelError } from "../../ports/recipe-model.ts";
import { type AskOptions, unused } from "./ask.ts";
import { BREAKER, type BreakerOptions, createBreaker } from "./breaker.ts";
import { type ChatServer, createChat } from "./chat.ts";

export interface OpenAiTranscriberOptions extends ChatServer, Pick<AskOptions, "timeoutMs" | "log"> {
  /** The model that sees. */
  model: string;
  /** When the breaker opens for a failing server, and for how long. */
  breaker?: BreakerOptions;
}

/** A request is only sent again without what the server refused; who waits is better served offline. */
const MOST_CALLS = 3;
/** The longest text of a page in characters: a model that writes more is in a loop. */
const MOST_CHARACTERS = 20_000;

/** Creates a model that copies photographed pages, behind any server of the OpenAI chat completions protocol. */
export function createOpenAiTranscriber(options: OpenAiTranscriberOptions): PageTranscriber {
  const { model, timeoutMs, log } = options;
  const chat = createChat(options);
  const guarded = createBreaker(options.breaker ?? BREAKER);
  /** The capabilities of the server, as refused requests have shown them; the answer is a text. */
  let capabilities: ModelCapabilities = firstCapabilities("text");

  async function ask(jpeg: Uint8Array, signal: AbortSignal): Promise<Transcription> {
    const started = performance.now();
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const usage = { ...unused(model), outputMode: capabilities.outputMode };
    for (;;) {
      const sent = performance.now();
      const { result, tokens } = await chat(
        { model, messages: messagesOf(jpeg), temperature: 0, capabilities },
        either,
      );
      const judged = either.aborted ? stopped(signal) : judge(result);
      usage.calls += 1;
      usage.inputTokens += tokens.input;
      usage.outputTokens += tokens.output;
      usage.milliseconds = Math.round(performance.now() - started);
      const failure = judged.outcome === "answered" ? null : failureOf(judged);
      const detail = judged.outcome === "answered" ? "" : judged.detail;
      log?.({
        kind: "transcribe",
        model,
        outputMode: capabilities.outputMode,
        call: usage.calls,
        outcome: failure ?? "text",
        detail,
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        milliseconds: Math.round(performance.now() - sent),
      });
      if (judged.outcome === "answered") return { text: judged.text, usage };
      const others =
        judged.outcome === "rejected" && usage.calls < MOST_CALLS
          ? otherCapabilities(judged.serverMessage, capabilities, "text")
          : null;
      if (!others) throw new ModelError(failureOf(judged), usage, detail, reasonOf(judged));
      capabilities = others;
    }
  }

  return {
    transcribe: (jpeg, signal) =>
      guarded(
        () => ask(jpeg, signal),
        () => new ModelError("unavailable", unused(model), "left alone after failures"),
      ),
  };
}

function messagesOf(jpeg: Uint8Array) {
  const url = `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;
  return [
    { role: "system" as const, content: TRANSCRIBE_RULES },
    {
      role: "user" as const,
      content: [
        { type: "text" as const, text: TRANSCRIBE_REQUEST },
        { type: "image_url" as const, image_url: { url } },
      ],
    },
  ];
}

function judge(result: CallResult): CallResult {
  if (result.outcome !== "answered") return result;
  const text = pageIn(result.text);
  if (text === "" || text.replace(/\.$/, "").toUpperCase() === NO_TEXT)
    return { outcome: "unreadable", detail: "no text" };
  if (text.length > MOST_CHARACTERS) return { outcome: "too-long", detail: "text" };
  if (isRefusal(text)) return { outcome: "final", failure: "refused", detail: "refusal" };
  return { outcome: "answered", text };
}

/** The end of thoughts that some models write before their answer. */
const THOUGHT = "</think>";

/** Returns the text of an answer without thoughts before it and without the fence that models put around texts. */
function pageIn(answer: string): string {
  const thought = answer.trimStart().startsWith("<think>") ? answer.indexOf(THOUGHT) : -1;
  const said = thought === -1 ? answer : answer.slice(thought + THOUGHT.length);
  const lines = cleanText(said).split("\n");
  return cleanText(lines.filter((line) => !/^```\w{0,20}$/.test(line)).join("\n"));
}

/** Returns whether a model only says that it will not read the picture. */
function isRefusal(text: string): boolean {
  return (
    text.length < 300 &&
    /^(?:I['’]m sorry|I am sorry|Sorry|Lo siento|I can(?:no|['’])t|As an AI)\b/i.test(text)
  );
}

function stopped(signal: AbortSignal): CallResult {
  return signal.aborted
    ? { outcome: "final", failure: "cancelled", detail: "cancelled" }
    : { outcome: "final", failure: "timeout", detail: "out of time" };
}

function reasonOf({ reason }: CallResult): { reason?: string } {
  return reason === undefined ? {} : { reason };
}
