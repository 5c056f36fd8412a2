import type OpenAI from "openai";
import { Stream } from "openai/streaming";
import * as z from "zod";
import type { CallResult, Tokens } from "./call-result.ts";

/** Far more than a recipe: a model that goes on like that has lost its thread. */
const MOST_CHARACTERS = 200_000;

/** Servers send a text, or a list of parts. */
const words = z
  .union([
    z.string(),
    z
      .array(z.object({ text: z.string().optional() }))
      .transform((parts) => parts.map(({ text }) => text ?? "").join("")),
  ])
  .nullish()
  .catch(null);
const message = z.object({ content: words, refusal: words }).nullish().catch(null);

/** A whole answer or a piece of a streamed one; servers leave out and add what they like. */
const pieceSchema = z.object({
  choices: z
    .array(z.object({ message, delta: message, finish_reason: z.string().nullish().catch(null) }))
    .nullish()
    .catch(null),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
});

/** Reads an answer to its end, streamed or whole, whatever was asked for. Throws what the connection throws. */
export async function readAnswer(response: Response, client: OpenAI, answer: Answer): Promise<CallResult> {
  if (response.headers.get("content-type")?.includes("event-stream")) {
    const pieces = Stream.fromSSEResponse<unknown>(response, new AbortController(), client);
    for await (const piece of pieces) {
      answer.add(piece);
      if (answer.isTooLarge) break;
    }
    return answer.result();
  }
  const body = await response.text();
  if (/^\s*</.test(body)) return { outcome: "unreadable", detail: "a page", isPage: true };
  answer.add(JSON.parse(body));
  return answer.result();
}

/** An answer as it grows. */
export class Answer {
  /** As far as the server says. */
  tokens: Tokens | null = null;
  /** How much it wrote. */
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
      this.texts.push(said?.content ?? "");
      this.characters += said?.content?.length ?? 0;
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
