import type { ModelUsage } from "@larder/domain/generation/generation";
import { EXAMPLE } from "./example-answer.ts";
import { WIRE_JSON_SCHEMA } from "./wire-recipe.ts";

export interface ChatMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface Prompt {
  system: string;
  /** The untrusted input, between tags. */
  user: string;
  /** The instruction that is added when an answer was too long. */
  shorter: string;
}

/** An error in a model's answer. */
export interface Issue {
  path: string;
  expected: string;
}

/** The longest part of a wrong answer that is shown to the model again. */
const REPLY_SHOWN = 20_000;
const ISSUES_SHOWN = 20;

export function messagesFor(
  prompt: Prompt,
  { outputMode, isShorter }: { outputMode: ModelUsage["outputMode"]; isShorter: boolean },
): ChatMessage[] {
  const system = [
    prompt.system,
    ...(outputMode === "schema" ? [] : [FORM]),
    ...(isShorter ? [prompt.shorter] : []),
  ];
  return [
    { role: "system", content: system.join("\n\n") },
    { role: "user", content: prompt.user },
  ];
}

/** Returns the repair turn: the wrong answer, and its issues. */
export function repairMessages(reply: string, issues: readonly Issue[]): ChatMessage[] {
  const list = issues
    .slice(0, ISSUES_SHOWN)
    .map(({ path, expected }) => `- ${path || "the whole"}: ${expected}`);
  return [
    { role: "assistant", content: reply.slice(0, REPLY_SHOWN) },
    {
      role: "user",
      content: `That answer cannot be used:\n${list.join("\n")}\nCorrect this and give the whole recipe again, as one JSON object and nothing else.`,
    },
  ];
}

/** Escapes a tag in the text that it will enclose, so that the text cannot close it. */
export function withoutTag(text: string, tag: string): string {
  return text.replace(new RegExp(`<(?=\\s{0,9}/?\\s{0,9}${tag}\\b)`, "gi"), "‹");
}

/** The description of the form, for servers that do not enforce the schema. */
const FORM = `\
Form
- The object follows this JSON Schema. Every key is there; null or an empty list where there is nothing.
${JSON.stringify(WIRE_JSON_SCHEMA)}
- An example of the form, of another dish and much shorter than yours:
${JSON.stringify(EXAMPLE)}`;
