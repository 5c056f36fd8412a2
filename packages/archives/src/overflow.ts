import { LIMITS } from "@larder/domain/limits";
import { cutText } from "@larder/domain/text/clean-text";
import { partsOfText } from "@larder/domain/text/parts-of-text";

/** Collects what is longer than the limits of a recipe: it continues in the notes, so that nothing is cut in silence. */
export interface Overflow {
  /** Whether anything was split or moved. */
  readonly isUsed: boolean;
  /** Remembers that something was split where it stands. */
  addSplit(): void;
  /** Moves a text to the notes. */
  add(text: string): void;
  /** Returns the text where it fits; else its beginning, and moves all of it to the notes. */
  fit(text: string, length: number): string;
  /** Returns the entries that fit, and moves the others to the notes. */
  fitList<T>(list: readonly T[], length: number, textOf: (entry: T) => string): T[];
  /** Returns these notes and what was moved, in as many notes as a recipe may have. */
  notes(own: readonly string[]): string[];
}

export function createOverflow(): Overflow {
  const moved: string[] = [];
  let isUsed = false;
  const add = (text: string): void => {
    isUsed = true;
    moved.push(text);
  };
  return {
    get isUsed() {
      return isUsed;
    },
    addSplit() {
      isUsed = true;
    },
    add,
    fit(text, length) {
      if (text.length <= length) return text;
      add(text);
      return cutText(text, length);
    },
    fitList(list, length, textOf) {
      if (list.length > length) add(list.slice(length).map(textOf).join(", "));
      return list.slice(0, length);
    },
    notes(own) {
      const parts = [...own, ...joined(moved)].flatMap((text) =>
        text.length <= LIMITS.textLength ? [text] : partsOfText(text, LIMITS.textLength, Infinity),
      );
      if (parts.length > own.length) isUsed = true;
      const fitting = parts.length > LIMITS.notes ? joined(parts) : parts;
      // What is left then is longer than a book; the original piece is kept beside the recipe.
      return fitting.slice(0, LIMITS.notes);
    },
  };
}

/** Joins short texts to as few as the length of a note allows. */
function joined(texts: readonly string[]): string[] {
  const all: string[] = [];
  for (const text of texts) {
    const last = all.at(-1);
    if (last !== undefined && last.length + text.length + 2 <= LIMITS.textLength)
      all[all.length - 1] = `${last}\n\n${text}`;
    else all.push(text);
  }
  return all;
}
