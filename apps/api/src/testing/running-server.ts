import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "../main.ts");
/** The folder of Node's compile cache: with it a server starts in two thirds of the time. */
const COMPILE_CACHE = join(import.meta.dirname, "../../../../node_modules/.cache/node-compile");
/** The environment variables that every program needs. */
const INHERITED = ["PATH", "HOME", "TMPDIR", "TEMP", "SYSTEMROOT", "LANG", "TZ"];
const READY_WITHIN_MS = 30_000;

/** The real server as a process of its own, on a free port, with its data in `dataDir`. */
export interface RunningServer {
  url: string;
  child: ChildProcess;
  /** Returns everything that the server has printed. */
  output: () => string;
  /** Sends a signal and waits for the end; gives the exit status, or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

/**
 * @param through a command that is given the server's own, such as one that sets limits
 * @throws with what it has printed, when it ends or says nothing instead of naming its address
 */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  through: readonly string[] = [],
): Promise<RunningServer> {
  return listeningOf(spawnServer(dataDir, env, through));
}

/**
 * Waits until a process names its address.
 *
 * @throws like `startServer`
 */
export async function listeningOf(child: ChildProcess): Promise<RunningServer> {
  let output = "";
  const listening = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) listening.resolve(`http://127.0.0.1:${port}`);
    });
  }
  child.once("exit", (status) => listening.reject(new Error(`The server ended with ${status}:\n${output}`)));
  const timeout = setTimeout(() => {
    listening.reject(new Error(`The server was not ready after ${READY_WITHIN_MS} ms:\n${output}`));
    child.kill("SIGKILL");
  }, READY_WITHIN_MS);
  const url = await listening.promise.finally(() => clearTimeout(timeout));
  return {
    url,
    child,
    output: () => output,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, "exit");
        child.kill(signal);
        await exit;
      }
      return child.exitCode ?? child.signalCode;
    },
  };
}

/**
 * Starts a server without waiting, for a server that is expected to refuse. It inherits no settings of the shell, and
 * has no rate limits unless the test sets them.
 */
export function spawnServer(
  dataDir: string,
  env: Record<string, string> = {},
  through: readonly string[] = [],
): ChildProcess {
  return spawnProgram(MAIN, { ...testSettings(dataDir), ...env }, through);
}

/** Starts a program of the app as a process, which ends with this one. It inherits no settings of the shell. */
export function spawnProgram(
  file: string,
  env: Record<string, string> = {},
  through: readonly string[] = [],
): ChildProcess {
  const ours = Object.entries(process.env).filter(([name]) => INHERITED.includes(name.toUpperCase()));
  const [program, ...args] = [...through, process.execPath, file];
  const child = spawn(program, args, {
    env: { ...Object.fromEntries(ours), NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithUs(child);
  return child;
}

/** Settings of a server of a test: on a free port, for this machine alone, and without limits. */
export function testSettings(dataDir: string): Record<string, string> {
  return {
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    STARTER_RECIPES: "off",
    RATE_READS_PER_MINUTE: "0",
    RATE_WRITES_PER_MINUTE: "0",
    RATE_IMPORTS_PER_HOUR: "0",
  };
}

/** A test process that ends early takes its server along. */
function endWithUs(child: ChildProcess) {
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
}

export interface SignedIn {
  uid: string;
  token: string;
  /** The token that gets the next id token when this one has expired after an hour. */
  refreshToken: string;
}

/** Signs a user in through the local identity provider, as a developer would with curl. */
export async function signInOver(url: string, name: string, displayName?: string): Promise<SignedIn> {
  const claims = JSON.stringify({
    sub: name,
    email: `${name}@example.com`,
    email_verified: true,
    name: displayName,
  });
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo-key`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      requestUri: "http://localhost",
      returnSecureToken: true,
      postBody: `providerId=google.com&id_token=${encodeURIComponent(claims)}`,
    }),
  });
  const said: { localId: string; idToken: string; refreshToken: string } = JSON.parse(await answer.text());
  return { uid: said.localId, token: said.idToken, refreshToken: said.refreshToken };
}
