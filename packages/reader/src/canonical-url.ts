import { LIMITS } from "@larder/domain/limits";

/** Parameters that tell where a visitor came from, never which page is meant. */
const TRACKING_PREFIXES = ["utm_", "hsa_", "mtm_", "pk_", "_hs"];
const TRACKING_PARAMETERS = new Set([
  "fbclid",
  "gclid",
  "gclsrc",
  "gbraid",
  "wbraid",
  "dclid",
  "srsltid",
  "msclkid",
  "yclid",
  "ttclid",
  "twclid",
  "epik",
  "igsh",
  "igshid",
  "mc_cid",
  "mc_eid",
  "mkt_tok",
  "oly_anon_id",
  "oly_enc_id",
  "vero_id",
  "_ga",
  "_gl",
]);

/** `%` and two hexadecimal digits. */
const ESCAPED_BYTE = /%([0-9a-f]{2})/gi;
/** The characters that need no escape in a path, by RFC 3986 section 2.3. */
const UNRESERVED = /^[\w.~-]$/;

/**
 * Returns a key that is equal for two spellings of one page's address. It is a key, not a link: http and https share
 * a key, so the page is opened by the address it was imported from.
 *
 * @returns null when the address is not http or https, contains a user, or is too long to store
 */
export function canonicalUrl(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, hostname, port, pathname, searchParams } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return null;
  if (username !== "" || password !== "") return null;
  const query = canonicalQuery(searchParams);
  const canonical = `https://${bareHost(hostname)}${port && `:${port}`}${canonicalPath(pathname)}${query && `?${query}`}`;
  return canonical.length <= LIMITS.urlLength ? canonical : null;
}

/**
 * Returns the canonical form of the address that a page declares as its own, or null. It counts only on the page's
 * own host, else one site could take over another's recipe. A page below the root that declares the root is
 * misconfigured, and would merge a whole site into one recipe.
 */
export function canonicalLink(href: string, pageUrl: string): string | null {
  if (!URL.canParse(href, pageUrl)) return null;
  const page = new URL(pageUrl);
  const link = new URL(href, page);
  if (bareHost(link.hostname) !== bareHost(page.hostname) || link.port !== page.port) return null;
  const namesRoot = link.pathname === "/" && link.search === "";
  if (namesRoot && page.pathname !== "/") return null;
  return canonicalUrl(link.href);
}

/** Returns the host without `www.` and without the trailing dot. The URL parser has already lower-cased it. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^www\.(?=.*\.)/, "").replace(/\.$/, "");
}

function canonicalPath(pathname: string): string {
  const path = pathname.replace(ESCAPED_BYTE, (escaped, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : escaped.toUpperCase();
  });
  return path === "/" ? path : withoutTrailingSlashes(path);
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

function canonicalQuery(parameters: URLSearchParams): string {
  const significant = [...parameters].filter(([name]) => !isTracking(name.toLowerCase()));
  // A stable sort by name alone: where a name is repeated, the order of its values may mean something.
  significant.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return new URLSearchParams(significant).toString();
}

function isTracking(name: string): boolean {
  return TRACKING_PARAMETERS.has(name) || TRACKING_PREFIXES.some((prefix) => name.startsWith(prefix));
}
