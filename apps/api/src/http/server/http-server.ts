import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";

/** The timeouts of a client in milliseconds. */
export interface Timeouts {
  /** The time from the connection until the head of a request has arrived. */
  headMs: number;
  /** The time until a whole request has arrived. */
  requestMs: number;
  /** The time between two requests on one connection; longer than the minute after which proxies drop theirs. */
  betweenMs: number;
  /** The time for which a client may read nothing of a waiting answer. */
  readMs: number;
  /** The interval at which timeouts are checked. Node's own half a minute would make 45 s of 15. */
  lookEveryMs: number;
}

const TIMEOUTS: Timeouts = {
  headMs: 15_000,
  requestMs: 30_000,
  betweenMs: 65_000,
  readMs: 30_000,
  lookEveryMs: 1_000,
};

/** Creates a server that disconnects clients which occupy a connection with almost no data. */
export function createHttpServer(timeouts: Partial<Timeouts> = {}): Server {
  const { headMs, requestMs, betweenMs, readMs, lookEveryMs } = { ...TIMEOUTS, ...timeouts };
  const server = createServer({
    headersTimeout: headMs,
    requestTimeout: requestMs,
    keepAliveTimeout: betweenMs,
    connectionsCheckingInterval: lookEveryMs,
  });
  cutUnread(server, { readMs, lookEveryMs });
  return server;
}

/**
 * Destroys connections whose client does not read the answer. Most answers are taken by the system at once, so only
 * those that were not get a timer: that of the socket, which starts again whenever a part of the answer leaves, and
 * which Node takes off with the next request.
 */
function cutUnread(server: Server, { readMs, lookEveryMs }: Pick<Timeouts, "readMs" | "lookEveryMs">): void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const interval = setInterval(() => {
    for (const socket of sockets)
      if (socket.writableLength > 0 && socket.timeout !== readMs) socket.setTimeout(readMs);
  }, lookEveryMs);
  interval.unref();
  server.once("close", () => clearInterval(interval));
}

/** Listens; returns the port, and host and port as this machine reaches them. Rejects where the port is taken. */
export function listen(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; address: string }> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      const bound = server.address();
      if (typeof bound !== "object" || !bound) return fail(new Error("The server has no address."));
      done({
        port: bound.port,
        address:
          bound.family === "IPv6" ? `[${bound.address}]:${bound.port}` : `${bound.address}:${bound.port}`,
      });
    });
  });
}
