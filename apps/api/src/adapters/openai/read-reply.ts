import { repairJson } from "./repair-json.ts";

export type Json = Readonly<Record<string, unknown>>;

/** The tags around a model's reasoning; templates often drop the opening one. */
const END_OF_THOUGHT = /<\/(?:think|thinking|thought|reasoning|reflection)>/gi;
const BEGIN_OF_THOUGHT = /^\s*<(?:think|thinking|thought|reasoning|reflection)>/i;

/** The replacement character, for bytes that could not be decoded. */
const UNDECODED = "\ufffd";

/**
 * Finds the object in a model's reply: after its reasoning, within fences and prose, inside a string, and with the
 * mistakes that models make in JSON.
 *
 * @returns null when there is none, or when it breaks off
 */
export function readReply(reply: string): Json | null {
  if (reply.includes(UNDECODED)) return null;
  const answer = withoutThoughts(reply);
  const whole = parsed(answer.trim());
  if (typeof whole === "string") return objectIn(whole);
  return recordOf(whole) ?? objectIn(answer);
}

function withoutThoughts(reply: string): string {
  const ends = [...reply.matchAll(END_OF_THOUGHT)];
  const last = ends.at(-1);
  if (last) return reply.slice(last.index + last[0].length);
  return BEGIN_OF_THOUGHT.test(reply) ? "" : reply;
}

/** Returns the longest object that can be parsed; null without any. */
function objectIn(text: string): Json | null {
  const pieces = balancedPieces(text).toSorted((one, other) => other.length - one.length);
  for (const piece of pieces) {
    const found = recordOf(parsed(piece) ?? parsed(repairJson(piece)));
    if (found) return found;
  }
  return null;
}

/**
 * Returns the texts between matching braces; if unbalanced quotes prevent that, the text from the first brace to the
 * last.
 */
function balancedPieces(text: string): string[] {
  const pieces: string[] = [];
  let start = -1;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (inString) {
      if (character === "\\") at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = depth > 0;
    else if (character === "{") {
      if (depth === 0) start = at;
      depth += 1;
    } else if (character === "}" && depth > 0) {
      depth -= 1;
      if (depth === 0) pieces.push(text.slice(start, at + 1));
    }
  }
  if (depth > 0 && pieces.length === 0) {
    const end = text.lastIndexOf("}");
    if (end > start) pieces.push(text.slice(start, end + 1));
  }
  return pieces.slice(0, 20);
}

/** Returns an object, the only one of a list, or a wrapped one (`{"recipe": {...}}`); null for other values. */
function recordOf(value: unknown): Json | null {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isRecord(only)) return null;
  const [wrapped, ...others] = Object.values(only);
  return others.length === 0 && isRecord(wrapped) ? wrapped : only;
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses JSON; returns undefined for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
