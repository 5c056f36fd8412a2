import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../apps/api/src/main.ts", import.meta.url));
const compileCache = fileURLToPath(new URL("../../node_modules/.cache/node-compile", import.meta.url));

const READY_WITHIN_MS = 30_000;
const POLL_MS = 50;

export interface ServerOptions {
  /** Settings of the app, for example `IMPORT_ALLOW_HOSTS`; nothing set in your shell reaches it. */
  settings?: Record<string, string>;
}

export interface Server {
  /** Where it listens, also after a restart: `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has written to stdout and stderr so far. */
  output(): string;
  /** Asks it to end (SIGTERM) and gives its exit status. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  restart(): Promise<void>;
  /** Ends it and deletes its data. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts the built app, as `npm start` does, on a free port with an empty data folder of its own and no recipes. */
export async function startServer({ settings = {} }: ServerOptions = {}): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-e2e-"));
  let output = "";
  const launch = async (port: string) => {
    const child = spawn(process.execPath, [main], {
      cwd: dataDir,
      env: {
        ...plainEnvironment(),
        STARTER_RECIPES: "off",
        ...settings,
        DATA_DIR: dataDir,
        HOST: "127.0.0.1",
        PORT: port,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    endWithUs(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        said += chunk;
        output += chunk;
      });
    }
    const url = await readiness(child, () => said);
    return { child, url };
  };

  let running = await launch("0");
  const end = async (signal: NodeJS.Signals) => {
    const { child } = running;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, "exit");
    }
    return child.exitCode;
  };

  return {
    url: running.url,
    dataDir,
    output: () => output,
    stop: () => end("SIGTERM"),
    async kill() {
      await end("SIGKILL");
    },
    async restart() {
      await end("SIGTERM");
      running = await launch(new URL(running.url).port);
    },
    async [Symbol.asyncDispose]() {
      await end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What any program needs, and none of the app's settings: those come from the test alone. */
function plainEnvironment(): Record<string, string> {
  const kept = ["PATH", "HOME", "TMPDIR", "TEMP", "SYSTEMROOT", "LANG", "TZ"];
  const pairs = Object.entries(process.env).filter(([name]) => kept.includes(name.toUpperCase()));
  return { ...Object.fromEntries(pairs), NODE_COMPILE_CACHE: compileCache };
}

/** Waits for the line that names the address, then for the first good answer. */
async function readiness(child: ChildProcess, said: () => string): Promise<string> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended before it was ready (status ${child.exitCode}):\n${said()}`);
    }
    const port = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(said())?.[1];
    const url = `http://127.0.0.1:${port}`;
    if (port !== undefined && (await isHealthy(url))) return url;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill("SIGKILL");
  throw new Error(`The server was not ready after ${READY_WITHIN_MS} ms:\n${said()}`);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** A test process that ends early takes its server along. */
function endWithUs(child: ChildProcess) {
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
}
