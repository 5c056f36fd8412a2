// Run as a process of its own, see hosted-server.ts: starts and stops servers when asked over HTTP.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { readEnvironment } from "../../apps/api/src/config/env.ts";
import { makeStoppable } from "../../apps/api/src/http/server/graceful-stop.ts";
import { startServer } from "../../apps/api/src/start-server.ts";

/** The stop function of each server by its port. */
const running = new Map<number, () => Promise<void>>();

async function start(settings: Record<string, string>): Promise<{ port: number; firstLink: string | null }> {
  let stop = async () => {};
  const { port, firstLink } = await startServer(readEnvironment(settings), (server, options) => {
    const stoppable = makeStoppable(server, options);
    stop = stoppable.stop;
    return stoppable;
  });
  running.set(port, stop);
  return { port, firstLink };
}

/** `POST /` with the settings answers with the port and the link of a first user, and `DELETE /PORT` stops the server there. */
async function answer(request: IncomingMessage): Promise<string> {
  if (request.method === "POST") return JSON.stringify(await start(JSON.parse(await text(request))));
  const port = Number(request.url?.slice(1));
  await running.get(port)?.();
  running.delete(port);
  return "";
}

const host: Server = createServer((request, response) => {
  answer(request).then(
    (said) => response.end(said),
    (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
  );
});
host.listen(0, "127.0.0.1", () => {
  const address = host.address();
  if (typeof address === "object") console.log(`http://localhost:${address?.port}`);
});
