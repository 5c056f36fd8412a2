/** A text that is shown behind an index of another one, which itself stays as it is. */
export interface Addition {
  at: number;
  text: string;
}

/** Words of a text that are marked, such as the name of an ingredient. */
export interface EmphasisedRange {
  start: number;
  end: number;
  isStruck?: boolean;
}

/** What is added to a text. */
export interface Additions {
  /** In order. */
  additions: readonly Addition[];
  /** In order, without overlaps. */
  ranges?: readonly EmphasisedRange[] | undefined;
}

interface Piece {
  text: string;
  /** The range that it is in. */
  range?: EmphasisedRange;
  /** What follows it. */
  addition?: string;
}

/**
 * Splits a text behind each of its additions, and at the ends of its marked ranges.
 *
 * @param from the index of the text in the one that the additions belong to
 */
export function splitAtAdditions(text: string, { additions, ranges = [] }: Additions, from = 0): Piece[] {
  const ends = new Set([
    ...additions.map(({ at }) => at - from),
    ...ranges.flatMap(({ start, end }) => [start - from, end - from]),
  ]);
  const pieces: Piece[] = [];
  let start = 0;
  for (const end of [...ends, text.length].toSorted((one, other) => one - other)) {
    if (end <= start || end > text.length) continue;
    const range = ranges.find((one) => one.start - from <= start && end <= one.end - from);
    const own = additions.filter(({ at }) => at - from === end).map((addition) => addition.text);
    pieces.push({
      text: text.slice(start, end),
      ...(range && { range }),
      ...(own.length > 0 && { addition: own.join("") }),
    });
    start = end;
  }
  return pieces;
}

/** Returns a text with its additions, for reading aloud. */
export function withAdditions(text: string, additions: readonly Addition[]): string {
  return splitAtAdditions(text, { additions })
    .map(({ text: piece, addition = "" }) => piece + addition)
    .join("");
}
