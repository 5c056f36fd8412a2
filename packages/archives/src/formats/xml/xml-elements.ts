import { Parser } from "htmlparser2";
import { EntryError } from "../../entry-error.ts";
import { decodeText } from "../../container/decode-text.ts";

/** An element of an XML file; names of elements and attributes in lower case. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

/** A deeper nesting is no recipe, and would exhaust the stack of functions that walk it. */
const MOST_DEPTH = 200;
/** From here on the rest of a file is left: the parser's own list of open elements would slow it down. */
const MOST_OPEN = 2000;
const PIECE_LENGTH = 64 * 1024;
/** No app declares entities; files that do mean to grow, or to bring other files in. */
const DECLARED_ENTITY = /<!ENTITY\s/i;

/** Decodes an XML file: by its mark, as UTF-8 where it is valid, else by the encoding that it declares. */
export function decodeXml(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const declared = /encoding\s*=\s*["']([\w-]{3,20})["']/.exec(start)?.[1]?.toLowerCase() ?? "";
  const isCodePage = /^(?:windows-125\d|iso-8859-(?:[2-9]|1\d)|koi8-[ru])$/.test(declared);
  return decodeText(bytes, isCodePage ? declared : undefined);
}

/** Returns the name of the root element in lower case; "" where the beginning of a file shows none. */
export function rootName(head: string): string {
  const text = head.replace(/<!--[\s\S]*?(?:-->|$)/g, "");
  return /^\s*(?:<[?!]|<[a-z])/i.test(text) ? (/<([a-z][\w:.-]*)/i.exec(text)?.[1] ?? "").toLowerCase() : "";
}

/**
 * Reads the elements of these names, each when it is complete, so that a large file is never in memory as a tree. A
 * document type is skipped, and only the five entities of XML are replaced: nothing is expanded, nothing is fetched.
 *
 * @returns null for an element that nests too deep, or in which the file is cut off
 */
export function* xmlElements(text: string, names: ReadonlySet<string>): Generator<XmlElement | null> {
  if (DECLARED_ENTITY.test(text.slice(0, PIECE_LENGTH))) throw new EntryError("entry-damaged");
  const complete: (XmlElement | null)[] = [];
  const open: OpenElement[] = [];
  /** How many levels below the deepest that is read the parser stands. */
  let tooDeep = 0;
  let isDamaged = false;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(written, attributes) {
        depth += 1;
        const name = written.toLowerCase();
        const parent = open.at(-1);
        if (!parent && !names.has(name)) return;
        if (open.length >= MOST_DEPTH) {
          tooDeep += 1;
          isDamaged = true;
          return;
        }
        const entries = Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value] as const);
        const element: OpenElement = { name, attributes: new Map(entries), children: [] };
        parent?.children.push(element);
        open.push(element);
      },
      ontext(data) {
        if (!isDamaged) open.at(-1)?.children.push(data);
      },
      onclosetag() {
        depth -= 1;
        if (tooDeep > 0) {
          tooDeep -= 1;
          return;
        }
        const element = open.pop();
        if (!element || open.length > 0) return;
        complete.push(isDamaged ? null : element);
        isDamaged = false;
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < text.length; at += PIECE_LENGTH) {
    parser.write(text.slice(at, at + PIECE_LENGTH));
    yield* complete.splice(0);
    if (depth > MOST_OPEN) return yield null;
  }
  isDamaged ||= open.length > 0;
  parser.end();
  yield* complete;
}

/** Returns the elements directly below one, of one name or of all names. */
export function childElements(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== "string" && (name === undefined || child.name === name),
  );
}

/** Returns the text of an element and of those below it, as it is written. */
export function textOfElement(element: XmlElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : textOfElement(child))).join("");
}

/** Writes an element as XML again, without the elements of these names. */
export function writeElement(element: XmlElement, withoutNames: ReadonlySet<string>): string {
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  const inner = element.children
    .filter((child) => typeof child === "string" || !withoutNames.has(child.name))
    .map((child) => (typeof child === "string" ? escaped(child) : writeElement(child, withoutNames)))
    .join("");
  return `<${element.name}${attributes}>${inner}</${element.name}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
