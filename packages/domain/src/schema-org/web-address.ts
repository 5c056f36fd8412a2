import { LIMITS } from "../limits.ts";

/** A web address in full; null for anything else, such as an image written out in the page. */
export function webAddress(href: unknown, pageUrl: string): string | null {
  const written = typeof href === "string" ? href.trim() : "";
  if (written === "" || written.length > LIMITS.urlLength || !URL.canParse(written, pageUrl)) return null;
  const { protocol, href: address } = new URL(written, pageUrl);
  return protocol === "https:" || protocol === "http:" ? address : null;
}
