import { Parser } from "htmlparser2";

/** Elements that are left out with all they contain. */
const SKIPPED = new Set(
  (
    "script,style,svg,noscript,iframe,template,object,embed,canvas,math,select,video,audio,link,meta,head," +
    "button,textarea,input,datalist,dialog"
  ).split(","),
);
const VOID = new Set("area,base,br,col,hr,img,source,track,wbr".split(","));
/** Elements that begin and end a line. */
const BLOCKS = new Set(
  (
    "p,div,section,article,main,header,footer,nav,aside,form,fieldset,figure,figcaption,blockquote,pre,ul,ol,li,dl,dt,dd," +
    "table,thead,tbody,tfoot,tr,caption,hr,br,h1,h2,h3,h4,h5,h6,details,summary,address,body,title"
  ).split(","),
);
/** The attributes by which the main part of a page is found. */
const ATTRIBUTES = new Set("class,id,itemprop,itemtype,role,rel,lang,href,alt".split(","));

const SLICE_LENGTH = 16 * 1024;
const MOST_DEPTH = 128;
const MOST_ELEMENTS = 20_000;
const MOST_TEXT = 600_000;
const MOST_ATTRIBUTES = 12;
const LONGEST_VALUE = 2_000;

/** A page that a document can be made of in a moment, whatever the page was. */
export interface ReducedPage {
  html: string;
  /** All its text, a block a line. */
  text: string;
}

/**
 * Reduces a page to what its text needs: no scripts, styles or controls, few attributes, no deep nesting, a bounded number of
 * elements. A document of an unreduced hostile page can take minutes. Linear in the page's length; what exceeds a bound is
 * left out.
 */
export function reducePage(html: string): ReducedPage {
  const out: string[] = ["<!doctype html>"];
  const lines: string[] = [];
  const open: string[] = [];
  let skippedDepth = 0;
  let elements = 0;
  let textLength = 0;
  const isFull = () => elements >= MOST_ELEMENTS || textLength >= MOST_TEXT;

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (skippedDepth > 0 || SKIPPED.has(tag)) {
        if (!VOID.has(tag)) skippedDepth += 1;
        return;
      }
      if (BLOCKS.has(tag)) lines.push("\n");
      if (VOID.has(tag)) {
        if (!isFull()) out.push(`<${tag}>`);
        return;
      }
      const isWritten = !isFull() && open.length < MOST_DEPTH && /^[a-z][a-z0-9-]*$/.test(tag);
      open.push(isWritten ? tag : "");
      if (!isWritten) return;
      elements += 1;
      out.push(`<${tag}${attributesOf(attributes)}>`);
    },
    ontext(piece) {
      if (skippedDepth > 0 || textLength >= MOST_TEXT) return;
      textLength += piece.length;
      out.push(escaped(piece));
      lines.push(piece);
    },
    onclosetag(tag) {
      if (skippedDepth > 0) {
        if (!VOID.has(tag)) skippedDepth -= 1;
        return;
      }
      if (BLOCKS.has(tag)) lines.push("\n");
      if (VOID.has(tag)) return;
      const written = open.pop();
      if (written) out.push(`</${written}>`);
    },
  });
  for (let at = 0; at < html.length && !isFull(); at += SLICE_LENGTH)
    parser.write(html.slice(at, at + SLICE_LENGTH));
  parser.end();
  return { html: out.join(""), text: lines.join("") };
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  const names = Object.keys(attributes).filter((name) => ATTRIBUTES.has(name));
  return names
    .slice(0, MOST_ATTRIBUTES)
    .map((name) => ` ${name}="${escaped((attributes[name] ?? "").slice(0, LONGEST_VALUE))}"`)
    .join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
