import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ChatBody } from "./asked.ts";
import { BEHAVIOURS } from "./behaviours.ts";

export interface SeenRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: ChatBody;
  /** The time of the request, by `performance.now()`. */
  at: number;
  /** The time at which the client disconnected before the answer was complete. */
  abandonedAt: number | null;
}

export interface ModelServer {
  /** The value for `baseUrl`; on 127.0.0.1. */
  baseUrl: string;
  /** The requests of one model, in order. */
  requestsFor(model: string): SeenRequest[];
  close(): Promise<void>;
}

/**
 * Starts a server of the chat completions protocol that behaves by the model's name, see `BEHAVIOURS`; the text after
 * "#" in a name only separates tests. Deterministic; uses only the loopback network.
 */
export async function startModelServer(): Promise<ModelServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    answer(request, response, seen).catch((error: unknown) => response.destroy(asError(error)));
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listening.resolve);
  await listening.promise;
  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}/v1`,
    requestsFor: (model) => seen.filter(({ body }) => body.model === model),
    async close() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  seen: SeenRequest[],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body: ChatBody = JSON.parse(Buffer.concat(chunks).toString());
  const record: SeenRequest = {
    path: request.url ?? "",
    headers: request.headers,
    body,
    at: performance.now(),
    abandonedAt: null,
  };
  seen.push(record);
  response.on("close", () => {
    if (!response.writableFinished) record.abandonedAt = performance.now();
  });
  const [name = ""] = body.model.split("#");
  const behaviour = BEHAVIOURS[name];
  if (!behaviour) throw new Error(`No model behaves like "${name}".`);
  const nth = seen.filter((other) => other.body.model === body.model).length;
  const isExtract = body.messages.some(
    ({ role, content }) => role === "user" && typeof content === "string" && content.includes("<source>"),
  );
  await behaviour({ body, nth, isExtract, response });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
