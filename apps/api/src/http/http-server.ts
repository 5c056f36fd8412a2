import { createServer, type Server } from "node:http";

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For the head of a request, from the moment that it connects. */
  headMs: number;
  /** For a whole request. */
  requestMs: number;
  /** Between two requests on one connection; longer than the minute after which proxies drop theirs. */
  betweenMs: number;
  /** How often late ones are looked for. Node's own half a minute would make 45 s of 15. */
  lookEveryMs: number;
}

const PATIENCE: Patience = { headMs: 15_000, requestMs: 30_000, betweenMs: 65_000, lookEveryMs: 1_000 };

/** A server that hangs up on clients who keep a connection busy with next to nothing. */
export function createHttpServer(patience: Partial<Patience> = {}): Server {
  const { headMs, requestMs, betweenMs, lookEveryMs } = { ...PATIENCE, ...patience };
  return createServer({
    headersTimeout: headMs,
    requestTimeout: requestMs,
    keepAliveTimeout: betweenMs,
    connectionsCheckingInterval: lookEveryMs,
  });
}
