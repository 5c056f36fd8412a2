import type { PrintedLine, RecognisedWord } from "./recognised-page.ts";

const LIST_NUMBER = /^\d{1,2}[.)]$/;
const STARTS_AMOUNT = /^[\d½¼¾⅓⅔⅛]/;
const ENDS_SENTENCE = /[.!?:;]["”»)]?$/;
const HYPHEN = /\p{Ll}[-‐]$/u;
/** The longest line in characters to which another is joined. */
const LONGEST_JOINED = 2_000;
/** A line of prose is at least so long, in characters: shorter ones are items of a list. */
const SHORTEST_PROSE = 38;
/** The part of a block's width that a line may lack to count as full, beside the next line's first word. */
const TOLERANCE = 0.03;

/** A line whose words may come from several printed ones. */
export interface JoinedLine {
  words: RecognisedWord[];
  block: number;
  paragraph: number;
  /** True where a block or a paragraph begins. */
  opens: boolean;
}

/**
 * Joins printed lines that were broken for lack of room. A line goes on in the next one when that one's first word had
 * no room, or is set in below a bullet or a number.
 *
 * @param lines bullets are already "•"
 */
export function joinLines(lines: readonly PrintedLine[]): JoinedLine[] {
  const edges = rightEdges(lines);
  const joined: JoinedLine[] = [];
  let above: PrintedLine | null = null;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && above && goesOn(above, line, last, edges.get(line.block) ?? PAGE_EDGE)) append(last, line);
    else {
      const opens = above !== null && (above.block !== line.block || above.paragraph !== line.paragraph);
      joined.push({ ...line, words: [...line.words], opens });
    }
    above = line;
  }
  return joined;
}

function goesOn(above: PrintedLine, line: PrintedLine, whole: JoinedLine, edge: RightEdge): boolean {
  const [first, second] = line.words;
  const last = above.words.at(-1);
  if (!first?.box || !last?.box || textOf(whole.words).length > LONGEST_JOINED) return false;
  if (first.text === "•" || (LIST_NUMBER.test(first.text) && second)) return false;
  const startsLow = /^[\p{Ll}(&]/u.test(first.text);
  const isProse = textOf(above.words).length >= SHORTEST_PROSE;
  const isEnded = ENDS_SENTENCE.test(last.text);
  if (above.block !== line.block) return startsLow && isProse && !isEnded && isBelow(above, line);
  if (HYPHEN.test(last.text) && startsLow) return true;
  const left = edge.right - (last.box.left + last.box.width);
  const wasFull = left < first.box.width + TOLERANCE * edge.right;
  const startsAmount = STARTS_AMOUNT.test(first.text);
  if (isSetIn(whole.words, first) && (wasFull || !startsAmount)) return true;
  if (!wasFull) return false;
  if (startsLow) return isProse || (!isEnded && (edge.lines > 1 || textOf(above.words).includes(",")));
  if (!isMethod(whole.words) || !(isProse || startsItem(whole.words))) return false;
  return startsAmount ? !isEnded : !isEnded || above.paragraph === line.paragraph;
}

/** Returns whether a line stands right below another, where the recogniser took them for two blocks. */
function isBelow({ words: [upper] }: PrintedLine, { words: [lower] }: PrintedLine): boolean {
  if (!upper?.box || !lower?.box) return false;
  const gap = lower.box.top - upper.box.top;
  return gap > 0 && gap < 3 * upper.box.height && Math.abs(lower.box.left - upper.box.left) < 0.08;
}

/** Returns whether a line begins below the text of an item, not below its bullet or number. */
function isSetIn([start, text]: readonly RecognisedWord[], first: RecognisedWord): boolean {
  if (!start?.box || !text?.box || !first.box) return false;
  if (start.text !== "•" && !LIST_NUMBER.test(start.text)) return false;
  const indent = text.box.left - start.box.left;
  return Math.abs(first.box.left - text.box.left) < indent * 0.4;
}

const startsItem = ([first]: readonly RecognisedWord[]) =>
  first !== undefined && (first.text === "•" || LIST_NUMBER.test(first.text));

/** Returns whether a line belongs to a step: it has a number, or is longer than any ingredient. */
const isMethod = (words: readonly RecognisedWord[]) =>
  LIST_NUMBER.test(words[0]?.text ?? "") || textOf(words).length >= SHORTEST_PROSE + 12;

function append(whole: JoinedLine, { words }: PrintedLine): void {
  const last = whole.words.at(-1);
  const [first, ...rest] = words;
  if (last && first && HYPHEN.test(last.text) && /^\p{Ll}/u.test(first.text)) {
    whole.words[whole.words.length - 1] = {
      ...last,
      text: last.text.replace(/[-‐]$/, "") + first.text,
      confidence: Math.min(last.confidence, first.confidence),
    };
    whole.words.push(...rest);
  } else whole.words.push(...words);
}

/** The right edge of a block as a part of the page's width, and the number of lines that reach it. */
interface RightEdge {
  right: number;
  lines: number;
}

const PAGE_EDGE: RightEdge = { right: 1, lines: 0 };
/** A line that ends this near to the right edge, as a part of it, reaches it. */
const NEAR = 0.06;

function rightEdges(lines: readonly PrintedLine[]): Map<number, RightEdge> {
  const ends = Map.groupBy(
    lines.flatMap(({ block, words }) => {
      const box = words.at(-1)?.box;
      return box ? [{ block, right: box.left + box.width }] : [];
    }),
    ({ block }) => block,
  );
  return new Map(
    [...ends].map(([block, all]) => {
      const right = all.reduce((most, end) => Math.max(most, end.right), 0);
      return [block, { right, lines: all.filter((end) => end.right >= right * (1 - NEAR)).length }];
    }),
  );
}

/** Returns the text of words in one line. */
export function textOf(words: readonly RecognisedWord[]): string {
  return words.map(({ text }) => text).join(" ");
}
