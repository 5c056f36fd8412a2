import { LIMITS } from "../limits.ts";
import { plainText } from "../text/plain-text.ts";

/** An address of a list, with its name where the list gives one. */
export interface ListedAddress {
  address: string;
  title: string;
}

/** The address of a link, within the text of its tag. */
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const LINK_END = /<\/?(?:a|dt|dl|h3|p|li)\b/i;
/** The longest tag that is read: a browser writes the site's icon into it. */
const LONGEST_TAG = 100_000;
const WRITTEN = /https?:\/\/[^\s<>"'`|\\^{}]+/gi;
/** Signs that end a sentence around an address and are no part of it. */
const TRAILING = ".,;:!?)]";
const LONGEST_TITLE = 200;

/** Reports whether a text is a file of bookmarks, as all browsers export it. */
function isBookmarkFile(text: string): boolean {
  return /^\s*<!doctype netscape-bookmark-file-1>/i.test(text.slice(0, 500));
}

/**
 * Returns the addresses in a pasted text or in a browser's file of bookmarks, each once, in their order. Only addresses of the
 * web count; what stands between them is ignored.
 *
 * @param most the number of addresses after which the rest is not read
 */
export function addressesIn(text: string, most: number): ListedAddress[] {
  const found = new Map<string, ListedAddress>();
  for (const { address, title } of isBookmarkFile(text) ? linksIn(text) : writtenIn(text)) {
    if (found.size >= most) break;
    if (address.length > LIMITS.urlLength || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address))
      continue;
    if (!found.has(address)) found.set(address, { address, title });
  }
  return [...found.values()];
}

function* linksIn(html: string): Generator<ListedAddress> {
  for (let at = nextLink(html, 0); at !== -1; at = nextLink(html, at + 2)) {
    const end = html.indexOf(">", at);
    // Without a further end there is no further link.
    if (end === -1) return;
    if (end - at > LONGEST_TAG) continue;
    const [, double, single, bare] = HREF.exec(html.slice(at, end)) ?? [];
    const after = html.slice(end + 1, end + 1 + LONGEST_TITLE * 4);
    const title = plainText(after.slice(0, LINK_END.exec(after)?.index ?? after.length));
    yield {
      address: plainText(double ?? single ?? bare ?? "").trim(),
      title: title.replace(/\s+/g, " ").trim().slice(0, LONGEST_TITLE),
    };
    at = end;
  }
}

/** Returns the index of the next tag of a link; -1 when there is none. */
function nextLink(html: string, from: number): number {
  for (let at = html.indexOf("<", from); at !== -1; at = html.indexOf("<", at + 1))
    if (/^<a\s/i.test(html.slice(at, at + 3))) return at;
  return -1;
}

function* writtenIn(text: string): Generator<ListedAddress> {
  for (const [written] of text.matchAll(WRITTEN)) yield { address: withoutEnd(written), title: "" };
}

/** Returns an address without the marks of the sentence around it; a bracket stays where the address opens one. */
function withoutEnd(written: string): string {
  let end = written.length;
  while (end > 0 && TRAILING.includes(written.charAt(end - 1))) end -= 1;
  const address = written.slice(0, end);
  const opened = address.split("(").length - address.split(")").length;
  return opened > 0 && written.charAt(end) === ")" ? `${address})` : address;
}
