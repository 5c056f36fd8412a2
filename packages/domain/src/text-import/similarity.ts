import { readAmountHead } from "../ingredient/ingredient-amount.ts";
import { tokenise } from "../text/text-tokens.ts";
import { readsLikeStep } from "./cooking-verbs.ts";
import type { SourceLine } from "./source-lines.ts";

/** Parts of a food whose names are verbs elsewhere: "Juice of 1 lemon". */
const NAMED_PART =
  /^(?:(?:freshly |finely )?(?:zest|juice|peel|seeds|leaves|zested|grated zest)\b.{0,20}\b(?:of|from)\b|(?:(?:el|la) )?(?:zumo|jugo|ralladura|piel) de\b)/i;
/** Words that continue a spoken recipe: "y lo mezclas todo ...", "and then you ...". */
const SPOKEN_ON = /^(?:y|and|und|et|e|luego|then|después)\s/i;
const SENTENCE_END = /[.!?][)"”]?$/;

/** Scores a line: above zero like an ingredient, below like a step. Judges long lines by their beginning. */
export function ingredientSimilarity({ text, bulleted, number }: SourceLine): number {
  const tokens = tokenise(text.slice(0, 200));
  const head = readAmountHead(tokens);
  const words = tokens.filter((token) => token.kind === "word");
  let score = 0;
  if (head.quantity && tokens[0]?.kind === "number") score += head.unit ? 4 : 2;
  else if (head.unit || head.quantity) score += 2;
  if (NAMED_PART.test(text)) score += 3;
  if (bulleted) score += 1;
  if (number !== null) score -= 2;
  if (readsLikeStep(words.map((word) => word.key)) && !head.quantity) score -= 3;
  if (SPOKEN_ON.test(text) && words.length > 6) score -= 2;
  score += SENTENCE_END.test(text) ? -2 : 0.5;
  if (/[.!?]\s+\p{Lu}/u.test(text)) score -= 2;
  score += words.length <= 8 ? 1 : words.length > 22 ? -3 : words.length > 14 ? -1 : 0;
  return score;
}

/** The score of an empty line as the place where steps begin. */
const EMPTY_LINE = 2.5;

/** Finds where ingredients and steps begin in lines without headings. */
export function splitWithoutHeadings(lines: readonly SourceLine[]): { start: number; cut: number } {
  const scores = lines.map(ingredientSimilarity);
  const start = scores.findIndex((score) => score > 1);
  if (start === -1) return { start: 0, cut: scores.every((score) => score > 0) ? lines.length : 0 };
  let sum = 0;
  let best = 0;
  let cut = start;
  for (let index = start; index < lines.length; index += 1) {
    sum += scores[index] ?? 0;
    const likely = sum + (lines[index + 1]?.opens ? EMPTY_LINE : 0);
    if (likely > best) [best, cut] = [likely, index + 1];
  }
  return { start, cut: cut - (isHeadingBehind(lines, scores, start, cut) ? 1 : 0) };
}

/**
 * Returns whether the last line of a list is separated from it and names no amount, so that it is the heading of the
 * steps.
 */
function isHeadingBehind(
  lines: readonly SourceLine[],
  scores: readonly number[],
  start: number,
  cut: number,
): boolean {
  const inside = lines.slice(start + 1, cut - 1);
  const isApart = lines[cut - 1]?.opens === true && !inside.some((line) => line.opens);
  return isApart && inside.length > 1 && (scores[cut - 1] ?? 0) < 2 && cut < lines.length;
}
