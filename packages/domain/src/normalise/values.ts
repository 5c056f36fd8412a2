import { cleanLine, cleanText, cutText } from "../text/clean-text.ts";
import { LIMITS } from "../limits.ts";
import { parseQuantity } from "../measure/quantity.ts";
import { webUrl } from "../recipe/recipe.ts";
import { tokenise } from "../text/text-tokens.ts";
import type { Notes } from "./notes.ts";

export type Raw = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the first of these fields that exists and is not null; ignores inherited ones. */
export function first(record: Raw, ...names: string[]): unknown {
  const name = names.find((name) => Object.hasOwn(record, name) && record[name] != null);
  return name === undefined ? undefined : record[name];
}

/** Returns a list as it is, a single value as a list of one, null and undefined as an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value == null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Reads a text of one line; "" when there is none. */
export function line(
  value: unknown,
  notes: Notes,
  path: string,
  length: number = LIMITS.shortTextLength,
): string {
  return limited(cleanLine(wordsOf(value, ", ", notes, path)), length, notes, path);
}

/** Reads a text that can have several lines; "" when there is none. */
export function text(value: unknown, notes: Notes, path: string): string {
  return limited(cleanText(wordsOf(value, "\n", notes, path)), LIMITS.textLength, notes, path);
}

/** Reads an optional text of one line; undefined when there is none. */
export function optionalLine(value: unknown, notes: Notes, path: string): string | undefined {
  return line(value, notes, path) || undefined;
}

export function optionalText(value: unknown, notes: Notes, path: string): string | undefined {
  return text(value, notes, path) || undefined;
}

/** Reads a number that is not negative, also from a text: "1/2", "250 kcal". */
export function amount(value: unknown, notes: Notes, path: string): number | undefined {
  if (value == null || value === "") return undefined;
  const number = typeof value === "string" ? numberIn(value) : value;
  if (typeof number === "number" && Number.isFinite(number) && number >= 0) return number;
  notes.add("unreadable", path);
  return undefined;
}

/** Returns the first readable entries, at most `length`. */
export function entries<T>(
  values: readonly unknown[],
  length: number,
  read: (value: unknown, path: string) => T | null,
  notes: Notes,
  path: string,
): T[] {
  const taken: T[] = [];
  for (const [index, value] of values.entries()) {
    if (taken.length === length) {
      notes.add("cut", path);
      break;
    }
    const entry = read(value, `${path}.${index}`);
    if (entry !== null) taken.push(entry);
  }
  return taken;
}

/** Texts of one line each; a single text is cut at its commas. */
export function shortTexts(value: unknown, length: number, notes: Notes, path: string): string[] {
  const values = typeof value === "string" ? value.split(",") : listOf(value);
  return entries(values, length, (entry, at) => line(entry, notes, at) || null, notes, path);
}

/** Reads an http or https address as it was written. */
export function webAddress(value: unknown, notes: Notes, path: string): string | undefined {
  if (value == null) return undefined;
  const address = typeof value === "string" ? cleanLine(value) : null;
  if (address === "") return undefined;
  if (address !== null && webUrl.safeParse(address).success) return address;
  notes.add("bad-address", path);
  return undefined;
}

/** Removes fields that are undefined. */
export function withoutUndefined<T extends object>(value: T): T {
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined) Reflect.deleteProperty(value, key);
  }
  return value;
}

function limited(cleaned: string, length: number, notes: Notes, path: string): string {
  if (cleaned.length > length) notes.add("cut", path);
  return cutText(cleaned, length);
}

function wordsOf(value: unknown, joint: string, notes: Notes, path: string): string {
  if (value == null) return "";
  const words = Array.isArray(value)
    ? value
        .slice(0, LIMITS.listEntries)
        .map(wordOf)
        .filter((word) => word !== null)
        .join(joint)
    : wordOf(value);
  if (words !== null) return words;
  notes.add("unreadable", path);
  return "";
}

/** Reads a text, a number as text, or the name of an object that has one. */
function wordOf(value: unknown): string | null {
  const word = isRecord(value) ? first(value, "name", "text", "@value") : value;
  if (typeof word === "number" && Number.isFinite(word)) return String(word);
  return typeof word === "string" ? word : null;
}

/** Reads the whole text as an amount, else the first number in it; undefined if that is below zero. */
function numberIn(text: string): number | undefined {
  const whole = parseQuantity(text.trim());
  if (whole) return whole.min;
  const tokens = tokenise(text.slice(0, LIMITS.shortTextLength));
  const at = tokens.findIndex((token) => token.kind === "number");
  return tokens[at - 1]?.text === "-" ? undefined : tokens[at]?.value;
}
