import type { Dispatcher } from "undici";
import { checkAddress, type Guard } from "./guard.ts";
import { headerOf } from "./judge-answer.ts";
import { refused } from "./refused.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface Arrival {
  /** Where the last redirect led. */
  url: URL;
  response: Dispatcher.ResponseData;
}

/**
 * Asks for an address and goes where it is sent, by GET alone, judging each stop as if a user had typed it.
 *
 * @param visit told of each stop before it is asked
 * @throws FetchError when a stop is refused
 */
export async function followRedirects(
  start: URL,
  guard: Guard,
  request: (url: URL) => Promise<Dispatcher.ResponseData>,
  visit: (url: URL) => void,
): Promise<Arrival> {
  let url = checkAddress(start, guard);
  for (let redirects = 0; ; redirects++) {
    visit(url);
    const response = await request(url);
    // Also for bodies that nobody reads: an error event without a listener would end the process.
    response.body.on("error", () => {});
    if (!REDIRECTS.has(response.statusCode)) return { url, response };

    response.body.destroy();
    if (redirects === MAX_REDIRECTS) throw refused(`more than ${MAX_REDIRECTS} redirects`);
    const next = checkAddress(readLocation(response, url), guard);
    if (url.protocol === "https:" && next.protocol === "http:")
      throw refused("a redirect from https to http");
    url = next;
  }
}

function readLocation(response: Dispatcher.ResponseData, base: URL): URL {
  // Headers come as latin1, yet sites write addresses like /jalapeño in UTF-8.
  const location = Buffer.from(headerOf(response.headers, "location"), "latin1").toString("utf8");
  const url = location === "" ? null : URL.parse(location, base.href);
  if (url === null) throw refused("a redirect to no address");
  return url;
}
