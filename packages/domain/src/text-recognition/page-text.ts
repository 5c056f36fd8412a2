import { correctWords, hasAmbiguousBullet, startsWithBullet, withBullet } from "./correct-words.ts";
import { joinLines, textOf } from "./join-lines.ts";
import type { PrintedLine, RecognisedLine, RecognisedPage } from "./recognised-page.ts";

/**
 * Returns the text of a page from its printed lines: bullets and amounts are mended, broken lines joined, and an empty
 * line stands between paragraphs.
 */
export function pageText(lines: readonly PrintedLine[], by: RecognisedPage["by"]): RecognisedPage {
  const found: RecognisedLine[] = [];
  for (const { words, opens } of joinLines(withTitle(withBullets(lines.filter(isText))))) {
    if (opens) found.push({ text: "", words: [] });
    const correct = correctWords(words);
    found.push({ text: textOf(correct), words: correct });
  }
  return { by, text: found.map(({ text }) => text).join("\n"), lines: found };
}

/** Every word of a line of stains, staples or a table's edge has less confidence than this. */
const STAIN_BELOW = 35;

function isText({ words }: PrintedLine): boolean {
  return words.some(({ confidence }) => confidence >= STAIN_BELOW);
}

/** Puts a title of two lines in one: the first lines of a page that are larger than the rest. */
function withTitle(lines: readonly PrintedLine[]): PrintedLine[] {
  const [first, second, ...rest] = lines;
  if (!first || !second || rest.length < 3) return [...lines];
  const usual = median(rest.map(heightOf));
  const isLarge = (line: PrintedLine) => heightOf(line) > usual * LARGER;
  if (!isLarge(first) || !isLarge(second) || heightOf(second) * LARGER < heightOf(first)) return [...lines];
  return withTitle([{ ...first, words: [...first.words, ...second.words] }, ...rest]);
}

/** The factor by which a title is higher than other lines. */
const LARGER = 1.35;

/** Returns the height of a line's highest word, as a part of its page's. */
function heightOf({ words }: PrintedLine): number {
  return words.reduce((most, { box }) => Math.max(most, box?.height ?? 0), 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Makes the signs before the items of a list bullets: where most lines of a block begin with such signs. */
function withBullets(lines: readonly PrintedLine[]): PrintedLine[] {
  const blocks = Map.groupBy(lines, ({ block }) => block);
  return lines.map((line) => {
    if (!startsWithBullet(line.words)) return line;
    const all = blocks.get(line.block) ?? [];
    const bulleted = all.filter(({ words }) => startsWithBullet(words)).length;
    const isList = bulleted >= 2 && bulleted * 3 >= all.length;
    return isList || !hasAmbiguousBullet(line.words) ? { ...line, words: withBullet(line.words) } : line;
  });
}
