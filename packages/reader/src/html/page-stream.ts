import { Parser } from "htmlparser2";
import { isInvisible } from "./invisible.ts";

/**
 * The number of characters parsed at a time, so that limits take effect early and a reader that has enough can stop.
 */
const SLICE_LENGTH = 16 * 1024;
/** Real pages nest some 40 deep. Beyond this the parser's own bookkeeping would cost more than linear time. */
const MAX_DEPTH = 512;

export type Attributes = Readonly<Record<string, string>>;

/** Receives the events of a streamed page. Every `open` has its `close`, also where the page omits it. */
export interface PageListener {
  open?(tag: string, attributes: Attributes): void;
  /** A piece of text that may be visible; entities are decoded. */
  text?(piece: string): void;
  /** A piece of text that is never shown: in a script, or in an element whose attributes hide it. */
  hiddenText?(piece: string): void;
  close?(tag: string): void;
}

const HIDDEN_TAGS = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "math",
  "iframe",
  "object",
  "canvas",
]);

/**
 * Streams the source of a page to listeners, in time linear in its length. Nothing in the page is run or fetched.
 *
 * @param isDone called between slices; the rest of the page is left unread when it returns true
 */
export function streamPage(html: string, listeners: readonly PageListener[], isDone: () => boolean): void {
  let depth = 0;
  let hiddenDepth = 0;
  /** Whether each open element hides its text. */
  const hides: boolean[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      const hidesText = HIDDEN_TAGS.has(tag) || isInvisible(tag, attributes);
      hides.push(hidesText);
      if (hidesText) hiddenDepth += 1;
      for (const listener of listeners) listener.open?.(tag, attributes);
    },
    ontext(piece) {
      for (const listener of listeners) {
        if (hiddenDepth === 0) listener.text?.(piece);
        else listener.hiddenText?.(piece);
      }
    },
    onclosetag(tag) {
      depth -= 1;
      if (hides.pop() === true) hiddenDepth -= 1;
      for (const listener of listeners) listener.close?.(tag);
    },
  });
  for (let at = 0; at < html.length && depth <= MAX_DEPTH && !isDone(); at += SLICE_LENGTH) {
    parser.write(html.slice(at, at + SLICE_LENGTH));
  }
  parser.end();
}
