import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "../main.ts");

/** The real server as a process of its own, on a free port, with its data in `dataDir`. */
export interface RunningServer {
  url: string;
  child: ChildProcess;
  /** Everything that it has printed. */
  output: () => string;
  /** Sends a signal and waits for the end; gives the exit status, or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

/** @param through a command that is given the server's own, such as one that sets limits */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  through: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawnServer(dataDir, env, through);
  let output = "";
  const listening = Promise.withResolvers<string>();
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (url) listening.resolve(url.replace("localhost", "127.0.0.1"));
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.once("exit", (status) => listening.reject(new Error(`The server ended with ${status}:\n${output}`)));
  const url = await listening.promise;
  return {
    url,
    child,
    output: () => output,
    end: async (signal) => {
      const exit = once(child, "exit");
      child.kill(signal);
      const [status, endedBy]: (number | NodeJS.Signals | null)[] = await exit;
      return status ?? endedBy ?? null;
    },
  };
}

/** Starts it without waiting, for a server that is expected to refuse. */
export function spawnServer(
  dataDir: string,
  env: Record<string, string> = {},
  through: readonly string[] = [],
): ChildProcess {
  const [program, ...args] = [...through, process.execPath, MAIN];
  return spawn(program, args, {
    env: {
      PATH: process.env.PATH ?? "",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      STARTER_RECIPES: "off",
      RATE_READS_PER_MINUTE: "0",
      RATE_WRITES_PER_MINUTE: "0",
      RATE_IMPORTS_PER_HOUR: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Signs somebody in through the local identity provider, as a developer would with curl. */
export async function signInOver(url: string, name: string): Promise<{ uid: string; token: string }> {
  const claims = JSON.stringify({ sub: name, email: `${name}@example.com`, email_verified: true });
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo-key`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      requestUri: "http://localhost",
      returnSecureToken: true,
      postBody: `providerId=google.com&id_token=${encodeURIComponent(claims)}`,
    }),
  });
  const { localId, idToken }: { localId: string; idToken: string } = JSON.parse(await answer.text());
  return { uid: localId, token: idToken };
}
