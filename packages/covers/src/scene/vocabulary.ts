import { fold } from "@larder/domain/text/fold";

export interface Found<Key> {
  key: Key;
  at: number;
}

/**
 * Finds words in names. A list is words between spaces, without accents, singular ("_" joins a phrase); a plural in
 * -s or -es counts too. Only whole words count, and the longest phrase wins and is used up: in "cherry tomatoes"
 * there is no cherry, in "eggplant" no egg.
 */
export function createVocabulary<Key extends string>(lists: Readonly<Record<Key, string>>) {
  const keysOf = new Map<string, Key[]>();
  for (const key in lists) {
    for (const word of lists[key].split(/\s+/)) {
      const phrase = word.replaceAll("_", " ");
      keysOf.set(phrase, [...(keysOf.get(phrase) ?? []), key]);
    }
  }
  const longestFirst = [...keysOf.keys()].toSorted((a, b) => b.length - a.length);
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join("|")})(?:e?s)?(?![\\p{L}\\p{N}])`, "gu");

  /** Returns every key whose words occur in the text, in order of appearance. */
  return function find(text: string): Found<Key>[] {
    const folded = fold(text).replaceAll(/[-_]/g, " ");
    return [...folded.matchAll(words)].flatMap((match) =>
      (keysOf.get(match[1] ?? "") ?? []).map((key) => ({ key, at: match.index })),
    );
  };
}
