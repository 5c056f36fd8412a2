import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface ProxyBehaviour {
  /**
   * The Host header for the upstream: the client's, as with Caddy and Traefik, or the upstream's address, as with
   * nginx.
   */
  host: "passed on" | "upstream";
  /** Headers that the proxy adds. */
  adds?: Record<string, string>;
}

/**
 * Starts a reverse proxy on a free port of this machine.
 *
 * @param upstreams the servers behind it; of several each gets a request in turn
 */
export async function startPlainProxy(
  upstreams: string | readonly [string, ...string[]],
  { host, adds = {} }: ProxyBehaviour,
) {
  const [first, ...others] = [upstreams].flat().map((upstream) => new URL(upstream));
  if (!first) throw new Error("A proxy needs a server behind it.");
  const queue = [first, ...others];
  const server: Server = createServer((incoming, outgoing) => {
    const next = queue.shift() ?? first;
    queue.push(next);
    const { hostname, port, host: upstreamHost } = next;
    const headers = { ...incoming.headers, ...adds, ...(host === "upstream" && { host: upstreamHost }) };
    const { method, url: path } = incoming;
    const onward = httpRequest({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    port: ownPort,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
