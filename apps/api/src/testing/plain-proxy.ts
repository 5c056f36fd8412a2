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

/** Starts a reverse proxy on a free port of this machine. */
export async function startPlainProxy(upstream: string, { host, adds = {} }: ProxyBehaviour) {
  const { hostname, port, host: upstreamHost } = new URL(upstream);
  const server: Server = createServer((incoming, outgoing) => {
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
