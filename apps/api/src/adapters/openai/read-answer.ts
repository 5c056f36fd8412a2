import { APIError, type OpenAI } from "openai";
import { Stream } from "openai/streaming";
import * as z from "zod";
import type { CallResult, Tokens } from "@larder/model-recipes/call-result";

/** The longest answer, far longer than a recipe: a model that writes more is in a loop. */
const MOST_CHARACTERS = 200_000;

/** A message's text; servers send a string or a list of parts. */
const words = z
  .union([
    z.string(),
    z
      .array(z.object({ text: z.string().optional() }))
      .transform((parts) => parts.map(({ text }) => text ?? "").join("")),
  ])
  .nullish()
  .catch(null);
/** Calls of tools, whose arguments are the answer of a model that was made to use them. */
const call = z.object({ arguments: z.string() }).nullish().catch(null);
const calls = z
  .array(z.object({ function: call }))
  .nullish()
  .catch(null);
const message = z
  .object({ content: words, refusal: words, tool_calls: calls, function_call: call })
  .nullish()
  .catch(null);

/** A whole answer or a piece of a streamed one; servers omit and add fields. */
const pieceSchema = z.object({
  choices: z
    .array(z.object({ message, delta: message, finish_reason: z.string().nullish().catch(null) }))
    .nullish()
    .catch(null),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
});

const failedSchema = z.object({ error: z.record(z.string(), z.unknown()) });

/** Reads an answer to its end, streamed or whole, whatever was asked for. Throws what the connection and the SDK throw. */
export async function readAnswer(response: Response, client: OpenAI, answer: Answer): Promise<CallResult> {
  if (response.headers.get("content-type")?.includes("event-stream")) {
    return readStream(response, client, answer);
  }
  const body = await response.text();
  if (/^\s*</.test(body)) return { outcome: "unreadable", detail: "a page", isPage: true };
  // // A stream without the media type of one.
  if (/^\s*(?:data|event)?:/.test(body)) return readStream(new Response(body), client, answer);
  const whole: unknown = JSON.parse(body);
  // Some servers fail with a status of 200.
  const { error } = failedSchema.safeParse(whole).data ?? {};
  if (error) throw new APIError(undefined, error, undefined, undefined);
  answer.add(whole);
  return answer.result();
}

async function readStream(response: Response, client: OpenAI, answer: Answer): Promise<CallResult> {
  for await (const piece of Stream.fromSSEResponse<unknown>(response, new AbortController(), client)) {
    answer.add(piece);
    if (answer.isTooLarge) break;
  }
  return answer.result();
}

/** An answer while it is read. */
export class Answer {
  /** The tokens as the server reports them; null without a report. */
  tokens: Tokens | null = null;
  /** The number of characters that the model wrote. */
  characters = 0;
  private readonly texts: string[] = [];
  private hasChoices = false;
  private isRefused = false;
  private finish: string | null = null;

  get isTooLarge(): boolean {
    return this.characters > MOST_CHARACTERS;
  }

  add(value: unknown): void {
    const piece = pieceSchema.safeParse(value).data;
    const [choice] = piece?.choices ?? [];
    if (choice) {
      this.hasChoices = true;
      const said = choice.delta ?? choice.message;
      const called = said?.tool_calls?.map((each) => each.function) ?? [];
      const asked = [...called, said?.function_call].map((each) => each?.arguments ?? "");
      const text = [said?.content ?? "", ...asked].join("");
      this.texts.push(text);
      this.characters += text.length;
      this.isRefused ||= Boolean(said?.refusal);
      this.finish = choice.finish_reason ?? this.finish;
    }
    if (piece?.usage)
      this.tokens = { input: piece.usage.prompt_tokens, output: piece.usage.completion_tokens };
  }

  result(): CallResult {
    const text = this.texts.join("");
    if (this.isTooLarge) return { outcome: "unreadable", detail: "too large" };
    if (this.isRefused || this.finish === "content_filter") {
      return { outcome: "final", failure: "refused", detail: this.finish ?? "refusal" };
    }
    if (this.finish === "length") return { outcome: "too-long", detail: "length" };
    if (!this.hasChoices) return { outcome: "unreadable", detail: "no choices" };
    if (text.trim() === "") return { outcome: "unreadable", detail: "empty" };
    return { outcome: "answered", text };
  }
}
