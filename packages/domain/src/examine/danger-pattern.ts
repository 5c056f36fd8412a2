import type { Danger, DangerCode } from "../recipe/examination.ts";
import { isDenied, type RecipeSentence } from "./recipe-sentences.ts";

/** A danger that the words of one row or sentence show. Patterns see plain text: lower case, no accents. */
export interface DangerPattern {
  code: DangerCode;
  /** Any of these shows the danger, unless its words are denied ("discard the leaves"). */
  shows: readonly RegExp[];
  /** The sentence is harmless where it shows one of these. */
  unless?: RegExp;
}

/** Finds the dangers that these patterns show, one for each sentence and pattern. */
export function dangersBy(
  patterns: readonly DangerPattern[],
  sentences: readonly RecipeSentence[],
): Danger[] {
  return sentences.flatMap((sentence) =>
    patterns
      .filter((pattern) => isShown(pattern, sentence.plain))
      .map(({ code }) => ({ code, where: sentence.where, quote: sentence.quote })),
  );
}

function isShown({ shows, unless }: DangerPattern, plain: string): boolean {
  if (unless?.test(plain) === true) return false;
  return shows.some((pattern) => {
    const match = pattern.exec(plain);
    return match !== null && !isDenied(plain, match.index, match.index + match[0].length);
  });
}
