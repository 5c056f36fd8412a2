import { Agent, request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface ClientRequest {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

export interface ClientAnswer {
  status: number;
  etag: string;
  /** The time of `performance.now()` at which the last byte arrived. */
  endedAt: number;
  /** Decompresses the body. */
  text: () => string;
}

export type Send = (request: ClientRequest) => Promise<ClientAnswer>;

/** A request that has no answer after this time, with the wait for a connection, is an error. */
const TIMEOUT_MS = 30_000;

const BROWSER = {
  "Accept-Encoding": "gzip, deflate, br",
  "Accept-Language": "en",
  "Sec-Fetch-Site": "same-origin",
};

/** Creates a client with so many open connections; further requests wait for one of them. */
export function createHttpClient(url: string, connections: number): { send: Send; close: () => void } {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: "fifo" });
  const send: Send = ({ method = "GET", path, headers, body }) => {
    const { promise, resolve, reject } = Promise.withResolvers<ClientAnswer>();
    const sent = body && JSON.stringify(body);
    const request = httpRequest(
      {
        hostname,
        port,
        agent,
        method,
        path,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...BROWSER,
          ...headers,
          ...(sent !== undefined && {
            "Content-Type": "application/json",
            "Content-Length": Buffer.byteLength(sent),
          }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            etag: response.headers.etag ?? "",
            endedAt: performance.now(),
            text: () =>
              decompressed(Buffer.concat(chunks), response.headers["content-encoding"]).toString("utf8"),
          }),
        );
      },
    );
    request.once("error", reject);
    request.end(sent);
    return promise;
  };
  return { send, close: () => agent.destroy() };
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}
