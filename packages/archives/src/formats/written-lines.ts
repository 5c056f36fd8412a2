import type { ForeignGroup } from "../foreign-recipe.ts";
import { groupedLines, headingOfLine, linesOfText } from "./grouped-lines.ts";

const LONGEST_HEADING = 60;
/** "1. ", "2) ", "3.) ", "Step 4: " before a step. */
const NUMBER = /^(?:(?:step|paso|schritt|étape|passo|stap)\s+)?(\d{1,3})\s?(?:[.:]\)?|\))\s*(?=\S)/i;
/** The signs of a sentence, which no heading has. */
const SENTENCE = /[.,;!?]\s/;

/** Puts ingredients that were written as lines under their headings: "For the sauce:", "# Sauce", "BEANS". */
export function ingredientGroups(text: string | undefined): ForeignGroup[] {
  const lines = linesOfText(text);
  return withoutSigns(groupedLines(lines, headingReader(lines)));
}

/** Puts steps that were written as lines under their headings, without the numbers that stand before them. */
export function stepGroups(text: string | undefined): ForeignGroup[] {
  const lines = withoutNumbers(linesOfText(text));
  const headingOf = headingReader(lines);
  return withoutSigns(groupedLines(lines, (line) => headingOfStep(line, headingOf)));
}

/** Returns the heading that a line among steps is: "For the sauce:", "[Sauce]"; null for other lines, and for sentences. */
export function headingOfStep(line: string, headingOf = headingOfLine): string | null {
  return SENTENCE.test(line) ? null : headingOf(line);
}

/** Removes the sign of headings that have no line below them, and so became lines. */
function withoutSigns(groups: readonly ForeignGroup[]): ForeignGroup[] {
  return groups.map(({ name, lines }) => ({
    name,
    lines: lines.map((line) => line.replace(/^#{1,6}\s+/, "")),
  }));
}

/** Removes the numbers before steps, where they count: 1, 2, 3, perhaps again from 1 below a heading. */
export function withoutNumbers(lines: readonly string[]): string[] {
  const isCounted = countedLines(lines);
  return lines.map((line) => (isCounted.has(line) ? line.replace(NUMBER, "") : line));
}

/** Returns the lines whose number follows that of the numbered line before, or is the first. */
function countedLines(lines: readonly string[]): ReadonlySet<string> {
  const counted = new Set<string>();
  let last = 0;
  for (const line of lines) {
    const [written, number] = NUMBER.exec(line) ?? [];
    if (written === undefined) continue;
    // "1.5 cups" is an amount.
    if (/^\d/.test(line.slice(written.length)) && !/\s$/.test(written)) continue;
    if (Number(number) !== last + 1 && Number(number) !== 1) continue;
    last = Number(number);
    counted.add(line);
  }
  return counted;
}

function headingReader(lines: readonly string[]): (line: string) => string | null {
  const capitals = capitalHeadings(lines);
  return (line) => (capitals.has(line) ? line : headingOfLine(line));
}

/** Returns the lines in capitals that stand alone between others: where two follow each other, the cook just writes so. */
function capitalHeadings(lines: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const shouted = lines.map(isInCapitals);
  for (const [index, line] of lines.entries())
    if (shouted[index] && index + 1 < lines.length && !shouted[index + 1] && !shouted[index - 1])
      found.add(line);
  return found;
}

function isInCapitals(line: string): boolean {
  const isShort = line.length >= 3 && line.length <= LONGEST_HEADING && /^\p{Lu}/u.test(line);
  return isShort && /\p{Lu}{3}/u.test(line) && !/\p{Ll}|[.!?]$/u.test(line);
}
