import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, signInOver, startServer } from "@larder/api/testing/running-server";
import { type Comparison, median, percentile } from "./table.ts";

const ASKING = 20;
const READS = 600;
const TIMEOUT_MS = 3_000;

/**
 * Measures other calls while twenty users wait for a model that never responds, against the same calls without them.
 */
export async function benchHangingModel(): Promise<Comparison[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "larder-bench-"));
  // It takes every request and says nothing.
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((listening) => silent.once("listening", listening));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  let server: RunningServer | undefined;
  try {
    server = await startServer(dataDir, {
      STARTER_RECIPES: "on",
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: "silent",
      AI_TIMEOUT_MS: String(TIMEOUT_MS),
    });
    return await compare(server.url);
  } finally {
    await server?.end("SIGKILL");
    silent.closeAllConnections();
    silent.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compare(url: string): Promise<Comparison[]> {
  const tokens = await Promise.all(
    Array.from({ length: ASKING }, async (_, n) => (await signInOver(url, `cook-${n}`)).token),
  );
  const [reader = ""] = tokens;
  await timeReads(url, reader);
  const bare = await timeReads(url, reader);
  const asked = tokens.map((token) => ask(url, token));
  const ours = await timeReads(url, reader);
  const statuses = await Promise.all(asked);
  // By now it has failed often enough to be left alone.
  const startedAt = performance.now();
  const after = await ask(url, reader);
  const openMs = performance.now() - startedAt;
  const row = (what: string, of: (values: readonly number[]) => number): Comparison => ({
    what: `GET /api/recipes?view=summary, ${what} of ${READS}`,
    oursMs: of(ours),
    bareMs: of(bare),
  });
  return [
    row("median", median),
    row("p99", (values) => percentile(values, 0.99)),
    {
      what: "a question once it is left alone, against the time limit",
      oursMs: openMs,
      bareMs: TIMEOUT_MS,
      figure: `${statuses.filter((status) => status === 504).length} waited in vain, then ${after}`,
    },
  ];
}

async function timeReads(url: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < READS; n += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/recipes?view=summary&limit=20`, { headers: bearer(token) });
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function ask(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/recipes/search`, {
    method: "POST",
    headers: { ...bearer(token), "Content-Type": "application/json" },
    body: JSON.stringify({ query: "leek soup", fresh: true }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}
