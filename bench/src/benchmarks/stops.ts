import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";
import { type RunningServer, signInOver, startServer } from "@larder/api/testing/running-server";
import { openStore } from "@larder/api/storage/open-store";
import { type Comparison, percentile } from "./table.ts";

const RECIPES = 10_000;
const ROUNDS = 3;
const STOP_GOAL = 100;
const PEACE_MS = 20;
/** For how long one user does the worst that is permitted while another one reads. */
const LOAD_MS = 8_000;
const METER = new URL("./stop-meter.mjs", import.meta.url).href;

type Call = [name: string, path: string, init?: { method: string; body: unknown }];

const long = {
  name: "Stew",
  ingredients: {
    main: Array.from({ length: 2_000 }, (_, n) => `${n + 1} cups of chopped tomatoes, and more for it`),
  },
  steps: Array.from(
    { length: 1_000 },
    (_, n) => `Boil for ${n + 1} minutes. ${"Stir all the time. ".repeat(6)}`,
  ),
};

/** What a request may cost at most, each in a server with 10,000 recipes: how long it holds the event loop. */
export async function benchStops(): Promise<Comparison[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "larder-bench-"));
  let server: RunningServer | undefined;
  try {
    server = await startServer(dataDir, { NODE_OPTIONS: `--import=${METER}` });
    const ana = await signInOver(server.url, "ana");
    const ben = await signInOver(server.url, "ben");
    await server.end("SIGTERM");
    const store = await openStore({ dataDir });
    await addDemoRecipes(store, { count: RECIPES, seed: 1, owner: ana.uid });
    await store.close();
    server = await startServer(dataDir, { NODE_OPTIONS: `--import=${METER}` });
    return await measure(server, ana.token, ben.token);
  } finally {
    await server?.end("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(server: RunningServer, ana: string, ben: string): Promise<Comparison[]> {
  const ask = async ([, path, init]: Call, token = ana): Promise<{ status: number; text: string }> => {
    const answer = await fetch(server.url + path, {
      method: init?.method ?? "GET",
      headers: {
        Authorization: `Bearer ${token}`,
        ...(init && { "Content-Type": "application/json" }),
      },
      ...(init && { body: typeof init.body === "string" ? init.body : JSON.stringify(init.body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const added = await ask(["", "/api/recipes", { method: "POST", body: { recipe: long } }]);
  const { recipe = {} }: { recipe?: { id?: string; slug?: string } } = JSON.parse(added.text);
  const calls: Call[] = [
    ["list of all, whole", "/api/recipes"],
    ["list of 2,000 summaries", "/api/recipes?view=summary&limit=2000"],
    ["own recipes, whole", "/api/recipes?owner=me"],
    ["search of one letter", "/api/recipes?q=a"],
    ["popular ones", "/api/recipes?sort=popular"],
    ["tags", "/api/recipes/tags"],
    ["nearest", "/api/recipes/nearest?query=tomato%20rice%20onion%20egg%20milk%20leek%20bean%20pea"],
    ["bookmarks", "/api/bookmarks"],
    ["a recipe of 250 KB added", "/api/recipes", { method: "POST", body: { recipe: long } }],
    ["the same changed", `/api/recipes/${recipe.id}`, { method: "PATCH", body: { steps: long.steps } }],
    ["the same read", `/api/recipes/slug/${recipe.slug}`],
    ["the same as JSON-LD", `/api/recipes/slug/${recipe.slug}?format=jsonld`],
    ["download of the account", "/api/account/data"],
  ];
  const rows: Comparison[] = [];
  for (const call of calls) {
    const stops: { wall: number; cpu: number }[] = [];
    let status = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await stopOf(server);
      ({ status } = await ask(call));
      stops.push(await stopOf(server));
    }
    const [wall, cpu] = (["wall", "cpu"] as const).map((by) => Math.max(...stops.map((stop) => stop[by])));
    rows.push({
      what: `${call[0]}: longest stop by processor time`,
      oursMs: cpu ?? 0,
      figure: `${wall?.toFixed(0)} ms by the clock, answered ${status}; at most ${STOP_GOAL} ms`,
    });
  }
  const times: number[] = [];
  const endsAt = performance.now() + LOAD_MS;
  const worst = async (offset: number) => {
    for (let next = offset; performance.now() < endsAt; next += 1) {
      const call = calls[next % calls.length];
      if (call) await ask(call);
    }
  };
  const cheap = async () => {
    while (performance.now() < endsAt) {
      const startedAt = performance.now();
      await ask(["", "/api/recipes?view=summary&limit=24"], ben);
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, PEACE_MS));
    }
  };
  await Promise.all([worst(0), worst(7), cheap()]);
  rows.push({
    what: `another user's list meanwhile, p99 of ${times.length}`,
    oursMs: percentile(times, 0.99),
    figure: `${percentile(times, 0.5).toFixed(1)} ms in the median; p99 at most 50 ms`,
  });
  return rows;
}

/** The longest stop since this was asked last. */
async function stopOf({ child, output }: RunningServer): Promise<{ wall: number; cpu: number }> {
  await new Promise((resolve) => setTimeout(resolve, PEACE_MS));
  const before = output().length;
  child.kill("SIGUSR2");
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const said = /STOP (\{.*\})\n/.exec(output().slice(before))?.[1];
    if (said) return JSON.parse(said);
  }
}
