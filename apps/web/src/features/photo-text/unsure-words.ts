import { UNSURE_BELOW } from "@larder/domain/text-recognition/recognised-page";
import type { PhotoPage } from "@/features/photo-text/photo-pages";

/** A word of the read text that the recogniser was not sure of. */
export interface UnsureWord {
  text: string;
  /** Its index in the text as it was read. */
  offset: number;
}

/** A word of one letter or sign says nothing by itself, unless it is a number. */
const SHOWN = /\p{L}{2}|\p{N}/u;
/** The distance from its first place within which a word is searched, in characters. */
const REACH = 300;

/** Returns the unsure words of all pages in the order of the text that `textOfPages` gives. */
export function unsureWords(pages: readonly PhotoPage[]): readonly UnsureWord[] {
  const found: UnsureWord[] = [];
  let offset = 0;
  for (const page of pages.flatMap(({ read }) => read ?? []).filter(({ text }) => text !== "")) {
    for (const { text, words } of page.lines) {
      let at = offset;
      for (const word of words) {
        if (word.confidence < UNSURE_BELOW && SHOWN.test(word.text))
          found.push({ text: word.text, offset: at });
        at += word.text.length + 1;
      }
      offset += text.length + 1;
    }
    // The last line ends without a break, but an empty line follows the page.
    offset += 1;
  }
  return found;
}

/** Returns where each unsure word stands in a text that was edited since; those that are gone are left out. */
export function placedWords(
  words: readonly UnsureWord[],
  read: string,
  text: string,
): readonly (UnsureWord & { start: number })[] {
  const grown = text.length - read.length;
  const taken = new Set<number>();
  return words.flatMap((word) => {
    const start = nearest(text, word.text, [word.offset, word.offset + grown], taken);
    if (start === null) return [];
    taken.add(start);
    return [{ ...word, start }];
  });
}

function nearest(
  text: string,
  word: string,
  offsets: readonly number[],
  taken: ReadonlySet<number>,
): number | null {
  let best: number | null = null;
  let bestDistance = REACH;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isWhole = /^$|\s/.test(text.charAt(at - 1)) && /^$|\s/.test(text.charAt(at + word.length));
    const distance = Math.min(...offsets.map((offset) => Math.abs(offset - at)));
    if (!isWhole || taken.has(at) || distance >= bestDistance) continue;
    best = at;
    bestDistance = distance;
  }
  return best;
}
