import { readFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configuredStorage } from "@larder/api/storage/storage-for";
import { type RunningServer, signInOver, startServer } from "@larder/api/testing/running-server";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";
import { startPlainServer } from "./plain-server.ts";
import { compareLoad, compareProcessorTime, latenciesOf } from "./load.ts";
import { type Comparison, percentile } from "./table.ts";

const WHOLE = "/api/recipes";
const SUMMARY = "/api/recipes?view=summary&limit=2000";

/**
 * Compares the API's responses with those of the same Express with the same headers, cookies and log, which sends the same
 * bytes without our checks, in turns. Every request to the API passes through sign-in, checks and the revision check.
 */
export async function benchApi(): Promise<Comparison[]> {
  return [...(await withRecipes(1_000, compareAnswers)), ...(await withRecipes(10_000, inLargeCollection))];
}

/** Runs work against the real server, in a process of its own, with the given number of demo recipes. */
export async function withRecipes(
  count: number,
  work: (server: RunningServer, folder: string) => Promise<Comparison[]>,
): Promise<Comparison[]> {
  const folder = await mkdtemp(join(tmpdir(), "larder-bench-"));
  let server: RunningServer | undefined;
  try {
    const store = await configuredStorage({ dataDir: folder }).openStore();
    await addDemoRecipes(store, { count, seed: 1 });
    await store.close();
    server = await startServer(folder, { PUBLIC_BROWSING: "true" });
    return await work(server, folder);
  } finally {
    await server?.end("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareAnswers({ url, child }: RunningServer, folder: string): Promise<Comparison[]> {
  const Cookie = await sessionCookie(url);
  const whole = await bytesOf(url + WHOLE, { Cookie });
  const summary = await bytesOf(url + SUMMARY, { Cookie, "Accept-Encoding": "br" });
  const first: { recipes: { slug: string }[] } = JSON.parse(whole.body.toString());
  const slugPath = `/api/recipes/slug/${first.recipes[0]?.slug}`;
  const one = await bytesOf(url + slugPath, { Cookie });
  const plain = await startPlainServer(folder, [
    { path: WHOLE, ...whole },
    { path: slugPath, ...one },
  ]);
  try {
    const targets = (path: string, headers: Record<string, string>, status = 200) => ({
      ours: { url: url + path, headers, status, pid: child.pid },
      plain: { url: plain.url + path, headers, status, pid: plain.child.pid },
    });
    const list = await compareLoad({
      ...targets(WHOLE, { Cookie }),
      packed: { url: url + WHOLE, headers: { Cookie, "Accept-Encoding": "br, gzip" }, status: 200 },
    });
    const unchangedTargets = targets(WHOLE, { Cookie, "If-None-Match": whole.etag }, 304);
    const singleTargets = targets(slugPath, { Cookie });
    const unchanged = await compareLoad(unchangedTargets);
    const unchangedWork = await compareProcessorTime(unchangedTargets);
    const single = await compareLoad(singleTargets);
    const singleWork = await compareProcessorTime(singleTargets);
    return [
      goal(`GET ${WHOLE}, 1,000 recipes, ${kilobytes(whole.body)}`, list.ours, list.plain, 0.9),
      goal("the same compressed; bare: ours uncompressed", list.packed, list.ours, 5),
      goal("the same unchanged, 304", unchanged.ours, unchanged.plain, 0.6),
      work("the same 304, processor time", unchangedWork.ours, unchangedWork.plain),
      goal(`one recipe by slug with a session, ${kilobytes(one.body)}`, single.ours, single.plain, 0.6),
      work("the same recipe, processor time", singleWork.ours, singleWork.plain),
      {
        what: `the summaries of 1,000, compressed: ${kilobytes(summary.body)}`,
        figure: "at most 60 KB",
      },
    ];
  } finally {
    await plain.end("SIGKILL");
  }
}

/** Returns a row with the ratio of rates: the answers of the app in the time of one by the bare server. */
export function goal(what: string, oursMs: number, bareMs: number, atLeast: number): Comparison {
  return { what, oursMs, bareMs, figure: `${(bareMs / oursMs).toFixed(2)}x as fast, at least ${atLeast}x` };
}

/**
 * Returns a row with the ratio of the processor time for an answer, which other load on the machine changes least.
 */
export function work(what: string, oursMs: number, bareMs: number): Comparison {
  return { what, oursMs, bareMs, figure: `${(bareMs / oursMs).toFixed(2)}x` };
}

/** The number of connections that ask for the document of the list at once. */
const DOCUMENT_CONNECTIONS = 100;
const DOCUMENT_MS = 5_000;

async function inLargeCollection(server: RunningServer): Promise<Comparison[]> {
  // Before anything else has asked for memory.
  const memory = await memoryOf(server);
  const headers = { Cookie: await sessionCookie(server.url), "Accept-Encoding": "gzip" };
  const target = { url: `${server.url}/recipes`, headers, status: 200 };
  const { headers: sent } = await fetch(target.url, { headers });
  if (sent.get("Cache-Control") !== "private, no-store") throw new Error("The list is not rendered here.");
  // The first round warms up.
  await latenciesOf(target, DOCUMENT_CONNECTIONS, DOCUMENT_MS / 5);
  const latencies = await latenciesOf(target, DOCUMENT_CONNECTIONS, DOCUMENT_MS);
  const p95 = percentile(latencies, 0.95);
  const perSecond = Math.round((latencies.length / DOCUMENT_MS) * 1000);
  return [
    {
      what: `the rendered document of the list, 10,000 recipes, ${DOCUMENT_CONNECTIONS} connections, ${perSecond} a second`,
      oursMs: p95,
      figure: "p95, at most 60 ms",
    },
    ...memory,
  ];
}

/** Measures the memory after every kind of list was requested in every cached encoding. */
async function memoryOf({ url, child }: RunningServer): Promise<Comparison[]> {
  const Cookie = await sessionCookie(url);
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { Cookie, "Accept-Encoding": encoding };
    for (const path of [WHOLE, SUMMARY, "/api/recipes?view=summary&limit=24"]) {
      for (let n = 0; n < 20; n += 1) await bytesOf(url + path, headers);
    }
  }
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
  const now = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
  return [
    {
      what: `memory with 10,000 recipes: ${Math.round(now)} MB, at its peak ${Math.round(peak)} MB`,
      figure: "at most 250 MB",
    },
  ];
}

export async function sessionCookie(url: string): Promise<string> {
  const { uid, token } = await signInOver(url, "reader");
  const answer = await fetch(`${url}/api/user/create`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ id: uid, email: "reader@example.com" }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";", 1)[0];
  if (!cookie) throw new Error(`No session was opened: ${answer.status} ${await answer.text()}`);
  return cookie;
}

/** Returns the body as it is sent, without decompressing it. */
export async function bytesOf(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; etag: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ body: Buffer; etag: string }>();
  const { get } = await import("node:http");
  get(url, { headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("end", () => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}.`));
      resolve({ body: Buffer.concat(chunks), etag: answer.headers.etag ?? '"none"' });
    });
  }).on("error", reject);
  return promise;
}

export function kilobytes({ length }: Uint8Array): string {
  return `${(length / 1000).toFixed(1)} KB`;
}
