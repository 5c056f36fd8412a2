import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer as start } from "../../apps/api/src/testing/running-server.ts";

export interface ServerOptions {
  /** Settings of the app, for example `IMPORT_ALLOW_HOSTS`; nothing set in your shell reaches it. PORT is a free one without. */
  settings?: Record<string, string>;
}

export interface Server {
  /** The server's address, unchanged by a restart: `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly dataDir: string;
  /** The link at which the first user of a server with accounts becomes its administrator; null for others. */
  readonly firstLink?: string | null;
  /** Ends it and deletes its data. */
  [Symbol.asyncDispose](): Promise<void>;
}

export interface ServerProcess extends Server {
  /** Asks it to end (SIGTERM) and gives its exit status. */
  stop(): Promise<number | NodeJS.Signals | null>;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  restart(): Promise<void>;
}

export const makeDataDir = () => mkdtempSync(join(tmpdir(), "larder-e2e-"));

/** Starts the built app, as `npm start` does, on a free port with an empty data folder of its own and no recipes. */
export async function startServer({ settings = {} }: ServerOptions = {}): Promise<ServerProcess> {
  const dataDir = makeDataDir();
  const launch = (port: string) => start(dataDir, { ...settings, PORT: port });
  let running = await launch(settings["PORT"] ?? "0");
  const { url } = running;
  return {
    url,
    dataDir,
    stop: () => running.end("SIGTERM"),
    async kill() {
      await running.end("SIGKILL");
    },
    async restart() {
      await running.end("SIGTERM");
      running = await launch(new URL(url).port);
    },
    async [Symbol.asyncDispose]() {
      await running.end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
