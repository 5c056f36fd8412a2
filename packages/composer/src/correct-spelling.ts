import { foodIndex } from "@larder/domain/food/food-index";
import { editDistance } from "@larder/domain/text/edit-distance";
import { fold } from "@larder/domain/text/fold";
import { allDishNames } from "./dish-names.ts";

/** The shortest word that is corrected: shorter ones are near to too many others. */
const SHORTEST = 5;
/** The shortest word in which two letters may be wrong. */
const SHORTEST_FOR_TWO = 9;

let vocabulary: ReadonlyMap<number, readonly string[]> | undefined;

/**
 * Returns the words of dishes' and foods' names that a misspelt word can mean, without accents, the shortest first. The
 * first letter counts as right, one letter may be wrong, and two of a long word.
 */
export function correctSpellings(misspelt: string): string[] {
  const word = fold(misspelt);
  if (word.length < SHORTEST) return [];
  vocabulary ??= wordsByLength();
  if (vocabulary.get(word.length)?.includes(word)) return [];
  const most = word.length < SHORTEST_FOR_TWO ? 1 : 2;
  for (let distance = 1; distance <= most; distance += 1) {
    const near: string[] = [];
    for (let length = word.length - distance; length <= word.length + distance; length += 1)
      for (const known of vocabulary.get(length) ?? [])
        if (known[0] === word[0] && editDistance(word, known, distance) === distance) near.push(known);
    if (near.length > 0) return near;
  }
  return [];
}

function wordsByLength(): Map<number, string[]> {
  const names = [...allDishNames().map(fold), ...foodIndex().named.keys()];
  const byLength = new Map<number, string[]>();
  for (const word of new Set(names.flatMap((name) => name.split(/[\s-]+/))))
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  return byLength;
}
