import type { IncomingMessage } from "node:http";

/**
 * Whether a changing request was made by a page that is not ours.
 *
 * A request that carries its own Authorization header was not made by a foreign page's form or image, and its cookie is
 * ignored. Without Sec-Fetch-Site and Origin there is no browser. Origin is never compared with Host: proxies rewrite it.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function isCrossSite(request: IncomingMessage, allowedOrigins: ReadonlySet<string>): boolean {
  const { authorization, origin } = request.headers;
  if (request.method === "GET" || request.method === "HEAD" || authorization !== undefined) return false;
  const site = request.headers["sec-fetch-site"];
  if (site === "same-origin") return false;
  if (origin !== undefined) return !allowedOrigins.has(origin);
  return site !== undefined;
}
