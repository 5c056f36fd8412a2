import type { IncomingMessage } from "node:http";

/** Why a request cannot be shown to come straight from this machine. */
export type IndirectReason = "address" | "host" | "proxy" | "origin";

export interface Indirect {
  reason: IndirectReason;
  /** The header that shows it, or the socket; never its value. */
  by: string;
}

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;

/**
 * Headers that proxies, tunnels and content delivery networks add, and that browsers and command-line clients do not:
 * the standard ones (RFC 7239, RFC 9110, RFC 8586), the X-Forwarded family of nginx, Apache, Caddy, Traefik, HAProxy and
 * most tunnels, and those by which single products name the client.
 */
const PROXY_HEADER = new RegExp(
  `^(?:${[
    "forwarded(?:-.*)?",
    "via",
    "cdn-loop",
    "x-forwarded(?:-.*)?",
    "x-real-ip",
    "x-real-port",
    "x-client-ip",
    "x-cluster-client-ip",
    "x-originating-ip",
    "x-remote-(?:ip|addr)",
    "x-original-(?:host|url|uri|forwarded-.*)",
    "x-rewrite-url",
    "x-proxy-.*",
    "x-scheme",
    "x-url-scheme",
    "front-end-https",
    "client-ip",
    "true-client-ip",
    "cf-.*",
    "fastly-.*",
    "fly-.*",
    "akamai-.*",
    "tailscale-.*",
    "x-azure-.*",
    "x-arr-.*",
    "x-appengine-.*",
    "x-amzn-trace-id",
    "x-amz-cf-id",
    "x-cloud-trace-context",
    "x-envoy-.*",
    "x-vercel-.*",
    "x-nf-.*",
    "ngrok-.*",
  ].join("|")})$`,
);

/**
 * Looks for a sign that a request did not come straight from a program or a page of this machine: a socket or a Host that
 * is not loopback, a header that a proxy adds, HTTP/1.0 (which nginx speaks to its upstream by default, and no browser),
 * or a page of another origin, by `Origin`, `Sec-Fetch-Site` or `Referer`.
 *
 * A proxy that changes Host and adds nothing, in front of a client that is no browser, cannot be recognised.
 *
 * @param ownOrigins origins that count as the app's own beside the request's own `http://Host`
 * @returns null when there is no such sign
 */
export function indirectness(request: IncomingMessage, ownOrigins: ReadonlySet<string>): Indirect | null {
  const { headers } = request;
  if (!LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? "")) return { reason: "address", by: "socket" };
  // Node gives the first of two Host headers; which one a client meant nobody can say.
  const host = request.headersDistinct["host"] ?? [];
  if (host.length !== 1 || !LOOPBACK_NAMES.has(hostName(host[0]) ?? ""))
    return { reason: "host", by: "host" };
  for (const name in headers) if (PROXY_HEADER.test(name)) return { reason: "proxy", by: name };
  if (request.httpVersion === "1.0") return { reason: "proxy", by: "HTTP/1.0" };

  const isOwn = (origin: string | undefined) =>
    origin !== undefined && (ownOrigins.has(origin) || origin === URL.parse(`http://${host[0]}`)?.origin);
  if (headers.origin !== undefined) return isOwn(headers.origin) ? null : { reason: "origin", by: "origin" };
  if (isFollowedLink(request)) return null;
  const { referer } = headers;
  if (referer !== undefined)
    return isOwn(URL.parse(referer)?.origin) ? null : { reason: "origin", by: "referer" };
  const site = headers["sec-fetch-site"];
  const isOtherSite = site === "cross-site" || site === "same-site";
  return isOtherSite ? { reason: "origin", by: "sec-fetch-site" } : null;
}

/**
 * Returns whether the browser navigates from a page of another site to the app, as by a link in an e-mail: the other
 * site can read nothing of the answer. The sign-in popup is opened by the app alone.
 */
function isFollowedLink({ method, headers, url = "" }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  return (
    method === "GET" &&
    (site === "cross-site" || site === "same-site") &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] === "document" &&
    !url.startsWith("/emulator/")
  );
}

/** The name in a Host header, without its port; null when it is no plain host. */
function hostName(header: string | undefined): string | null {
  const url = URL.parse(`http://${header ?? ""}`);
  return url && url.pathname === "/" && !url.username && !url.search && !url.hash ? url.hostname : null;
}
