import { cutText } from "./clean-text.ts";

/** The ends of a part, best first: a blank line, a line end, the end of a sentence, a space. */
const ENDS = ["\n\n", "\n", ". ", " "] as const;

/**
 * Splits a cleaned text into parts of at most `length` characters. A part ends with a paragraph, a line, a sentence or a
 * word, whichever leaves the part at least half full; a text without any of these is split between two characters.
 *
 * @param most the number of parts after which the rest is left out
 */
export function partsOfText(text: string, length: number, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest !== "" && parts.length < most) {
    const part = rest.length <= length ? rest : firstPart(rest, length);
    parts.push(part.trim());
    rest = rest.slice(part.length).trim();
  }
  return parts;
}

function firstPart(text: string, length: number): string {
  const longest = text.slice(0, length + 1);
  for (const end of ENDS) {
    const at = longest.lastIndexOf(end);
    if (at >= length / 2) return text.slice(0, end === ". " ? at + 1 : at);
  }
  return cutText(text, length);
}
