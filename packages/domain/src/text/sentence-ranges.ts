import { wordSet } from "./word-set.ts";

/** A part of a text by the indexes of its first character and of the one after its last. */
export interface TextRange {
  start: number;
  end: number;
}

const STOPS: ReadonlySet<string> = new Set(".!?…。！？");
/** Full stops without white space after them, in scripts that write none. */
const WIDE_STOPS: ReadonlySet<string> = new Set("。！？");
const CLOSERS: ReadonlySet<string> = new Set(`"'”’»)]`);

/** Words whose dot never ends a sentence. */
const ABBREVIATIONS = wordSet(
  "approx aprox ca circa e.g eg i.e ie vs dr mr mrs st no nr z b z.b bzw evtl ggf inkl p.ej ej env ung pag fig th",
);
/** Units whose dot ends a sentence, but not before a number: "2 tbsp. 1 cup" is one sentence. */
const UNITS = wordSet(
  "tbsp tbs tsp oz lb lbs pkg min mins hr hrs sec secs std sek el tl cda cdas cdta cdtas gr kg ml",
);
const LONGEST_WORD = 12;

/**
 * Splits a text into its sentences, without the white space between them. A line break ends a sentence. The dot of an
 * abbreviation, of a number in a list ("2. Mix") and before a lower-case letter does not.
 */
export function sentenceRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let start = 0;
  const close = (end: number) => {
    const trimmed = trimmedRange(text, start, end);
    if (trimmed) ranges.push(trimmed);
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "\n") close(at);
    if (!STOPS.has(character)) continue;
    let next = at + 1;
    while (STOPS.has(text.charAt(next)) || CLOSERS.has(text.charAt(next))) next += 1;
    const isEnd =
      WIDE_STOPS.has(character) || (/\s/.test(text.charAt(next)) && endsSentence(text, start, at, next));
    at = next - 1;
    if (isEnd) close(next);
  }
  close(text.length);
  return ranges;
}

/** @returns null for a range of white space alone */
export function trimmedRange(text: string, start: number, end: number): TextRange | null {
  const part = text.slice(start, end);
  const trimmed = part.trim();
  if (trimmed === "") return null;
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: from + trimmed.length };
}

/**
 * Returns whether a mark that white space follows ends the sentence.
 *
 * @param start where the sentence begins
 * @param next the index after the mark and the quotes and brackets that follow it
 */
function endsSentence(text: string, start: number, at: number, next: number): boolean {
  const following = /^\s+["'“‘«([¿¡]?(.)/su.exec(text.slice(next, next + 6))?.[1] ?? "";
  if (text.charAt(at) !== ".") return true;
  if (/\p{Ll}/u.test(following)) return false;
  const word =
    /[\p{L}.]+$/u.exec(text.slice(Math.max(start, at - LONGEST_WORD), at))?.[0].toLowerCase() ?? "";
  if (ABBREVIATIONS.has(word)) return false;
  if (UNITS.has(word) && /\d/.test(following)) return false;
  return !/^\s*\(?\d{1,2}$/.test(text.slice(start, Math.min(at, start + LONGEST_WORD)));
}
