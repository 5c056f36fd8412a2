import { normalForm } from "./normal-form.ts";

/** Line ends of every kind. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

/**
 * What no reader sees and what can make a text lie: control characters, marks that turn the direction of writing, soft
 * hyphens, zero-width spaces, byte order marks. Joiners stay: emoji and several scripts are written with them.
 */
const UNSEEN =
  /[^\P{Cc}\t\n]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** A text of one line in composed form (NFC): white space collapsed and trimmed, unseen characters gone. */
export function cleanLine(text: string): string {
  return composed(text).replace(/\s+/g, " ").trim();
}

/** The same for a text of several lines: line ends stay, at most one blank line between two others. */
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
