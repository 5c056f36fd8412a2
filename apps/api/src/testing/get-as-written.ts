import { once } from "node:events";
import { type RequestListener, createServer, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** Asks for a path letter by letter: other clients resolve the dots in it first. */
export async function getAsWritten(
  app: RequestListener,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingMessage["headers"]; text: string }> {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  try {
    const request = get({
      host: "127.0.0.1",
      port: typeof bound === "object" ? bound?.port : undefined,
      path,
      headers: { Connection: "close", ...headers },
    });
    // `once` rejects when the request fails instead.
    const [response]: IncomingMessage[] = await once(request, "response");
    if (!response) throw new Error(`Nothing was answered to ${path}.`);
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  } finally {
    server.close();
  }
}
