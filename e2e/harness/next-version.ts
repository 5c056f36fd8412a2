import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Server } from "./server.ts";

export interface Front {
  url: string;
  /** Switches to serving the next version, in which one of the scripts has another name. */
  serveNextVersion(): void;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a proxy before a server that forwards everything until the next version of the app is released: its page
 * contains a `<meta name="version">`, and a script of the previous version is missing, on the server and in the list
 * of the service worker. The built files stay as they are.
 *
 * @param script the file of that script, relative to the app's folder
 */
export async function serveInFront({ url }: Server, script: string): Promise<Front> {
  let isNext = false;
  const nextOf = (path: string, text: string): string =>
    path === "/sw.js" ? listWithout(script, text) : text.replace("<head>", '<head><meta name="version">');

  const front = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const path = asked.url ?? "/";
    if (isNext && path === `/${script}`) return void answer.writeHead(404).end();
    const target = new URL(path, url);
    // The host stays what the browser sent: the server refuses pages of another origin.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const onward = request(target, { method: asked.method, headers }, (from) => {
      void bodyOf(from).then((body) => {
        const isPage = from.headers["content-type"]?.startsWith("text/html") ?? false;
        const isOther = isNext && from.statusCode === 200 && (isPage || path === "/sw.js");
        const {
          "content-length": _length,
          etag: _etag,
          "last-modified": _modified,
          ...cached
        } = from.headers;
        answer.writeHead(from.statusCode ?? 502, cached).end(isOther ? nextOf(path, body.toString()) : body);
      });
    });
    asked.pipe(onward);
  });
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serveNextVersion() {
      isNext = true;
    },
    async [Symbol.asyncDispose]() {
      front.closeAllConnections();
      front.close();
    },
  };
}

const bodyOf = async (from: IncomingMessage): Promise<Buffer> => Buffer.concat(await from.toArray());

/** @throws when the worker has no such script, or no page: then the next version would be no other */
function listWithout(script: string, worker: string): string {
  const without = worker.replace(new RegExp(`\\{[^{}]*"${script}"[^{}]*\\},`), "");
  const renamed = without.replace(/("revision":")[0-9a-f]+(","url":"index\.html")/, "$1next$2");
  if (without === worker || renamed === without)
    throw new Error("The list of the service worker looks different now.");
  return renamed;
}
