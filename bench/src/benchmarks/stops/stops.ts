import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { configuredStorage } from "@larder/api/storage/storage-for";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";
import { type RunningServer, signInOver, startServer } from "@larder/api/testing/running-server";
import { type Comparison, percentile } from "../table.ts";
import { type HeavyCall, heavyCalls, LONG_RECIPE, send } from "./heavy-calls.ts";

const RECIPES = 10_000;
const BOOKMARKS = 2_000;
const ROUNDS = 3;
const MOST_STOP_MS = 100;
const MOST_WAIT_MS = 50;
const PAUSE_MS = 20;
const LOAD_MS = 10_000;
const METER = new URL("./stop-meter.mjs", import.meta.url).href;
const LOAD = new URL("./heavy-thread.ts", import.meta.url);
/** The limits of a server whose settings name none. */
const DEFAULT_LIMITS = { RATE_READS_PER_MINUTE: "300", RATE_WRITES_PER_MINUTE: "60" };

/**
 * Measures in a server with 10,000 recipes for how long one request holds the event loop, and how long another user waits
 * while one user sends the heaviest calls as fast as the default limits permit.
 */
export async function benchStops(): Promise<Comparison[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "larder-bench-"));
  let server: RunningServer | undefined;
  try {
    server = await startServer(dataDir);
    const ana = await signInOver(server.url, "ana");
    const ben = await signInOver(server.url, "ben");
    const stored = await addLongRecipe(server, ana.token);
    await server.end("SIGTERM");
    await fill(dataDir, ana.uid);
    const calls = heavyCalls(stored);

    server = await startServer(dataDir, { NODE_OPTIONS: `--import=${METER}` });
    const stops: Comparison[] = [];
    for (const call of calls) stops.push(await longestStop(server, ana.token, call));
    await server.end("SIGTERM");

    server = await startServer(dataDir, DEFAULT_LIMITS);
    return [...stops, await otherUsersWait(server, { heavy: ana.token, light: ben.token, calls })];
  } finally {
    await server?.end("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function addLongRecipe({ url }: RunningServer, token: string): Promise<{ id: string; slug: string }> {
  const answer = await fetch(`${url}/api/recipes`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ recipe: LONG_RECIPE }),
  });
  const { recipe }: { recipe: { id: string; slug: string } } = JSON.parse(await answer.text());
  return recipe;
}

async function fill(dataDir: string, owner: string): Promise<void> {
  const store = await configuredStorage({ dataDir }).openStore();
  await addDemoRecipes(store, { count: RECIPES, seed: 1, owner });
  for (let n = 0; n < BOOKMARKS; n += 1) {
    await store.bookmarks.toggle(owner, `demo-1-${n}`, new Date(n).toISOString());
  }
  await store.close();
}

async function longestStop(server: RunningServer, token: string, call: HeavyCall): Promise<Comparison> {
  const stops: Stop[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await stopSinceLast(server);
    const status = await send(server.url, token, call);
    if (status >= 400) throw new Error(`"${call.name}" was answered ${status}.`);
    stops.push(await stopSinceLast(server));
  }
  const clockMs = Math.max(...stops.map(({ clock }) => clock));
  return {
    what: `${call.name}: longest stop by processor time`,
    oursMs: Math.max(...stops.map(({ cpu }) => cpu)),
    figure: `${clockMs.toFixed(0)} ms by the clock; at most ${MOST_STOP_MS} ms`,
  };
}

async function otherUsersWait(
  { url }: RunningServer,
  { heavy, light, calls }: { heavy: string; light: string; calls: HeavyCall[] },
): Promise<Comparison> {
  let [answered, refused] = [0, 0];
  const threads = [0, Math.floor(calls.length / 2)].map((first) => {
    const thread = new Worker(LOAD, { workerData: { url, token: heavy, calls, first } });
    return thread.on("message", (status: number) => {
      if (status < 400) answered += 1;
      else refused += 1;
    });
  });
  const times: number[] = [];
  const endsAt = performance.now() + LOAD_MS;
  while (performance.now() < endsAt) {
    const startedAt = performance.now();
    const status = await send(url, light, { name: "list", path: "/api/recipes?view=summary&limit=24" });
    // The reader keeps to the limit of reads; a refused read says nothing about waiting.
    if (status === 200) times.push(performance.now() - startedAt);
    await wait(PAUSE_MS * 2);
  }
  await Promise.all(threads.map((thread) => thread.terminate()));
  return {
    what: `another user's list meanwhile, p99 of ${times.length}`,
    oursMs: percentile(times, 0.99),
    figure: `${percentile(times, 0.5).toFixed(1)} ms in the median; p99 at most ${MOST_WAIT_MS} ms; ${answered} heavy calls answered, ${refused} refused`,
  };
}

/** The longest stop of the event loop, in milliseconds of the clock and of the thread's processor time. */
interface Stop {
  clock: number;
  cpu: number;
}

/** Returns the longest stop since the previous call. */
async function stopSinceLast({ child, output }: RunningServer): Promise<Stop> {
  await wait(PAUSE_MS);
  const before = output().length;
  child.kill("SIGUSR2");
  for (;;) {
    await wait(5);
    const line = /STOP (\{.*\})\n/.exec(output().slice(before))?.[1];
    if (line) return JSON.parse(line);
  }
}
