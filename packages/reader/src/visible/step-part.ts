import { splitNumbered, withoutNumbering } from "@larder/domain/schema-org/instructions";
import { withoutRepetition } from "@larder/domain/schema-org/repeated-lines";
import type { Candidate } from "./candidates.ts";
import { AMOUNT_AT_START, isFurniture, stepSimilarity } from "../layout/similarity.ts";
import { partHeading } from "../layout/page-headings.ts";
import { isTimeFact } from "../layout/fact-parts.ts";
import { BOLD_LEVEL } from "../layout/page-lines.ts";
import type { PageLine } from "../layout/page-lines.ts";
import { upToEnd } from "./step-end.ts";
import type { VisiblePart } from "../found/visible-part.ts";

const LEAST_SCORE = 0.9;
const ENOUGH = 6;
const LONGEST_LABEL = 30;
const RIGHT_BEHIND = 5;
const FEWEST_IN_LIST = 2;
/** The number before a step, which only the style sheet separates: "1 Heat", "1Heat". */
const BARE_NUMBER = /^(\d{1,2})(?:\s+|(?=\p{Lu}\p{Ll}))/u;

/** Returns the lines of a candidate that are steps, with its score; null when the score is too low. */
export function stepPart(
  { lines: candidates, how, from, to, weight }: Candidate,
  ingredients: VisiblePart | null,
): VisiblePart | null {
  const taken = new Set(ingredients?.source);
  // Some pages say once more at each step what goes into it.
  const foods = new Set(ingredients?.lines);
  const isFood = ({ text }: PageLine) => AMOUNT_AT_START.test(text) && foods.has(text);
  const lines = upToEnd(candidates.filter((line) => !taken.has(line) && !isFood(line)));
  const rows = lines.filter((line) => line.row).length;
  const inRows = rows * 2 > lines.length || (how === "heading" && beginsWithList(lines));
  const firstRow = beginsWithList(lines) ? lines.findIndex((line) => line.row) : 0;
  const lastRow = lines.findLastIndex((line) => line.row);
  const texts: string[] = [];
  let score = 0;
  let junk = 0;
  let good = 0;
  for (const [at, line] of lines.entries()) {
    if (line.isControl || (line.level > 0 && line.level < BOLD_LEVEL)) continue;
    if (isFurniture(line.text) || isTimeFact(line) || partHeading(line)?.strength === 3) continue;
    const similarity = line.isLink ? -0.3 : stepSimilarity(line.text);
    // What follows a list of steps is no step, however much it is like one.
    if (inRows && !line.row && (similarity < 1 || at > lastRow || at < firstRow)) continue;
    if (line.level === BOLD_LEVEL && line.text.length < LONGEST_LABEL && similarity < 0.5) continue;
    score += similarity;
    if (similarity <= 0) junk += 1;
    if (similarity >= 1) good += 1;
    if (similarity > -0.25) texts.push(line.text);
  }
  const purity = texts.length / (texts.length + junk + 1);
  score = saturated(score) * purity * weight * (ingredients ? nearness(from, to, ingredients, how) : 1);
  const steps = withoutRepetition(withoutNumbers(texts.flatMap(splitNumbered)));
  // // A list without a heading or a name must mostly resemble steps.
  const isLikely = how !== "list" || good * 2 >= texts.length;
  return score >= LEAST_SCORE && steps.length > 0 && isLikely
    ? { lines: steps, source: lines, how, score, from, to }
    : null;
}

/** Reports whether a list of steps stands right below the heading, or below one line of introduction. */
function beginsWithList(lines: readonly PageLine[]): boolean {
  const first = lines.findIndex((line) => line.row?.tag === "li");
  const list = lines[first]?.row?.parent;
  const steps = lines.filter((line) => line.row?.parent === list && stepSimilarity(line.text) >= 0.5);
  return first >= 0 && first <= 1 && steps.length >= FEWEST_IN_LIST;
}

/** Drops the numbers of steps: written ones, and bare ones in sequence before or after the steps. */
function withoutNumbers(all: readonly string[]): string[] {
  const isCountedBehind = all.length >= 2 && all.every((line, at) => line.endsWith(`. ${at + 1}`));
  const lines = isCountedBehind ? all.map((line) => line.replace(/\s\d{1,2}$/, "")) : all;
  const counted = lines.filter((line, at) => BARE_NUMBER.exec(line)?.[1] === String(at + 1)).length;
  const plain =
    counted >= 2 && counted * 2 > lines.length ? lines.map((line) => line.replace(BARE_NUMBER, "")) : lines;
  return plain.map(withoutNumbering).filter((line) => line !== "");
}

/** Returns a score that grows slowly beyond enough good steps: an article is longer than the recipe at its end. */
function saturated(score: number): number {
  return score <= ENOUGH ? score : ENOUGH + Math.sqrt(score - ENOUGH) / 2;
}

/**
 * Returns the factor for the distance of steps from the ingredients. Headed or named steps right after them are
 * preferred to a longer article before the recipe, or to other text after it.
 */
function nearness(from: number, to: number, ingredients: VisiblePart, how: VisiblePart["how"]): number {
  if (from < ingredients.from) return to > ingredients.from && how !== "heading" ? 0.6 : 0.7;
  const gap = from - ingredients.to;
  if (gap <= RIGHT_BEHIND && how !== "list") return 3;
  if (gap <= 1 && ingredients.how === "heading") return 2;
  return gap <= 15 ? 1.6 : gap <= 50 ? 1.3 : 1;
}
