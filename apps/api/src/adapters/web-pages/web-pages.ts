import { PICTURE_LIMITS, PICTURE_TYPES as KEPT_TYPES } from "@larder/domain/picture/picture-limits";
import type { WebPages } from "../../ports/web-pages.ts";
import { createSafeFetch, type SafeFetchOptions } from "@larder/safe-fetch";

export interface WebPagesOptions extends Omit<SafeFetchOptions, "userAgent"> {
  /** An address or mailbox by which a site's owner can reach the operator; sent with the user agent. */
  contact?: string;
}

const PAGES = {
  contentTypes: ["text/html", "application/xhtml+xml", "application/ld+json", "application/json"],
  maxBytes: 3_000_000,
};
const PICTURES = {
  /** Also what file hosts answer that do not know what they hold; the bytes tell. */
  contentTypes: [...KEPT_TYPES, "image/jpg", "application/octet-stream", "binary/octet-stream"],
  maxBytes: PICTURE_LIMITS.bytes,
};

/** Fetches pages and pictures of the web for users. @throws when an option cannot be read */
export function createWebPages({ contact, ...options }: WebPagesOptions = {}): WebPages {
  const safeFetch = createSafeFetch({ ...options, userAgent: userAgent(contact) });
  return {
    fetchPage: (address, caller) => safeFetch.fetchText(address, PAGES, caller),
    fetchPicture: async (address, caller) => (await safeFetch.fetchBytes(address, PICTURES, caller)).bytes,
    close: () => safeFetch.close(),
  };
}

function userAgent(contact: string | undefined): string {
  if (contact !== undefined && !/^[!-~]+$/.test(contact))
    throw new Error(`contact: "${contact}" cannot stand in a header`);
  const notice = "recipe import on a person's request";
  return `Mozilla/5.0 (compatible; Larder/1.0; ${notice}${contact === undefined ? "" : `; +${contact}`})`;
}
