import { cleanLine } from "@larder/domain/text/clean-text";
import type { Attributes, PageListener } from "./page-stream.ts";

/** One visible line. */
export interface TextLine {
  text: string;
  isHeading: boolean;
  /**
   * True at the begin of a list item, a table row or a line after `<br>`: a line of its own also within one block.
   */
  startsRow: boolean;
  /** True in a list item or a table row. */
  inItem: boolean;
}

/** A range in the text of a page: from one piece up to another. */
export interface TextRange {
  from: number;
  to: number;
}

/** The separators between pieces of text; control characters, which the text of a page does not contain. */
const HEADING = "\u001c";
const HEADING_END = "\u001d";
const ROW = "\u001e";
const BLOCK = "\u001f";
const ITEM = "\u001a";
const ITEM_END = "\u001b";
const CELL = " ";
const LINE_BREAKS = new Set([HEADING, HEADING_END, ROW, BLOCK, ITEM, ITEM_END]);

const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ...tags("h1 h2 h3 h4 h5 h6", HEADING),
  ...tags("li tr", ITEM),
  ...tags("br", ROW),
  ...tags("td th", CELL),
  ...tags(
    "p div section article main header footer nav aside form fieldset figure figcaption blockquote pre",
    BLOCK,
  ),
  ...tags("ul ol dl dt dd table thead tbody tfoot caption hr details summary address body title", BLOCK),
]);

const ENDS: ReadonlyMap<string, string> = new Map([
  [HEADING, HEADING_END],
  [ITEM, ITEM_END],
  [ROW, BLOCK],
]);

/** The elements that a user operates rather than reads. */
const CONTROLS = new Set(["button", "select", "textarea", "datalist", "title"]);
/** The elements around the content of a page. */
const SURROUNDINGS = new Set(["nav", "footer", "aside"]);
const LONG_ENOUGH_FOR_CONTENT = 200;
const LINE_PIECES = 100;

/** The class names and ids of an element that contains users' comments. */
const COMMENT_NAMES =
  /(?:^|\s)(?:comments?|comments?-(?:area|list|section|wrapper)|commentlist|respond|disqus[-_]thread)(?:$|\s)/;

export function isForComments(tag: string, names: string): boolean {
  return tag !== "body" && tag !== "main" && tag !== "html" && COMMENT_NAMES.test(names);
}

export function isInline(tag: string): boolean {
  const separator = SEPARATORS.get(tag);
  return separator === undefined || separator === CELL;
}

/**
 * Collects the visible text of a page as lines, so that any element's text can be read after the page was streamed.
 */
export class PageText implements PageListener {
  private readonly pieces: string[] = [];
  private controlDepth = 0;
  private depth = 0;
  private readonly openSurroundings: { depth: number; from: number }[] = [];
  private readonly surroundings: TextRange[] = [];
  private main: TextRange | null = null;

  open(tag: string, { id = "", class: names = "" }: Attributes = {}): void {
    this.depth += 1;
    this.separate(SEPARATORS.get(tag));
    if (CONTROLS.has(tag)) this.controlDepth += 1;
    if (SURROUNDINGS.has(tag) || isForComments(tag, `${id} ${names}`))
      this.openSurroundings.push({ depth: this.depth, from: this.position });
    if (tag === "main") this.main ??= { from: this.position, to: Number.POSITIVE_INFINITY };
  }

  text(piece: string): void {
    if (this.controlDepth === 0) this.pieces.push(piece);
  }

  close(tag: string): void {
    const separator = SEPARATORS.get(tag);
    this.separate(separator === undefined ? undefined : (ENDS.get(separator) ?? separator));
    if (CONTROLS.has(tag)) this.controlDepth -= 1;
    if (this.openSurroundings.at(-1)?.depth === this.depth) this.closeSurroundings();
    this.depth -= 1;
    if (tag === "main" && this.main) this.main.to = Math.min(this.main.to, this.position);
  }

  get position(): number {
    return this.pieces.length;
  }

  /** Returns the non-empty lines of a range; about `maxLength` characters of them. */
  lines({ from, to }: TextRange, maxLength = Number.POSITIVE_INFINITY): TextLine[] {
    const lines: TextLine[] = [];
    const end = Math.min(to, this.position);
    let length = 0;
    let parts: string[] = [];
    let isHeading = false;
    let startsRow = false;
    let items = 0;
    for (let at = from; at <= end && length < maxLength; at += 1) {
      const piece = at < end ? (this.pieces[at] ?? "") : BLOCK;
      if (!LINE_BREAKS.has(piece)) {
        parts.push(piece);
        continue;
      }
      const text = cleanLine(parts.join(""));
      parts = [];
      if (text !== "") {
        lines.push({ text, isHeading, startsRow, inItem: items > 0 });
        length += text.length;
        startsRow = false;
      }
      if (piece === HEADING || piece === HEADING_END) isHeading = piece === HEADING;
      if (piece === ROW || piece === ITEM) startsRow = true;
      if (piece === ITEM) items += 1;
      if (piece === ITEM_END) items = Math.max(0, items - 1);
    }
    return lines;
  }

  /** Returns the whole line that contains a range; null when it is long. */
  lineAround({ from, to }: TextRange): TextRange | null {
    const isBreak = (at: number) => LINE_BREAKS.has(this.pieces[at] ?? BLOCK);
    let start = from;
    while (from - start < LINE_PIECES && !isBreak(start - 1)) start -= 1;
    let end = to;
    while (end - to < LINE_PIECES && !isBreak(end)) end += 1;
    return isBreak(start - 1) && isBreak(end) ? { from: start, to: end } : null;
  }

  /**
   * Returns the text that a user would copy from the page: its main part if it declares one, without menus and
   * footers.
   *
   * @param maxLength in characters; the text ends with a whole line
   */
  readable(maxLength: number): string {
    const whole = { from: 0, to: this.position };
    const main = this.main ? this.readableLines(this.main, maxLength) : "";
    if (main.length >= LONG_ENOUGH_FOR_CONTENT) return main;
    // // An unclosed menu would leave nothing.
    return this.readableLines(whole, maxLength) || joinLines(this.lines(whole, maxLength), maxLength);
  }

  private readableLines(range: TextRange, maxLength: number): string {
    const lines: TextLine[] = [];
    let left = maxLength;
    let from = range.from;
    const end = Math.min(range.to, this.position);
    for (const gap of [...this.surroundings, { from: end, to: end }]) {
      if (gap.from < from) continue;
      const before = this.lines({ from, to: Math.min(gap.from, end) }, left);
      left = before.reduce((rest, line) => rest - line.text.length, left);
      lines.push(...before);
      from = gap.to;
      if (left <= 0 || from >= end) break;
    }
    return joinLines(lines, maxLength);
  }

  private separate(separator: string | undefined): void {
    if (separator !== undefined) this.pieces.push(separator);
  }

  private closeSurroundings(): void {
    const opened = this.openSurroundings.pop();
    // Only the outermost: what it holds is left out with it.
    if (opened && this.openSurroundings.length === 0)
      this.surroundings.push({ from: opened.from, to: this.position });
  }
}

function joinLines(lines: readonly TextLine[], maxLength: number): string {
  let length = 0;
  const fitting = lines.filter((line) => (length += line.text.length + 1) <= maxLength);
  return fitting.map((line) => line.text).join("\n");
}

function tags(names: string, separator: string): [tag: string, separator: string][] {
  return names.split(" ").map((tag) => [tag, separator]);
}
