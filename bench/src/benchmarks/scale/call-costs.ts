import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configuredStorage } from "@larder/api/storage/storage-for";
import { dropDatabase, testDatabase, testServer } from "@larder/api/storage/mongo/testing/test-database";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";
import { addCook } from "@larder/api/testing/many-processes";
import { serveRecipePage } from "@larder/api/testing/recipe-page";
import { startServer } from "@larder/api/testing/running-server";
import type { Comparison } from "../table.ts";
import { type Commands, startCommandCounter } from "./command-counter.ts";
import { type MeasuredCall, measuredCalls, PASSWORD } from "./measured-calls.ts";

const RECIPES = 1_000;
const MEASURED_MS = 1_500;
const LEAST_CALLS = 50;
const WARM_UP_CALLS = 30;

/** The cost of one call. */
interface Cost {
  name: string;
  /** The processor time of the API process. */
  processorMs: number;
  /** The bytes of the answer with its headers, as sent. */
  answerBytes: number;
  /** The commands to the database by name; empty where the store is in the process. */
  commands: Commands;
}

/**
 * Measures what the most used calls cost one API process with 1,000 recipes: by SQLite, and by MongoDB where
 * MONGODB_URI names a server.
 */
export async function callCosts(): Promise<Comparison[]> {
  const rows = (await costsOn(null)).map((cost) => row("SQLite", cost));
  if (!testServer) return [...rows, { what: "the same on MongoDB", figure: "set MONGODB_URI" }];
  const uri = testDatabase();
  try {
    return [...rows, ...(await costsOn(uri)).map((cost) => row("MongoDB", cost))];
  } finally {
    await dropDatabase(uri);
  }
}

/** @param uri the address of a MongoDB database; null for a SQLite file */
async function costsOn(uri: string | null): Promise<Cost[]> {
  const folder = await mkdtemp(join(tmpdir(), "larder-scale-"));
  const site = await serveRecipePage();
  const counter = uri === null ? null : await startCommandCounter(uri);
  const storage = { dataDir: folder, mongodbUri: uri ?? undefined };
  const store = await configuredStorage(storage).openStore();
  try {
    await addDemoRecipes(store, { count: RECIPES, seed: 1 });
    const cook = await addCook(store, "administrator", PASSWORD);
    const cookie = await cook.signIn();
    for (let n = 0; n < 20; n += 1)
      await store.bookmarks.toggle(cook.uid, `demo-1-${n}`, new Date().toISOString());
    await store.close();
    const server = await startServer(folder, {
      ...(counter && { MONGODB_URI: counter.uri }),
      SIGN_IN: "accounts",
      IMPORT_ALLOW_HOSTS: site.host,
      // Counted, though no call comes near it.
      RATE_WRITES_PER_MINUTE: "1000000",
      RATE_IMPORTS_PER_HOUR: "1000000",
      RATE_READS_PER_MINUTE: "1000000",
      QUOTA_RECIPES: "1000000",
      QUOTA_MEGABYTES: "100000",
    });
    try {
      const costs: Cost[] = [];
      const client = clientOf(server.url, cookie);
      const pid = server.child.pid ?? 0;
      const calls = await measuredCalls(client.send, cook.name, site.url);
      for (const call of calls) costs.push(await costOf(call, client, pid, () => counter?.take() ?? null));
      return costs;
    } finally {
      await server.end("SIGKILL");
    }
  } finally {
    counter?.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function costOf(
  { name, make, status }: MeasuredCall,
  client: ReturnType<typeof clientOf>,
  pid: number,
  takeCommands: () => Commands | null,
): Promise<Cost> {
  const once = async (): Promise<number> => {
    const answer = await client.send(...(await make()));
    if (answer.status !== status) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
    return answer.bytes;
  };
  let answerBytes = 0;
  for (let n = 0; n < WARM_UP_CALLS; n += 1) answerBytes = await once();
  takeCommands();
  const before = processorMsOf(pid);
  const until = performance.now() + MEASURED_MS;
  let calls = 0;
  while (performance.now() < until || calls < LEAST_CALLS) {
    await once();
    calls += 1;
  }
  const processorMs = (processorMsOf(pid) - before) / calls;
  const { counts, bytes } = takeCommands() ?? { counts: new Map<string, number>(), bytes: 0 };
  const perCall = new Map([...counts].map(([command, count]) => [command, count / calls]));
  return { name, processorMs, answerBytes, commands: { counts: perCall, bytes: bytes / calls } };
}

/** A browser with one connection and a session, which unpacks nothing. */
function clientOf(url: string, cookie: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(url);

  function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number;
      etag: string;
      text: string;
      bytes: number;
    }>();
    const call = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          Cookie: `__session=${cookie}`,
          "Sec-Fetch-Site": "same-origin",
          ...(sent !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        const { etag = "" } = answer.headers;
        const headBytes = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, 17);
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const whole = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode ?? 0,
            etag,
            text: whole.toString(),
            bytes: headBytes + whole.length,
          });
        });
      },
    );
    call.on("error", reject);
    call.end(sent);
    return promise;
  }
  return { send };
}

/** Returns the user and system time of a process in milliseconds. Works on Linux only; NaN elsewhere. */
function processorMsOf(pid: number): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
  } catch {
    return Number.NaN;
  }
}

function row(kind: string, { name, processorMs, answerBytes, commands }: Cost): Comparison {
  const names = [...commands.counts]
    .filter(([, count]) => count >= 0.05)
    .map(([command, count]) => `${command} ${Number(count.toFixed(1))}`);
  const inAll = [...commands.counts.values()].reduce((sum, count) => sum + count, 0);
  const asked =
    names.length > 0
      ? `; ${inAll.toFixed(1)} commands (${names.join(", ")}), ${Math.round(commands.bytes).toLocaleString("en")} bytes`
      : "";
  return {
    what: `${kind}: ${name}`,
    oursMs: processorMs,
    figure: `answer ${answerBytes.toLocaleString("en")} bytes${asked}`,
  };
}
