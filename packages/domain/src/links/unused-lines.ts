import type { FoodLine } from "./food-line.ts";
import type { LineState } from "./line-choice.ts";

/** How often each line and each word is looked at for phrases on average, at most; recipes stay far below. */
const MOST_VISITS = 40;

/**
 * Returns a function that gives the lines that no step took. They are found anew only where a phrase asks for them. After
 * many questions it gives none, so that the whole work stays linear for lists and steps that are made to be slow.
 */
export function createUnusedLines(
  lines: readonly FoodLine[],
  states: readonly LineState[],
  wordCount: number,
): () => readonly FoodLine[] {
  let unused = lines;
  let visits = MOST_VISITS * (lines.length + wordCount);
  return () => {
    visits -= unused.length;
    if (visits < 0) return [];
    unused = unused.filter((line) => states[line.index]?.uses === 0);
    return unused;
  };
}
