import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listeningOf, type RunningServer } from "@larder/api/testing/running-server";

const PROGRAM = fileURLToPath(import.meta.resolve("@larder/api/testing/plain-server"));

/** What the server sends at a path. */
export interface Sent {
  path: string;
  body: Uint8Array;
  etag: string;
}

/**
 * Starts the same Express as the application's in a process of its own, with the same headers, cookies and log, which
 * sends the same bytes without its checks.
 */
export async function startPlainServer(folder: string, sent: readonly Sent[]): Promise<RunningServer> {
  const files = sent.map(async ({ path, body, etag }, index) => {
    const file = join(folder, `sent-${index}`);
    await writeFile(file, body);
    return { path, file, etag };
  });
  const served = JSON.stringify(await Promise.all(files));
  return listeningOf(
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", PROGRAM, served], {
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}
