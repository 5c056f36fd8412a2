import { normalForm } from "./normal-form.ts";

/** Line ends of every kind. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

/**
 * Invisible characters that can falsify a text: control characters, direction marks, soft hyphens, zero-width spaces,
 * byte order marks. Joiners stay: emoji and several scripts need them.
 */
const UNSEEN =
  /[^\P{Cc}\t\n]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Cleans a text of one line: composed form (NFC), white space collapsed and trimmed, invisible characters removed. */
export function cleanLine(text: string): string {
  return composed(text).replace(/\s+/g, " ").trim();
}

/**
 * Cleans a text of several lines like `cleanLine`, but line ends stay, with at most one blank line between two others.
 */
export function cleanText(text: string): string {
  return composed(text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Cuts a cleaned text to a length, never through a character. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length;
  return text.slice(0, end).trimEnd();
}

function composed(text: string): string {
  return normalForm(text.replace(LINE_ENDS, "\n").replace(UNSEEN, "").toWellFormed(), "NFC");
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
