import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";

export interface Site {
  port: number;
  /** Connections that reached it, with or without a request. */
  hits: number;
  /** Method and path of each request. */
  requests: string[];
  headers: NodeJS.Dict<string | string[]>[];
  /** Connections still open. */
  open: number;
  /** What it answers; at first a small page. */
  handle: RequestListener;
  close(): Promise<void>;
}

export const aPage: RequestListener = (_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8").end("<title>Soup</title>");
};

/** A web server on one loopback address. @param port 0 for any that is free */
export async function startSite(
  address: string,
  port = 0,
  tls?: { key: string; cert: string },
): Promise<Site> {
  const listener: RequestListener = (request, response) => {
    site.requests.push(`${request.method} ${request.url}`);
    site.headers.push(request.headers);
    site.handle(request, response);
  };
  const server: Server = tls === undefined ? createHttpServer(listener) : createHttpsServer(tls, listener);
  server.on("connection", (socket) => {
    site.hits += 1;
    site.open += 1;
    socket.on("close", () => (site.open -= 1));
  });
  server.listen(port, address);
  await once(server, "listening");

  const site: Site = {
    port: (server.address() as AddressInfo).port,
    hits: 0,
    requests: [],
    headers: [],
    open: 0,
    handle: aPage,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return site;
}
