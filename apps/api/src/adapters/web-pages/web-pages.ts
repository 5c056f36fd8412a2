import { lookup } from "node:dns/promises";
import { PICTURE_LIMITS, PICTURE_TYPES as KEPT_TYPES } from "@larder/domain/picture-kind";
import type { WebPages } from "../../ports.ts";
import { parseAllowHosts } from "./allow-hosts.ts";
import { decodeText } from "./charset.ts";
import { createDoor, type FetchEvent } from "./door.ts";
import type { Resolve } from "./guard.ts";
import type { Dial } from "./guarded-connector.ts";
import { createIsPublic, type IsPublic } from "./public-address.ts";

export interface WebPagesOptions {
  /** The operator's own hosts as exact `host:port` pairs: on any port, at any address. */
  allowHosts?: readonly string[];
  /** Public blocks that the operator wants refused as well, e.g. this network's own. */
  blockedRanges?: readonly string[];
  /** An address or mailbox by which a site's owner can reach the operator; sent with the user agent. */
  contact?: string;
  log?: (event: FetchEvent) => void;
  deadlineMs?: number;
  connectTimeoutMs?: number;
  maxWaitMs?: number;
  maxAtOnce?: number;
  maxBytes?: number;
  /** For tests, which bring their own names, addresses and wires. The product leaves them alone. */
  resolve?: Resolve;
  isPublic?: IsPublic;
  dial?: Dial;
}

const PAGE_TYPES = ["text/html", "application/xhtml+xml", "application/ld+json", "application/json"];
/** Also what shops of files answer that do not know what they hold; the bytes tell. */
const PICTURE_TYPES = [...KEPT_TYPES, "image/jpg", "application/octet-stream", "binary/octet-stream"];

/** Pages of the web, fetched for users through the one guarded door. @throws when an option cannot be read */
export function createWebPages(options: WebPagesOptions = {}): WebPages {
  const allowed = parseAllowHosts((options.allowHosts ?? []).join(","));
  if (!allowed.ok) throw new Error(`allowHosts: ${allowed.problem}`);

  const door = createDoor({
    guard: {
      allowHosts: new Set(allowed.hosts),
      isPublic: options.isPublic ?? createIsPublic(options.blockedRanges),
      resolve: options.resolve ?? resolveBySystem,
    },
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
      const { url, contentType, bytes } = await door.fetchBytes(address, wanted, caller);
      return { url: url.href, contentType: contentType.type, text: decodeText(bytes, contentType) };
    },
    async fetchPicture(address, caller) {
      return (await door.fetchBytes(address, wantedPicture, caller)).bytes;
    },
    close: () => door.close(),
  };
}

async function resolveBySystem(hostname: string): Promise<string[]> {
  const answers = await lookup(hostname, { all: true });
  return answers.map(({ address }) => address);
}

function userAgent(contact: string | undefined): string {
  if (contact !== undefined && !/^[!-~]+$/.test(contact))
    throw new Error(`contact: "${contact}" cannot stand in a header`);
  const notice = "recipe import on a person's request";
  return `Mozilla/5.0 (compatible; Larder/1.0; ${notice}${contact === undefined ? "" : `; +${contact}`})`;
}
