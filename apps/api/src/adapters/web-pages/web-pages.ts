import { PICTURE_LIMITS, PICTURE_TYPES as KEPT_TYPES } from "@larder/domain/picture/picture-limits";
import type { WebPages } from "../../ports/web-pages.ts";
import { decodeText } from "./charset.ts";
import { createSafeFetch, type FetchEvent } from "./safe-fetch.ts";
import type { Dial } from "./guarded-connector.ts";
import { createGuard, type GuardOptions } from "./create-guard.ts";

export interface WebPagesOptions extends GuardOptions {
  /** An address or mailbox by which a site's owner can reach the operator; sent with the user agent. */
  contact?: string;
  log?: (event: FetchEvent) => void;
  deadlineMs?: number;
  connectTimeoutMs?: number;
  maxWaitMs?: number;
  maxAtOnce?: number;
  maxBytes?: number;
  /** For tests, which bring their own wires. The product leaves it alone. */
  dial?: Dial;
}

const PAGE_TYPES = ["text/html", "application/xhtml+xml", "application/ld+json", "application/json"];
/** Also what shops of files answer that do not know what they hold; the bytes tell. */
const PICTURE_TYPES = [...KEPT_TYPES, "image/jpg", "application/octet-stream", "binary/octet-stream"];

/** Pages of the web, fetched for users through the one guarded door. @throws when an option cannot be read */
export function createWebPages(options: WebPagesOptions = {}): WebPages {
  const safeFetch = createSafeFetch({
    guard: createGuard(options),
    userAgent: userAgent(options.contact),
    deadlineMs: options.deadlineMs ?? 10_000,
    connectTimeoutMs: options.connectTimeoutMs ?? 5_000,
    maxWaitMs: options.maxWaitMs ?? 15_000,
    maxAtOnce: options.maxAtOnce ?? 4,
    log: options.log,
    dial: options.dial,
  });
  const wantedPicture = { contentTypes: PICTURE_TYPES, maxBytes: PICTURE_LIMITS.bytes };
  const wanted = { contentTypes: PAGE_TYPES, maxBytes: options.maxBytes ?? 3_000_000 };

  return {
    async fetchPage(address, caller) {
      const { url, contentType, bytes } = await safeFetch.fetchBytes(address, wanted, caller);
      return { url: url.href, contentType: contentType.type, text: decodeText(bytes, contentType) };
    },
    async fetchPicture(address, caller) {
      return (await safeFetch.fetchBytes(address, wantedPicture, caller)).bytes;
    },
    close: () => safeFetch.close(),
  };
}

function userAgent(contact: string | undefined): string {
  if (contact !== undefined && !/^[!-~]+$/.test(contact))
    throw new Error(`contact: "${contact}" cannot stand in a header`);
  const notice = "recipe import on a person's request";
  return `Mozilla/5.0 (compatible; Larder/1.0; ${notice}${contact === undefined ? "" : `; +${contact}`})`;
}
