import { LIMITS } from "../limits.ts";

/** Resolves a web address; null for anything else, such as an inline image. */
export function webAddress(href: unknown, pageUrl: string): string | null {
  const written = typeof href === "string" ? href.trim() : "";
  if (written === "" || written.length > LIMITS.urlLength || !URL.canParse(written, pageUrl)) return null;
  const { protocol, href: address } = new URL(written, pageUrl);
  return protocol === "https:" || protocol === "http:" ? address : null;
}
