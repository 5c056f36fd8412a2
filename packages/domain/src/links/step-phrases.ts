import { headFirstMentions } from "./head-first-phrases.ts";
import { headLastMentions } from "./head-last-phrases.ts";
import type { LineIndex } from "./line-index.ts";
import type { NameContext } from "./line-names.ts";
import type { LinkWord } from "./link-text.ts";
import type { Mention } from "./phrase-words.ts";

/** Finds the phrases of a step that name lines, in one pass over its words. */
export function findMentions(
  words: readonly LinkWord[],
  index: LineIndex,
  context: NameContext,
  isHeadFirst: boolean,
): Mention[] {
  return isHeadFirst ? headFirstMentions(words, index, context) : headLastMentions(words, index, context);
}
