import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  healthWhile,
  type HostileSite,
  importOver,
  startHostileSite,
  THE_KNOWN,
} from "@larder/api/testing/hostile-site";
import { type RunningServer, signInOver, startServer } from "@larder/api/testing/running-server";
import { type Comparison, percentile } from "./table.ts";

/** The number of rounds, large enough that a p99 is more than the worst of a few calls. */
const ROUNDS = 4;
const PEACE_MS = 3_000;
const GOAL = "at most 100 ms";

/** Imports hostile pages one by one and two at a time, and measures `/healthz` during the imports. */
export async function benchHostilePages(): Promise<Comparison[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "larder-bench-"));
  const site = await startHostileSite();
  let server: RunningServer | undefined;
  try {
    server = await startServer(dataDir, { IMPORT_ALLOW_HOSTS: site.host });
    return await importAll(server.url, site);
  } finally {
    await server?.end("SIGKILL");
    site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function importAll(url: string, site: HostileSite): Promise<Comparison[]> {
  const tokens = await Promise.all(["ana", "ben"].map(async (name) => (await signInOver(url, name)).token));
  const times: { name: string; status: number; ms: number }[] = [];
  const importPage = async (index: number, user: number) => {
    const [name = ""] = THE_KNOWN[index] ?? [];
    const { status, ms } = await importOver(url, tokens[user] ?? "", site.page(index));
    times.push({ name, status, ms });
  };
  // The first pages start the threads that read them, and wait for that.
  await Promise.all(tokens.map((token) => importOver(url, token, site.blank())));
  const inPeace = await healthWhile(url, () => new Promise((done) => setTimeout(done, PEACE_MS)));
  const all = Array.from({ length: ROUNDS }, () => [...THE_KNOWN.keys()]).flat();
  const oneByOne = await healthWhile(url, async () => {
    for (const index of all) await importPage(index, 0);
  });
  const pages = times.splice(0);
  const twoAtATime = await healthWhile(url, async () => {
    for (const index of all) await Promise.all([importPage(index, 0), importPage(index, 1)]);
  });
  const health = (what: string, of: readonly number[]): Comparison => ({
    what: `/healthz, p99 of ${of.length}, ${what}; bare: in peace`,
    oursMs: percentile(of, 0.99),
    bareMs: percentile(inPeace, 0.99),
    figure: GOAL,
  });
  return [
    ...THE_KNOWN.map(([name]) => {
      const own = pages.filter((page) => page.name === name);
      const statuses = [...new Set(own.map(({ status }) => status))].join(", ");
      return { what: name, oursMs: slowest(own), figure: `answered ${statuses}` };
    }),
    { what: "the slowest of them", oursMs: slowest(pages), figure: "at most 6,000 ms" },
    { what: "the slowest, two at a time", oursMs: slowest(times), figure: "at most 6,000 ms" },
    health("one page after the other", oneByOne),
    health("two pages at a time", twoAtATime),
  ];
}

function slowest(pages: readonly { ms: number }[]): number {
  return Math.max(...pages.map(({ ms }) => ms));
}
