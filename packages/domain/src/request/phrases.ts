import { isJoined, type QueryWord, splitQuery } from "./query-words.ts";

/** Phrases with their meanings, found by the words of a query. */
export interface Phrases<T> {
  /** Finds the longest phrase that begins at this index. */
  at(words: readonly QueryWord[], index: number): { value: T; length: number } | null;
  /** Finds the longest phrase that ends before this index. */
  before(words: readonly QueryWord[], index: number): { value: T; length: number } | null;
  has(key: string): boolean;
}

/**
 * Builds a table of phrases from lists that are separated by commas. Alternatives stand in brackets, an empty one is
 * allowed: "[stay|keep] away from [the|]".
 */
export function phrases<T>(lists: Iterable<readonly [list: string, value: T]>): Phrases<T> {
  const table = new Map<string, T>();
  let longest = 1;
  for (const [list, value] of lists)
    for (const phrase of list.split(",").flatMap(alternatives)) {
      const words = splitQuery(phrase).words.map(({ key }) => key);
      if (words.length === 0) continue;
      longest = Math.max(longest, words.length);
      const key = words.join(" ");
      if (!table.has(key)) table.set(key, value);
    }
  const find = (words: readonly QueryWord[], from: number, to: number) => {
    for (let at = from + 1; at < to; at += 1) if (!isJoined(words[at])) return null;
    const key = words
      .slice(from, to)
      .map((word) => word.key)
      .join(" ");
    return table.has(key) ? { value: table.get(key) as T, length: to - from } : null;
  };
  return {
    at(words, index) {
      for (let length = Math.min(longest, words.length - index); length > 0; length -= 1) {
        const found = find(words, index, index + length);
        if (found) return found;
      }
      return null;
    },
    before(words, index) {
      for (let length = Math.min(longest, index); length > 0; length -= 1) {
        const found = find(words, index - length, index);
        if (found) return found;
      }
      return null;
    },
    has: (key) => table.has(key),
  };
}

const CHOICE = /\[([^[\]]*)\]/;

/** Returns all phrases that a pattern with alternatives in brackets stands for. */
function alternatives(pattern: string): string[] {
  const match = CHOICE.exec(pattern);
  if (!match) return [pattern];
  return (match[1] ?? "")
    .split("|")
    .flatMap((choice) =>
      alternatives(
        `${pattern.slice(0, match.index)}${choice}${pattern.slice(match.index + match[0].length)}`,
      ),
    );
}
