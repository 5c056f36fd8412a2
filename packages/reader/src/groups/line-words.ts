import { fold } from "@larder/domain/text/fold";

const WORD = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu;
/** Text that folding changes in its case alone. */
const ASCII = /^[ -~]*$/;
const LETTER = /\p{L}/u;
/** The number of words that are compared of each line. */
const MOST_WORDS = 30;
/** The sameness of lines of which one holds all words of the other. */
const SAMENESS_OF_PART = 0.7;
/** The most sameness of lines that differ. */
const MOST_OF_OTHERS = 0.99;
const FEWEST_COMMON = 2;

/** The words of one line. */
export interface LineWords {
  words: ReadonlySet<string>;
  /** All words without separators: equal for lines that differ in blanks and marks only. */
  key: string;
}

/** Returns the words and numbers of a line, folded; "½" and "1/2" are equal. */
export function wordsOf(text: string): LineWords {
  const plain = ASCII.test(text) ? text.toLowerCase() : fold(text);
  const words = plain.match(WORD)?.slice(0, MOST_WORDS) ?? [];
  return { words: new Set(words), key: words.join("") };
}

/** Returns how much of two lines is the same, from 0 to 1; 0 where they share numbers only. */
export function sameness(one: LineWords, other: LineWords): number {
  if (one.key === other.key) return 1;
  let common = 0;
  let hasWord = false;
  for (const word of one.words) {
    if (!other.words.has(word)) continue;
    common += 1;
    hasWord ||= LETTER.test(word);
  }
  if (!hasWord) return 0;
  const share = ((2 * common) / (one.words.size + other.words.size)) * MOST_OF_OTHERS;
  // A page may add a note, a price or another unit to a line, and the data may do so too.
  const isPart = common >= FEWEST_COMMON && common === Math.min(one.words.size, other.words.size);
  return isPart ? Math.max(share, SAMENESS_OF_PART) : share;
}
