import type { Request, RequestHandler } from "express";

/** What must be decoded first goes the long way. */
const PLAIN_SEGMENT = /^[\w-]+$/;

interface Way {
  /** The name of the last segment, where that is a parameter. */
  parameter: string | undefined;
  handler: RequestHandler;
}

export interface Shortcuts {
  /** @param path of what is read by GET, such as /a/b or /a/b/:c; no other route may stand where its parameter does */
  add: (path: string, handler: RequestHandler) => void;
  take: RequestHandler;
}

/**
 * The way from an address straight to the handlers of what is read most, past the routes that are not meant. It leads
 * to the very handlers that the router has, with all their checks; whatever it is not sure of it leaves to the router.
 */
export function createShortcuts(): Shortcuts {
  const ways = new Map<string, Way>();

  function find(path: string): { way: Way; value?: string } | null {
    const exact = ways.get(path);
    if (exact && exact.parameter === undefined) return { way: exact };
    const slash = path.lastIndexOf("/") + 1;
    const value = path.slice(slash);
    const way = PLAIN_SEGMENT.test(value) && ways.get(`${path.slice(0, slash)}:`);
    return way ? { way, value } : null;
  }

  return {
    add(path, handler) {
      const [, before = path, parameter] = /^(.*\/:)(\w+)$/.exec(path) ?? [];
      const known = ways.get(before);
      ways.set(before, { parameter, handler: known ? either(known.handler, handler) : handler });
    },

    take: (request, response, next) => {
      const found = request.method === "GET" ? find(pathOf(request)) : null;
      if (!found) return next();
      const { way, value } = found;
      request.params = way.parameter !== undefined && value !== undefined ? { [way.parameter]: value } : {};
      return way.handler(request, response, next);
    },
  };
}

/** The second has what the first one leaves to it. */
function either(first: RequestHandler, second: RequestHandler): RequestHandler {
  return (request, response, next) => first(request, response, () => second(request, response, next));
}

function pathOf({ url }: Request): string {
  const mark = url.indexOf("?");
  return mark === -1 ? url : url.slice(0, mark);
}
