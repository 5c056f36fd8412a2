import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { configuredStorage } from "@larder/api/storage/storage-for";
import { serveRecipePage } from "@larder/api/testing/recipe-page";
import { type RunningServer, signInOver, startServer } from "@larder/api/testing/running-server";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";
import { type Answer, type Call, type Action, actionsOf, pick } from "./soak/actions.ts";
import { retainedMemory, type RetainedMemory, type Sample, sampleOf, slopeOf } from "./soak/process-watch.ts";
import { type Comparison, median, percentile } from "./table.ts";

/**
 * F24: many cooks for some minutes. Memory must not grow, connections and files must be closed, and no call may fail.
 */
const MINUTES = 5;
const CALLS_A_SECOND = 50;
const RECIPES = 1_000;
const COOKS = 10;
const SAMPLE_MS = 2_000;
/** The most minutes of warm-up, in which caches fill and code is compiled; at most a third of the time. */
const WARM_UP_MINUTES = 2;
const MOST_MB_A_MINUTE = 1;
/** The server's own command, which prints a line for each garbage collection. */
const TELLING_OF_MEMORY = ["sh", "-c", 'exec "$1" --trace-gc "$2"', "sh"];

/** @param args the number of minutes; five by default */
export async function benchSoak([minutes = String(MINUTES)]: readonly string[]): Promise<Comparison[]> {
  const totalMinutes = Number(minutes);
  if (!(totalMinutes > 0)) throw new Error(`The minutes must be a number above zero, not "${minutes}".`);
  const folder = await mkdtemp(join(tmpdir(), "larder-soak-"));
  const site = await serveRecipePage();
  let server: RunningServer | undefined;
  try {
    const store = await configuredStorage({ dataDir: folder }).openStore();
    await addDemoRecipes(store, { count: RECIPES, seed: 1 });
    await store.close();
    server = await startServer(folder, { IMPORT_ALLOW_HOSTS: site.host }, TELLING_OF_MEMORY);
    return await soak(server, site.url, totalMinutes);
  } finally {
    await server?.end("SIGKILL");
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function soak(server: RunningServer, site: string, minutes: number): Promise<Comparison[]> {
  const cooks = await Promise.all(Array.from({ length: COOKS }, (_, n) => cookAt(server.url, `cook${n}`)));
  const list = await cooks[0]?.("GET", "/api/recipes?view=summary&limit=500");
  let pages = 0;
  const actions = actionsOf(list?.body.recipes ?? [], () => `${site}-${(pages += 1)}`);
  const startedAt = performance.now();
  const endsAt = startedAt + minutes * 60_000;
  const times = new Map<string, number[]>(actions.map(({ name }) => [name, []]));
  const failures: string[] = [];
  let calls = 0;

  async function run(call: Call, { name, run: act }: Action): Promise<number> {
    const began = performance.now();
    const answers = await act(call).catch((error: unknown): Answer[] => {
      failures.push(`${name}: ${String(error)}`);
      return [];
    });
    for (const { status, body } of answers)
      if (status >= 300) failures.push(`${name}: ${status} ${body.code ?? ""}`);
    times.get(name)?.push((performance.now() - began) / Math.max(1, answers.length));
    calls += answers.length;
    return Math.max(1, answers.length);
  }

  async function cook(call: Call): Promise<void> {
    for (let next = performance.now(); next < endsAt;) {
      await pause(Math.max(0, next - performance.now()));
      const action = pick(actions);
      if (!action) return;
      next += ((await run(call, action)) * COOKS * 1_000) / CALLS_A_SECOND;
    }
  }

  const samples: Sample[] = [];
  async function watch(): Promise<void> {
    while (performance.now() < endsAt) {
      const sample = await sampleOf(server.child.pid ?? 0, startedAt);
      if (sample) samples.push(sample);
      await pause(SAMPLE_MS);
    }
  }

  await Promise.all([watch(), ...cooks.map((call) => cook(call))]);
  return [
    ...[...times].map(([name, ms]) => ({ what: name, figure: speed(ms) })),
    { what: `${calls} calls in ${minutes} minutes`, figure: `${failures.length} failed${firstOf(failures)}` },
    ...memoryRows(retainedMemory(server.output()), samples, Math.min(WARM_UP_MINUTES, minutes / 3)),
  ];
}

/** Creates calls as a user who has signed in through this browser. */
async function cookAt(url: string, name: string): Promise<Call> {
  const { uid, token } = await signInOver(url, name);
  const opened = await fetch(`${url}/api/user/create`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ id: uid, email: `${name}@example.com` }),
  });
  const Cookie = opened.headers.getSetCookie()[0]?.split(";", 1)[0];
  if (!Cookie) throw new Error(`No session was opened: ${opened.status} ${await opened.text()}`);
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { Cookie, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const parsed: Answer["body"] = JSON.parse(text);
    return { status: answer.status, etag: answer.headers.get("ETag"), body: parsed };
  };
}

function speed(ms: readonly number[]): string {
  return `${ms.length} times, median ${median(ms).toFixed(1)} ms, p99 ${percentile(ms, 0.99).toFixed(1)} ms`;
}

function firstOf(failures: readonly string[]): string {
  return failures.length > 0 ? `: ${[...new Set(failures)].slice(0, 5).join("; ")}` : "";
}

/**
 * Reports leaks as the memory that remains after a collection. The memory of the whole process is less reliable: freed
 * memory returns to the system late, or never.
 */
function memoryRows(
  retained: readonly RetainedMemory[],
  samples: readonly Sample[],
  warmUpMinutes: number,
): Comparison[] {
  const warm = <T extends { atMinutes: number }>(all: readonly T[]) =>
    all.filter(({ atMinutes }) => atMinutes >= warmUpMinutes);
  const range = (values: readonly number[]) =>
    `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}, at the end ${Math.round(values.at(-1) ?? 0)}`;
  const after = `after ${warmUpMinutes.toFixed(1)} minutes`;
  const heap = warm(retained);
  const process = warm(samples);
  return [
    {
      what: `memory that a collection leaves, ${after}, MB: ${range(heap.map(({ megabytes }) => megabytes))}`,
      figure: `${slopeOf(heap, ({ megabytes }) => megabytes).toFixed(2)} MB a minute, at most ${MOST_MB_A_MINUTE}`,
    },
    ...(process.length === 0
      ? [{ what: "the whole process", figure: "not told by this system" }]
      : [
          {
            what: `memory of the whole process, ${after}, MB: ${range(process.map(({ megabytes }) => megabytes))}`,
            figure: `${slopeOf(process, ({ megabytes }) => megabytes).toFixed(2)} MB a minute`,
          },
          { what: "open files and sockets", figure: range(process.map(({ open }) => open)) },
          { what: "threads", figure: range(process.map(({ threads }) => threads)) },
        ]),
  ];
}
