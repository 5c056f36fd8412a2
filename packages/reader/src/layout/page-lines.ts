import { cleanLine } from "@larder/domain/text/clean-text";
import { mendedText } from "@larder/domain/text/mended-text";
import { isBlock, isBox, isOneLine, isParted, isSurroundings, textLength } from "./element-shapes.ts";
import type { PageElement } from "./page-tree.ts";

/** One visible line of a page. */
export interface PageLine {
  text: string;
  /** The element that holds the line. */
  element: PageElement;
  /** 1 to 6 for headings; 7 for lines that look like one: bold from end to end, a caption, a term; 0 for text. */
  level: number;
  /** The list item or row that is, or contains, the line. */
  row: PageElement | null;
  /** True in a button or the like: its text may name a part, but does not belong to the recipe. */
  isControl: boolean;
  /** True if the whole line is a link, as in menus. */
  isLink: boolean;
  /** The menu, footer, aside or list of comments that contains the line. */
  surroundings: PageElement | null;
}

export const BOLD_LEVEL = 7;

/** The tags that are parts of a line within a row. */
const CELL_TAGS = new Set(["td", "th"]);
const CONTROL_TAGS = new Set(["button", "summary"]);
const BOLD_TAGS = new Set(["b", "strong", "em", "u"]);
const NAMED_TAGS = new Set(["caption", "legend", "dt", "summary"]);
/** The blank before a comma that begins an element and belongs to the previous one. */
const PARTED_COMMA = /\s(?=[,;](?:\s|$))/g;
/** A bullet before a line: a dash with a blank, or a sign that is never text. */
const BULLET = /^(?:[-–—·]\s+|[•▪◦‣●○■□▢☐◻✓✔✅►▸▶➤➢→❖◆◇♦♥❤★☆※]\ufe0f?\s*)+(?=\S)/u;
/** The bullet of the next line, where the source breaks the line after it. */
const BULLET_BEHIND = /\s[·•]$/u;
/** The label above an advertisement. */
const ADVERTISEMENT =
  /^\s*(?:advertisements?|continue reading below|anzeige|werbung|publicité|publicidad|publicidade|pubblicità|advertentie|annons|reklama?|реклама|広告|广告|광고)\s*$/i;
/** An amount at the end of an element, before the food in the next one: "500 g". */
const AMOUNT_AT_END = /[\d½¼¾⅓⅔]\s?\p{Ll}{1,12}\.?$/u;
const MAX_LINES = 12_000;
const FEWEST_BOXES = 3;
const FOR_THE_STEP = /(?:instruction|step|direction)-?ingredients/;
const LONGEST_LINE = 20_000;

/** The lines of a page, with the range of lines of each element. */
export class PageLines {
  readonly all: PageLine[] = [];
  private readonly ranges = new Map<PageElement, { from: number; to: number }>();
  private readonly boxes = new Set<PageElement>();
  private readonly boxHolders = new Set<PageElement>();
  /** The terms of definition lists whose line continues in the description. */
  private readonly openPairs = new Set<PageElement>();
  private readonly continued = new Set<PageElement>();
  private parts: string[] = [];
  private plainLength = 0;
  private boldLength = 0;
  private linkLength = 0;
  private last: PageElement | null = null;

  constructor(root: PageElement) {
    const context: LineContext = {
      block: root,
      row: null,
      level: 0,
      isControl: false,
      isBold: false,
      isLink: false,
      inLine: false,
      surroundings: null,
    };
    this.walk(root, context);
    this.flush(context);
  }

  range(element: PageElement): { from: number; to: number } {
    return this.ranges.get(element) ?? { from: 0, to: 0 };
  }

  /** Reports whether there are rows without list tags in an element, or not far below it. */
  holdsBoxes(element: PageElement): boolean {
    return this.boxHolders.has(element);
  }

  get elements(): MapIterator<PageElement> {
    return this.ranges.keys();
  }

  private walk(element: PageElement, around: LineContext): void {
    if (isBesideLine(element, around)) return;
    const context = this.contextIn(element, around);
    const breaks = context.block === element && !around.inLine;
    const continues = breaks && this.continued.has(element);
    if (breaks && !continues) this.flush(around);
    else if (isParted(element)) this.parts.push(" ");
    const from = this.all.length;
    if (element.children.length >= FEWEST_BOXES) this.findBoxes(element);
    if (element.tag === "dl") this.findPairs(element);
    for (const child of element.children) this.read(child, context);
    if (breaks && !this.openPairs.has(element)) this.flush(context);
    else if (isParted(element)) this.parts.push(" ");
    this.ranges.set(element, { from, to: this.all.length });
  }

  private read(child: PageElement | string, context: LineContext): void {
    if (this.all.length >= MAX_LINES) return;
    if (typeof child === "string") {
      this.addText(child, context);
      this.last = null;
    } else if (child.tag === "br") {
      if (context.inLine) this.parts.push(" ");
      else this.flush(context);
    } else {
      this.separate(child);
      this.walk(child, context);
      this.last = child;
    }
  }

  /** Adds a blank between amount, unit and name in elements of their own, which only the style sheet separates. */
  private separate(next: PageElement): void {
    const before = this.parts.at(-1) ?? "";
    const touches = this.last !== null && this.last.tag === next.tag && next.tag === "span";
    const isRaised = next.tag === "sup" && /\d$/.test(before);
    const isAmount = this.last !== null && !/^su[bp]$/.test(next.tag) && AMOUNT_AT_END.test(before);
    if (touches || isRaised || isAmount) this.parts.push(" ");
  }

  private addText(text: string, context: LineContext): void {
    if (ADVERTISEMENT.test(text)) return;
    this.parts.push(text);
    const length = text.trim().length;
    if (context.isBold) this.boldLength += length;
    else this.plainLength += length;
    if (context.isLink) this.linkLength += length;
  }

  private contextIn(element: PageElement, around: LineContext): LineContext {
    const { tag } = element;
    const isBold = around.isBold || BOLD_TAGS.has(tag);
    const isLink = around.isLink || tag === "a";
    if (around.inLine || !(isBlock(tag) || CELL_TAGS.has(tag)))
      return isBold === around.isBold && isLink === around.isLink ? around : { ...around, isBold, isLink };
    const heading = /^h[1-6]$/.test(tag) ? Number(tag[1]) : NAMED_TAGS.has(tag) ? BOLD_LEVEL : 0;
    const isRow = tag === "li" || tag === "tr" || this.boxes.has(element) || this.continued.has(element);
    return {
      block: element,
      row: isRow ? element : around.row,
      level: this.openPairs.has(element) ? 0 : heading || around.level,
      isControl: around.isControl || CONTROL_TAGS.has(tag),
      isBold,
      isLink,
      surroundings: isSurroundings(element) ? element : around.surroundings,
      inLine: heading > 0 || (isRow && isOneLine(element)),
    };
  }

  /** Finds the rows of a list without list tags: siblings with the same tag and names, each of a few short parts. */
  private findBoxes(parent: PageElement): void {
    const alike = new Map<string, PageElement[]>();
    for (const child of parent.children) {
      if (typeof child === "string" || child.holdsLines || (child.tag !== "div" && child.tag !== "label"))
        continue;
      const key = `${child.tag} ${child.names}`;
      const group = alike.get(key);
      if (group) group.push(child);
      else alike.set(key, [child]);
    }
    for (const group of alike.values()) {
      if (group.length < FEWEST_BOXES || !group.every(isBox)) continue;
      for (const box of group) this.boxes.add(box);
      // The list may be in several parts: two levels up they are together.
      for (let at: PageElement | null = parent, up = 0; at && up < 3; at = at.parent, up += 1)
        this.boxHolders.add(at);
    }
  }

  /** Finds definition lists of amounts and foods: terms and short descriptions in turn. */
  private findPairs(list: PageElement): void {
    const parts = list.children.filter((child) => typeof child !== "string");
    const isPaired =
      parts.length >= 4 &&
      parts.every((part, at) => part.tag === (at % 2 === 0 ? "dt" : "dd") && textLength(part, 80) < 80);
    if (!isPaired) return;
    for (const [at, part] of parts.entries()) (at % 2 === 0 ? this.openPairs : this.continued).add(part);
  }

  private flush(context: LineContext): void {
    const text = cleanLine(mendedText(this.parts.join("").slice(0, LONGEST_LINE)))
      .replace(BULLET, "")
      .replace(BULLET_BEHIND, "")
      .replace(PARTED_COMMA, "");
    this.parts = [];
    const isBold = this.boldLength > 0 && this.plainLength <= 2;
    const isLink = this.linkLength > 0 && this.linkLength >= (this.boldLength + this.plainLength) * 0.9;
    this.boldLength = 0;
    this.plainLength = 0;
    this.linkLength = 0;
    this.last = null;
    if (text === "") return;
    const { block, row, level, isControl, surroundings } = context;
    const boldLevel = isBold && !row ? BOLD_LEVEL : 0;
    this.all.push({ text, element: block, level: level || boldLevel, row, isControl, isLink, surroundings });
  }
}

/**
 * Reports whether an element is a button within a longer line ("Swap", "Add"), or repeats the ingredients of a step.
 */
function isBesideLine(element: PageElement, { inLine, row }: LineContext): boolean {
  if (!inLine || !row) return false;
  // Some cards repeat below each step what goes into it.
  if (FOR_THE_STEP.test(element.names)) return true;
  if (element.tag !== "button") return false;
  return textLength(row, LONGEST_LINE) > textLength(element, LONGEST_LINE);
}

interface LineContext {
  block: PageElement;
  row: PageElement | null;
  level: number;
  isControl: boolean;
  isBold: boolean;
  isLink: boolean;
  /** True if the whole element is one line. */
  inLine: boolean;
  surroundings: PageElement | null;
}
