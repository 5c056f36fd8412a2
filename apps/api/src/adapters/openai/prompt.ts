import type { OutputMode } from "./model-capabilities.ts";
import { EXAMPLE } from "./example-answer.ts";
import { WIRE_JSON_SCHEMA } from "./wire-recipe.ts";

export interface ChatMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface Prompt {
  system: string;
  /** What was given by somebody else, between tags: data. */
  user: string;
  /** What is added when an answer did not fit. */
  shorter: string;
}

/** Something that a model got wrong. */
export interface Issue {
  path: string;
  expected: string;
}

/** The longest part of a wrong answer that is shown to the model again. */
const REPLY_SHOWN = 20_000;
const ISSUES_SHOWN = 20;

export function messagesFor(
  prompt: Prompt,
  { outputMode, isShorter }: { outputMode: OutputMode; isShorter: boolean },
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

/** The repair turn: what was answered, and what is wrong with it. */
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

/** Takes the tag out of what it encloses, so that nothing inside can close it. */
export function withoutTag(text: string, tag: string): string {
  return text.replace(new RegExp(`<(?=\\s{0,9}/?\\s{0,9}${tag}\\b)`, "gi"), "‹");
}

/** For servers that do not hold the model to the schema themselves. */
const FORM = `\
Form
- The object follows this JSON Schema. Every key is there; null or an empty list where there is nothing.
${JSON.stringify(WIRE_JSON_SCHEMA)}
- An example of the form, of another dish and much shorter than yours:
${JSON.stringify(EXAMPLE)}`;
