import { Parser } from "htmlparser2";
import { EntryError } from "../../entry-error.ts";

/** An element of a page; names in lower case. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (HtmlElement | string)[];
}

interface OpenElement extends HtmlElement {
  readonly children: (HtmlElement | string)[];
}

/** An element that nests deeper is added to its ancestor at this depth, since deeper trees exhaust functions that walk them. */
const MOST_DEPTH = 200;
const PIECE_LENGTH = 16 * 1024;
/** A page that nests deeper is read no further: what the parser does at each element grows with the depth. */
const MOST_OPEN = 10_000;
/** Elements whose text is no part of a page. */
const UNSEEN = new Set(["style", "template", "noscript", "iframe", "object", "embed", "svg", "math"]);

/**
 * Reads the elements that `isRoot` tells, each when it is complete, so that a page of a whole collection is never in
 * memory as a tree. An element that is not closed ends where the next root begins. The text of scripts is text of
 * `script` elements, which `linesIn` leaves out.
 *
 * @throws {EntryError} after the complete ones, when elements nest without end
 */
export function* htmlElements(
  text: string,
  isRoot: (name: string, attributes: Readonly<Record<string, string>>) => boolean,
): Generator<HtmlElement> {
  const complete: HtmlElement[] = [];
  const open: OpenElement[] = [];
  /** The number of open elements below the deepest one of the tree. */
  let below = 0;
  let unseen = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (UNSEEN.has(name)) unseen += 1;
      const beginsRoot = isRoot(name, attributes);
      if (beginsRoot && open[0]) {
        complete.push(open[0]);
        open.length = 0;
        below = 0;
      }
      if (!beginsRoot && open.length === 0) return;
      if (open.length >= MOST_DEPTH) {
        below += 1;
        return;
      }
      const element: OpenElement = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(data) {
      if (unseen === 0) open.at(-1)?.children.push(data);
    },
    onclosetag(name) {
      depth -= 1;
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
      if (below > 0) {
        below -= 1;
        return;
      }
      // The parser closes what is open in order, but not what lies outside of a root.
      if (open.at(-1)?.name !== name) return;
      const element = open.pop();
      if (element && open.length === 0) complete.push(element);
    },
  });
  for (let at = 0; at < text.length; at += PIECE_LENGTH) {
    parser.write(text.slice(at, at + PIECE_LENGTH));
    yield* complete.splice(0);
    if (depth <= MOST_OPEN) continue;
    if (open[0]) yield open[0];
    throw new EntryError("entry-damaged");
  }
  parser.end();
  if (open[0]) complete.push(open[0]);
  yield* complete;
}
