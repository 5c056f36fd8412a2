/** A text that is shown behind an index of another one, which itself stays as it is. */
export interface Addition {
  at: number;
  text: string;
}

/**
 * Splits a text behind each of its additions, which are in order.
 *
 * @param from the index of the text in the one that the additions belong to
 */
export function splitAtAdditions(
  text: string,
  additions: readonly Addition[],
  from = 0,
): { text: string; addition?: string }[] {
  const pieces: { text: string; addition?: string }[] = [];
  let end = 0;
  for (const { at, text: addition } of additions) {
    const position = at - from;
    if (position <= 0 || position > text.length) continue;
    pieces.push({ text: text.slice(end, position), addition });
    end = position;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Returns a text with its additions, for reading aloud. */
export function withAdditions(text: string, additions: readonly Addition[]): string {
  return splitAtAdditions(text, additions)
    .map(({ text: piece, addition = "" }) => piece + addition)
    .join("");
}
