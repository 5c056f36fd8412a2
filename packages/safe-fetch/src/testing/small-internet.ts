import { buildConnector } from "undici";
import { createSafeFetch, type Caller, type SafeFetchOptions, type TextAnswer } from "../safe-fetch.ts";
import type { Dial } from "../guarded-connector.ts";
import { startDnsServer, type DnsServer } from "./dns-server.ts";
import { startSite, type Site } from "./site.ts";

export interface PageClientOptions extends Partial<SafeFetchOptions> {
  maxBytes?: number;
}

/** A client that wants pages. */
export interface PageClient {
  fetchPage(address: URL, caller: Caller): Promise<TextAnswer>;
  close(): Promise<void>;
}

export interface SmallInternet {
  dns: DnsServer;
  /** Stands for a site that everybody may read: public.test, at an address that `asPublic` takes for public. */
  publicSite: Site;
  publicAddress: string;
  /** Stands for what must never be reached, on 127.0.0.1 and, where the machine has it, ::1. */
  canaryHits(): number;
  /** The names and ports of this internet, for the options of a client. */
  network: Required<Pick<SafeFetchOptions, "resolve" | "dial">>;
  /** Opens a client in this internet; the guard is the real one unless a test says otherwise. */
  open(options?: PageClientOptions): PageClient;
  /** To be spread into `open`: takes the public site's address, and no other, for a public one. */
  asPublic: Pick<SafeFetchOptions, "isPublic">;
  close(): Promise<void>;
}

/** One loopback address is public, the others are not. All servers share one port, which stands for 80. */
export async function startSmallInternet(): Promise<SmallInternet> {
  const dns = await startDnsServer();
  const canary = await startSite("127.0.0.1");
  const { port } = canary;
  // macOS has no 127.0.0.2 until somebody sets it up, some containers have no ::1; every machine has one of them.
  const onIPv4 = await startSite("127.0.0.2", port).catch(() => null);
  const onIPv6 = await startSite("::1", port).catch(() => null);
  const publicSite = onIPv4 ?? onIPv6;
  if (publicSite === null) throw new Error("neither 127.0.0.2 nor ::1 can be listened on");
  const publicAddress = onIPv4 === null ? "::1" : "127.0.0.2";
  const canaries = onIPv4 === null || onIPv6 === null ? [canary] : [canary, onIPv6];
  dns.set("public.test", [publicAddress]);

  const network = { resolve: dns.resolve, dial: dialWithPorts({ 80: port }) };

  return {
    dns,
    network,
    publicSite,
    publicAddress,
    canaryHits: () => canaries.reduce((sum, site) => sum + site.hits, 0),
    open: (options) => openPageClient({ ...network, ...options }),
    asPublic: { isPublic: (address) => address === publicAddress },
    async close() {
      await Promise.all([dns.close(), canary.close(), onIPv4?.close(), onIPv6?.close()]);
    },
  };
}

/** Opens a client whose answers are pages of up to `maxBytes`, 3 MB unless a test gives another limit. */
export function openPageClient({ maxBytes = 3_000_000, ...options }: PageClientOptions = {}): PageClient {
  const client = createSafeFetch({ userAgent: "Test/1.0", ...options });
  const contentTypes = ["text/html", "application/xhtml+xml", "application/ld+json", "application/json"];
  return {
    fetchPage: (address, caller) => client.fetchText(address, { contentTypes, maxBytes }, caller),
    close: () => client.close(),
  };
}

/** The real wire, on which the well-known ports of the tests' servers lie elsewhere: 80 needs administrators. */
export function dialWithPorts(ports: Record<number, number>): Dial {
  return (options) => {
    const connect = buildConnector(options);
    return (request, callback) => {
      const port = Number(request.port || (request.protocol === "https:" ? 443 : 80));
      connect({ ...request, port: String(ports[port] ?? port) }, callback);
    };
  };
}
