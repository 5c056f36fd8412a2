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
 * @returns the object; several when the model gives several recipes; none when there is none, or when it breaks off
 */
export function readReply(reply: string): Json[] {
  if (reply.includes(UNDECODED)) return [];
  const answer = withoutThoughts(reply);
  const whole = parsed(answer.trim());
  if (typeof whole === "string") return objectsIn(whole);
  const found = recordsOf(whole);
  return found.length > 0 ? found : objectsIn(answer);
}

function withoutThoughts(reply: string): string {
  const ends = [...reply.matchAll(END_OF_THOUGHT)];
  const last = ends.at(-1);
  if (last) return reply.slice(last.index + last[0].length);
  return BEGIN_OF_THOUGHT.test(reply) ? "" : reply;
}

/** Returns the recipes of a text, if it has several, else the longest object that can be parsed. */
function objectsIn(text: string): Json[] {
  const read = balancedPieces(text).map((piece) => ({
    length: piece.length,
    records: recordsOf(parsed(piece) ?? parsed(repairJson(piece))),
  }));
  const recipes = read.flatMap(({ records }) => records.filter(isRecipe));
  if (recipes.length > 1) return recipes;
  const [longest] = read
    .filter(({ records }) => records.length > 0)
    .toSorted((one, other) => other.length - one.length);
  return longest?.records ?? [];
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

/** Returns an object, those of a list, or wrapped ones (`{"recipe": {...}}`, `{"recipes": [...]}`); none for other values. */
function recordsOf(value: unknown): Json[] {
  if (Array.isArray(value)) {
    const records = value.filter(isRecord);
    const recipes = records.filter(isRecipe);
    return recipes.length > 0 ? recipes : records.length === 1 ? records : [];
  }
  if (!isRecord(value)) return [];
  const [wrapped, ...others] = Object.values(value);
  if (others.length > 0) return [value];
  if (isRecord(wrapped)) return [wrapped];
  const recipes = Array.isArray(wrapped) ? wrapped.filter(isRecord).filter(isRecipe) : [];
  return recipes.length > 0 ? recipes : [value];
}

function isRecipe(value: Json): boolean {
  return "name" in value && ("ingredients" in value || "steps" in value);
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
