import type { HtmlElement } from "./html-elements.ts";

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  "p div li ul ol dl dt dd tr table h1 h2 h3 h4 h5 h6 section article header footer blockquote pre hr".split(
    " ",
  ),
);
const HIDDEN = new Set(["script", "textarea", "select", "button", "title"]);

/** Returns an attribute of an element; "" where it has none. */
export function attributeOf(element: HtmlElement | undefined, name: string): string {
  return element && Object.hasOwn(element.attributes, name) ? (element.attributes[name] ?? "").trim() : "";
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return attributeOf(element, "class").split(/\s+/).includes(name);
}

/** Yields the elements below one, in the order of the page. */
export function* elementsIn(element: HtmlElement): Generator<HtmlElement> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** Finds an element by `#id`, `.class` or `[itemprop=name]`, as this writes them: "#name", ".fn", "name". */
function withKey(element: HtmlElement, key: string): boolean {
  if (key.startsWith("#")) return attributeOf(element, "id") === key.slice(1);
  if (key.startsWith(".")) return hasClass(element, key.slice(1));
  return attributeOf(element, "itemprop").split(/\s+/).includes(key);
}

/** Returns all elements with one of these keys, in the order of the page. */
export function findAll(root: HtmlElement, ...keys: readonly string[]): HtmlElement[] {
  return Array.from(elementsIn(root)).filter((element) => keys.some((key) => withKey(element, key)));
}

/** Returns the first element with one of these keys; undefined where none has it. */
export function findFirst(root: HtmlElement, ...keys: readonly string[]): HtmlElement | undefined {
  for (const element of elementsIn(root)) if (keys.some((key) => withKey(element, key))) return element;
  return undefined;
}

/** Returns the lines that a reader of the page sees, without those that are blank. */
export function linesIn(element: HtmlElement | undefined): string[] {
  if (!element) return [];
  const lines: string[] = [""];
  collect(element, lines);
  return lines.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "");
}

/** Returns the text of an element on one line. */
export function textIn(element: HtmlElement | undefined): string {
  return linesIn(element).join(" ");
}

function collect(element: HtmlElement, lines: string[]): void {
  const isBlock = BLOCKS.has(element.name);
  if (isBlock || element.name === "br") lines.push("");
  for (const child of element.children) {
    if (typeof child === "string") lines[lines.length - 1] += child;
    else if (!HIDDEN.has(child.name)) collect(child, lines);
  }
  if (isBlock) lines.push("");
}

/** Returns the text of an element where all of it is in bold, as apps write headings; "" for others. */
export function boldText(element: HtmlElement): string {
  const all = textIn(element);
  const bold = Array.from(elementsIn(element)).find(({ name }) => name === "b" || name === "strong");
  return bold && textIn(bold) === all ? all : "";
}

/** Returns a piece of a page as text, for a cook to read; without scripts and pictures. */
export function originalHtml(element: HtmlElement): { type: "text"; text: string } {
  return { type: "text", text: linesIn(element).join("\n") };
}
