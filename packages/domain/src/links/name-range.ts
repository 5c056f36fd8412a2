import { fold } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { PRODUCT_WORDS } from "./product-words.ts";

/**
 * Returns the words of a mention that the name of its ingredient has, too: "cream cheese" of "the softened cream cheese",
 * with the part of the food that they name: "egg yolks".
 *
 * @param mention the offsets of the words in the text
 * @returns offsets in the text; null where the words only mean the ingredient ("the batter", "season")
 */
export function nameRange(
  text: string,
  mention: { start: number; end: number },
  name: string,
): { start: number; end: number } | null {
  const stems = new Set(wordsOf(name).map(({ word }) => stem(fold(word))));
  const words = wordsOf(text.slice(mention.start, mention.end));
  const isOfName = ({ word }: { word: string }) => stems.has(stem(fold(word)));
  const last = words.findLastIndex(isOfName);
  if (last === -1) return null;
  const before = words.slice(0, last).findLastIndex((word) => !isOfName(word));
  const [first, final] = [words[before + 1], words[last]];
  if (!first || !final) return null;
  // "Egg yolks" are named as a whole.
  const next = words[last + 1];
  const end = next && PRODUCT_WORDS.has(fold(next.word)) ? next : final;
  return { start: mention.start + first.at, end: mention.start + end.at + end.word.length };
}

function wordsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}'’-]+/gu)].map((match) => ({ word: match[0], at: match.index }));
}
