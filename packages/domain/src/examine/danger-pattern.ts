import type { Danger, DangerCode } from "../recipe/examination.ts";
import { isDenied, type RecipeSentence, type RecipeSentences } from "./recipe-sentences.ts";

/** A danger that the words of one row or sentence show. Patterns see plain text: lower case, no accents. */
export interface DangerPattern {
  code: DangerCode;
  /** Any of these shows the danger, unless its words are denied ("discard the leaves"). */
  shows: readonly RegExp[];
  /** What the sentence must have too, wherever it stands. */
  with?: readonly RegExp[];
  /** What the recipe is of: its name or a row must have it. */
  of?: RegExp;
  /** What neither its name nor a row may have. */
  notOf?: RegExp;
  /** The sentence is harmless where it shows one of these. */
  unless?: RegExp;
}

/** What a recipe is of, by its name and rows. */
export type Topic = Pick<RecipeSentences, "names" | "rows">;

/** Finds the dangers that these patterns show in sentences of a recipe, one for each sentence and pattern. */
export function dangersBy(
  patterns: readonly DangerPattern[],
  sentences: readonly RecipeSentence[],
  { names, rows }: Topic,
): Danger[] {
  const topic = [...names, ...rows].map(({ plain }) => plain).join(" | ");
  const ofTopic = patterns.filter(
    ({ of, notOf }) => of?.test(topic) !== false && notOf?.test(topic) !== true,
  );
  return sentences.flatMap((sentence) => {
    const plain = normaliseRemovals(sentence.plain);
    return ofTopic
      .filter((pattern) => isShown(pattern, plain))
      .map(({ code }) => ({ code, where: sentence.where, quote: sentence.quote }));
  });
}

function isShown({ shows, with: others = [], unless }: DangerPattern, plain: string): boolean {
  if (unless?.test(plain) === true || !others.every((other) => other.test(plain))) return false;
  return shows.some((pattern) => {
    const match = pattern.exec(plain);
    return match !== null && !isDenied(plain, match.index, match.index + match[0].length);
  });
}

/** Words for what is not removed; "do not forget to remove" removes. */
const NOT_REMOVED =
  /\b(?:(?:do not|don't|never|no need to|needn't|need not|not necessary to|no point in|without|instead of|rather than) (?!(?:forget|fail|omit|hesitate)\b)(?:\w+ ){0,3}?(?:remov(?:e|ing)|peel(?:ing)?|discard(?:ing)?|throw(?:ing)?|cut(?:ting)? (?:away|off|out)|trim(?:ming)?|bin(?:ning)?|wast(?:e|ing))|(?:no (?:hace falta|es necesario|hay que|es preciso)|sin|no|nunca|en (?:vez|lugar) de) (?!(?:olvid|dej)\w*)(?:\w+ ){0,2}?(?:quit|retir|elimin|desech|descart|tir|pel)(?:[ae]r?|es|ar[a-z]*|[ae]l[oa]s))\b/g;

/** Writes what is not removed as kept: "do not throw away the leaves" says to keep them. */
export function normaliseRemovals(plain: string): string {
  return plain.replace(NOT_REMOVED, "keep");
}
