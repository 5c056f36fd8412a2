import type { PrintedLine, RecognisedWord } from "@larder/domain/text-recognition/recognised-page";

/** A piece of text of a PDF page, in points; the origin is the page's lower left corner. */
export interface PdfItem {
  str: string;
  /** The matrix of the text: the last two numbers are its position. */
  transform: readonly number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

interface PageSize {
  width: number;
  height: number;
}

/** The distance between lines, in heights of the text, above which a new block begins. */
const BLOCK_GAP = 1.9;
/** A gap of so many heights of the text on one line separates two columns. */
const COLUMN_GAP = 2;

/** Returns the lines of a PDF page's own text, in the order of the document. */
export function pdfLines(items: readonly PdfItem[], page: PageSize): PrintedLine[] {
  const lines: { words: RecognisedWord[]; block: number; paragraph: number }[] = [];
  let before: PdfItem | null = null;
  let block = 0;
  let isEnded = false;
  for (const item of items) {
    const words = wordsOf(item, page);
    if (words.length === 0) {
      if (item.hasEOL) isEnded = true;
      continue;
    }
    const last = lines.at(-1);
    if (last && before && !isEnded && isOnLine(before, item)) append(last.words, words, before, item);
    else {
      if (before && startsBlock(before, item)) block += 1;
      lines.push({ words, block, paragraph: block });
    }
    before = item;
    isEnded = item.hasEOL;
  }
  return lines;
}

const xOf = ({ transform }: PdfItem) => transform[4] ?? 0;
const yOf = ({ transform }: PdfItem) => transform[5] ?? 0;

function isOnLine(before: PdfItem, item: PdfItem): boolean {
  if (Math.abs(yOf(before) - yOf(item)) > item.height * 0.5) return false;
  const gap = xOf(item) - (xOf(before) + before.width);
  return gap > -item.height && gap < item.height * COLUMN_GAP;
}

function startsBlock(before: PdfItem, item: PdfItem): boolean {
  const down = yOf(before) - yOf(item);
  return down < -item.height * 0.5 || down > Math.max(before.height, item.height) * BLOCK_GAP;
}

/** Adds words to a line; a piece that begins right behind the last one goes on within its word. */
function append(line: RecognisedWord[], words: RecognisedWord[], before: PdfItem, item: PdfItem): void {
  const gap = xOf(item) - (xOf(before) + before.width);
  const isWithin = gap < item.height * 0.12 && !/\s$/.test(before.str) && !/^\s/.test(item.str);
  const last = line.at(-1);
  const [first, ...rest] = words;
  if (!isWithin || !last?.box || !first?.box) return void line.push(...words);
  const box = { ...last.box, width: Math.max(0, first.box.left + first.box.width - last.box.left) };
  line[line.length - 1] = { ...last, text: last.text + first.text, box };
  line.push(...rest);
}

/** Cuts a piece into words; each has its share of the piece's width. */
function wordsOf(item: PdfItem, page: PageSize): RecognisedWord[] {
  const part = (value: number, of: number) =>
    Math.round(Math.max(0, Math.min(1, value / of)) * 10_000) / 10_000;
  const perCharacter = item.width / Math.max(1, item.str.length);
  return [...item.str.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    confidence: 100,
    box: {
      left: part(xOf(item) + index * perCharacter, page.width),
      top: part(page.height - yOf(item) - item.height, page.height),
      width: part(text.length * perCharacter, page.width),
      height: part(item.height, page.height),
    },
  }));
}

/** The fewest letters of a page that has its text: a scanned page may hold a stamp or a number. */
const FEWEST_LETTERS = 30;
/** The share of characters without a meaning above which a text is none: its fonts do not say what their glyphs are. */
const MOST_UNKNOWN = 0.1;

/** Returns whether a page has its own text. */
export function hasText(lines: readonly PrintedLine[]): boolean {
  const text = lines.flatMap(({ words }) => words.map((word) => word.text)).join("");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const unknown = text.match(/[\ufffd\ue000-\uf8ff]|\p{Cc}/gu)?.length ?? 0;
  return letters >= FEWEST_LETTERS && unknown <= text.length * MOST_UNKNOWN;
}
