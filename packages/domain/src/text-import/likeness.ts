import { readAmountHead } from "../ingredient-amount.ts";
import { tokenise } from "../text-tokens.ts";
import { beginsStep } from "./cooking-verbs.ts";
import type { SourceLine } from "./source-lines.ts";

const SENTENCE_END = /[.!?][)"”]?$/;

/** How a line reads: above zero like an ingredient, below like a step. Long lines are judged by their beginning. */
export function ingredientLikeness({ text, bulleted, number }: SourceLine): number {
  const tokens = tokenise(text.slice(0, 200));
  const head = readAmountHead(tokens);
  const words = tokens.filter((token) => token.kind === "word");
  let score = 0;
  if (head.quantity && tokens[0]?.kind === "number") score += head.unit ? 4 : 2;
  else if (head.unit || head.quantity) score += 2;
  if (bulleted) score += 1;
  if (number !== null) score -= 2;
  if (beginsStep(words[0]?.key ?? "") && !head.quantity) score -= 3;
  score += SENTENCE_END.test(text) ? -2 : 0.5;
  if (/[.!?]\s+\p{Lu}/u.test(text)) score -= 2;
  score += words.length <= 8 ? 1 : words.length > 22 ? -3 : words.length > 14 ? -1 : 0;
  return score;
}

/** Where ingredients begin and where steps do, for lines without headings. */
export function splitWithoutHeadings(lines: readonly SourceLine[]): { start: number; cut: number } {
  const scores = lines.map(ingredientLikeness);
  const start = scores.findIndex((score) => score > 1);
  if (start === -1) return { start: 0, cut: scores.every((score) => score > 0) ? lines.length : 0 };
  let sum = 0;
  let best = 0;
  let cut = start;
  for (let place = start; place < lines.length; place += 1) {
    sum += scores[place] ?? 0;
    if (sum > best) [best, cut] = [sum, place + 1];
  }
  return { start, cut };
}
