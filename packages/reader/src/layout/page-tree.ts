import type { Attributes, PageListener } from "../html/page-stream.ts";

/** An element of a page, with the parts that recipe readers use. */
export interface PageElement {
  tag: string;
  attributes: Attributes;
  /** The words of its class, id and the like, in lower case. */
  names: string;
  children: (PageElement | string)[];
  parent: PageElement | null;
  /** True if it contains list items, table rows or headings: it cannot be one line. */
  holdsLines: boolean;
}

const READ_ATTRIBUTES = new Set([
  "href",
  "rel",
  "src",
  "data-src",
  "datetime",
  "content",
  "itemprop",
  "property",
  "title",
]);
const NAMING_ATTRIBUTES = [
  "class",
  "id",
  "itemprop",
  "property",
  "data-testid",
  "data-test",
  "data-test-id",
  "data-name",
  "data-hook",
];
const LINE_TAGS = /^(?:li|tr|h[1-6]|dt)$/;
const VOID_TAGS = new Set(["br", "hr", "img", "wbr"]);
const SKIPPED_TAGS = new Set([
  "textarea",
  "datalist",
  "input",
  "link",
  "meta",
  "head",
  "source",
  "option",
  "figcaption",
]);
/** The value of a field for the number of servings, which users can change on many pages. */
const SHOWN_NUMBER = /^\d{1,3}$/;
const SHOWN_FIELDS = /^(?:text|number|)$/i;
/** The class names of text for screen readers only, or of text that the page hides at first. */
const UNSEEN_NAMES =
  /(?:^|[\s_-])(?:sr-only|screen-reader-text|visually-?hidden|u-hidden-visually)(?:$|[\s_-])/;

/** The largest depth; deeper content is added to its last ancestor. Real pages nest some 40 deep. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 60_000;
const MAX_TEXT_LENGTH = 1_500_000;
const MAX_NAMES_LENGTH = 300;
const LONGEST_UNSEEN = 300;

/** Builds the tree of a page's visible content within its limits; content beyond them is skipped. */
export class PageTreeListener implements PageListener {
  readonly root: PageElement = newElement("html", {}, null);
  private current = this.root;
  private elements = 0;
  private textLength = 0;
  /** The depth inside an element that is skipped with its content. */
  private skippedDepth = 0;
  private depth = 0;
  /** Open elements with names of hidden text, with the length of the text before each. */
  private readonly unseen: { element: PageElement; textLength: number }[] = [];

  open(tag: string, attributes: Attributes): void {
    const number = this.skippedDepth > 0 ? "" : shownNumber(tag, attributes);
    if (number !== "") this.current.children.push(` ${number} `);
    if (this.skippedDepth > 0 || this.elements >= MAX_ELEMENTS || SKIPPED_TAGS.has(tag)) {
      this.skippedDepth += 1;
      return;
    }
    this.depth += 1;
    if (this.depth > MAX_DEPTH) return;
    this.elements += 1;
    const element = newElement(tag, attributes, this.current);
    this.current.children.push(element);
    if (LINE_TAGS.test(tag)) flagHolders(this.current);
    this.current = element;
    if (isUnseen(tag, attributes)) this.unseen.push({ element, textLength: this.textLength });
  }

  text(piece: string): void {
    if (this.skippedDepth > 0 || this.textLength > MAX_TEXT_LENGTH) return;
    this.textLength += piece.length;
    this.current.children.push(piece);
  }

  close(): void {
    if (this.skippedDepth > 0) {
      this.skippedDepth -= 1;
      return;
    }
    if (this.depth <= MAX_DEPTH) this.leave();
    this.depth -= 1;
  }

  private leave(): void {
    const { current } = this;
    this.current = current.parent ?? this.root;
    if (this.unseen.at(-1)?.element !== current) return;
    const before = this.unseen.pop()?.textLength ?? 0;
    // Words for screen readers are few; a box with more is only closed, and a visitor can open it.
    if (this.textLength - before <= LONGEST_UNSEEN) this.current.children.pop();
  }
}

/** Reports whether an element or one of its ancestors matches. */
export function isWithin(element: PageElement, fits: (element: PageElement) => boolean): boolean {
  for (let at: PageElement | null = element; at; at = at.parent) if (fits(at)) return true;
  return false;
}

function newElement(tag: string, attributes: Attributes, parent: PageElement | null): PageElement {
  const attributesRead: Record<string, string> = {};
  for (const name of Object.keys(attributes))
    if (READ_ATTRIBUTES.has(name)) attributesRead[name] = attributes[name] ?? "";
  return {
    tag,
    attributes: attributesRead,
    names: namesOf(attributes),
    children: [],
    parent,
    holdsLines: false,
  };
}

function namesOf(attributes: Attributes): string {
  let names = "";
  for (const attribute of NAMING_ATTRIBUTES) {
    const value = attributes[attribute];
    if (value) names += ` ${value.slice(0, MAX_NAMES_LENGTH)}`;
  }
  return names
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .trim();
}

/** Returns the number that a form field shows; empty for other elements. */
function shownNumber(tag: string, { type = "", value = "", selected }: Attributes): string {
  const isShown = tag === "input" ? SHOWN_FIELDS.test(type) : tag === "option" && selected !== undefined;
  return isShown && SHOWN_NUMBER.test(value.trim()) ? value.trim() : "";
}

function isUnseen(tag: string, attributes: Attributes): boolean {
  return !VOID_TAGS.has(tag) && UNSEEN_NAMES.test(attributes.class?.slice(0, MAX_NAMES_LENGTH) ?? "");
}

/** Sets `holdsLines` on an element and its ancestors, up to one that has it already. */
function flagHolders(element: PageElement): void {
  for (let at: PageElement | null = element; at && !at.holdsLines; at = at.parent) at.holdsLines = true;
}
