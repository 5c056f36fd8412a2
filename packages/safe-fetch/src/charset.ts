import { TextDecoder } from "node:util";
import type { ContentType } from "./content-type.ts";

/** Browsers look for a declaration in the first kilobyte; some pages put comments before it. */
const DECLARATION_BYTES = 4096;
const COMMENT = /<!--[\s\S]*?-->/g;
/** `<meta charset="utf-8">` and `<meta http-equiv=Content-Type content="text/html; charset=utf-8">` */
const META_CHARSET = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i;
/** `<?xml version="1.0" encoding="utf-8"?>` */
const XML_ENCODING = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)/i;

/**
 * Turns a page's bytes into text. The encoding is told by a byte order mark, else the header, else the page
 * itself; a page that tells nothing is UTF-8, or windows-1252 where it cannot be UTF-8, as in browsers.
 * Bytes that fit no character become U+FFFD: a spoilt letter is no reason to lose a recipe.
 */
export function decodeText(bytes: Uint8Array, contentType: ContentType): string {
  const declared =
    byteOrderMark(bytes) ?? decoder(contentType.charset) ?? decoder(charsetInPage(bytes, contentType.type));
  if (declared !== null) return declared.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(contentType.type.endsWith("json") ? "utf-8" : "windows-1252").decode(bytes);
  }
}

function byteOrderMark([first, second, third]: Uint8Array): TextDecoder | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder("utf-8");
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be");
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  return null;
}

/** Null for a label that no browser knows either. */
function decoder(label: string | null): TextDecoder | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function charsetInPage(bytes: Uint8Array, type: string): string | null {
  if (type.endsWith("json")) return null;
  const start = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString("latin1").replace(COMMENT, "");
  const label = META_CHARSET.exec(start)?.[1] ?? XML_ENCODING.exec(start)?.[1] ?? null;
  // A declaration that can be read as ASCII is not written in UTF-16, whatever it says.
  return label !== null && /^utf-?16/i.test(label) ? "utf-8" : label;
}
