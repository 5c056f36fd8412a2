import type { LineIndex } from "./line-index.ts";
import { DESCRIBING, isWhites, LITTLE, PIECE } from "./link-vocabulary.ts";
import { isSort, type LinkWord } from "./link-text.ts";
import type { Match } from "./match-phrase.ts";

/** Words of a step that mean lines, as indexes in its list of words. */
export interface Mention {
  matches: readonly Match[];
  from: number;
  to: number;
  head: number;
}

/** The most words of a phrase. */
export const MOST_WORDS = 8;

/** Returns whether a word can belong to the name of a food. */
export function isKnown(word: LinkWord | undefined, { stems, foods }: LineIndex): boolean {
  if (!word || word.kind !== "word" || isSort(word, LITTLE) || VERBS.has(word.key)) return false;
  return (
    stems.has(word.stem) ||
    isWhites(word) ||
    isSort(word, DESCRIBING | PIECE) ||
    foods?.stems.has(word.stem) === true
  );
}

/** Verbs that read like a food: "leave" like "leaves". */
const VERBS: ReadonlySet<string> = new Set(["leave", "leaving", "pat"]);
