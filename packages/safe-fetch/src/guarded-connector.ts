import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { checkTarget, isAllowedHost, targetOf, type Guard, type Resolve } from "./guard.ts";
import type { IsPublic } from "./public-address.ts";
import { refused } from "./refused.ts";

export type Dial = (options: buildConnector.BuildOptions) => buildConnector.connector;

export interface ConnectorOptions {
  timeoutMs: number;
  /** Ends sockets that are still being connected when nobody waits for them any more. */
  signal: AbortSignal;
  /** The wire itself: undici's connector, or a test's that finds its servers' own ports behind 80 and 443. */
  dial?: Dial;
}

/**
 * Opens connections to public addresses, and to the operator's own hosts, and to nothing else.
 *
 * An address written out is judged before connecting, since literals are never looked up. A name is resolved
 * once, every answer is judged, and that answer is what the socket connects to: nothing can change between
 * check and use. Last, the socket is asked whom it really reached.
 */
export function createGuardedConnector(guard: Guard, options: ConnectorOptions): buildConnector.connector {
  const { timeoutMs, signal, dial = buildConnector } = options;
  const common = {
    timeout: timeoutMs,
    signal,
    // Said outright, so that no environment variable can switch it off.
    rejectUnauthorized: true,
    // Headers are limited in HTTP/1.1 alone, and a page is one request: HTTP/2 would bring nothing.
    allowH2: false,
    maxCachedSessions: 0,
    autoSelectFamilyAttemptTimeout: 1000,
  };
  const toPublic = dial({ ...common, lookup: lookupWith(guard.resolve, guard.isPublic) });
  const toAllowedHost = dial({ ...common, lookup: lookupWith(guard.resolve, () => true) });

  return (request, callback) => {
    const target = targetOf(request.hostname, request.port, request.protocol);
    if (isAllowedHost(target, guard)) {
      toAllowedHost(request, callback);
      return;
    }
    try {
      checkTarget(target, guard);
    } catch (error) {
      process.nextTick(callback, error, null);
      return;
    }
    toPublic(request, (...[error, socket]) => {
      if (error !== null) {
        callback(error, null);
      } else if (guard.isPublic(socket.remoteAddress ?? "")) {
        callback(null, socket);
      } else {
        socket.destroy();
        callback(refused(`${target.hostname} led to ${socket.remoteAddress}, not a public address`), null);
      }
    });
  };
}

function lookupWith(resolve: Resolve, isAcceptable: IsPublic): LookupFunction {
  return (hostname, options, callback) => {
    const answer = async () => {
      const addresses = await resolve(hostname);
      const [first] = addresses;
      if (first === undefined) throw new Error(`${hostname} has no address`);
      // One bad answer spoils all: a name that mixes public and private addresses is up to something.
      const bad = addresses.find((address) => !isAcceptable(address));
      if (bad !== undefined) throw refused(`${hostname} resolves to ${bad}, not a public address`);
      return { addresses, first };
    };
    // Next tick: what the socket throws out of its callback must not turn into this promise's rejection.
    answer().then(
      ({ addresses, first }) => {
        if (options.all) {
          const all = addresses.map((address) => ({ address, family: isIP(address) }));
          process.nextTick(callback, null, all);
        } else {
          process.nextTick(callback, null, first, isIP(first));
        }
      },
      (error: unknown) => process.nextTick(callback, error, ""),
    );
  };
}
