import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Comparison, median } from "./table.ts";

const ROUNDS = 7;
const MAIN = join(import.meta.dirname, "../../../apps/api/src/main.ts");
const BARE = `require("node:http").createServer().listen(0, "127.0.0.1", () => console.log("http://localhost"))`;

/**
 * Measures the time from the start of the process to "listening": our server against a bare node:http one, in turns.
 */
export async function benchStart(): Promise<Comparison[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "larder-bench-"));
  const ours: number[] = [];
  const bare: number[] = [];
  try {
    // The first start fills the compile cache and makes the database: what counts is every later one.
    await timeToListen([MAIN], dataDir);
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timeToListen([MAIN], dataDir));
      bare.push(await timeToListen(["-e", BARE], dataDir));
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return [{ what: "process start to listening", oursMs: median(ours), bareMs: median(bare) }];
}

async function timeToListen(args: readonly string[], dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      MONGODB_URI: "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes("http://localhost")) break;
  }
  const took = performance.now() - startedAt;
  if (child.exitCode === null) {
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }
  if (!output.includes("http://localhost")) throw new Error("The server did not start.");
  return took;
}
