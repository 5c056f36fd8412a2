import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Mongo } from "@larder/api/storage/mongo/mongo";
import { dropDatabase, testDatabase, testServer } from "@larder/api/storage/mongo/testing/test-database";
import { wordsOf } from "@larder/api/storage/mongo/search-words";
import { searchTermsOf } from "@larder/domain/search/search-text";
import { configuredStorage } from "@larder/api/storage/storage-for";
import type { Store } from "@larder/api/ports/store";
import { type RunningServer, signInOver, startServer } from "@larder/api/testing/running-server";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";
import { someTerms } from "./search.ts";
import { type Comparison, median, percentile } from "./table.ts";

const RECIPES = 100_000;
const SEARCHES = 100;
const WRITES = 200;
const PAGE = 20;

/**
 * Compares searches in MongoDB with a minimal query, and checks two servers on one database. `mongo N` uses N
 * recipes.
 */
export async function benchMongo([count = String(RECIPES)]: readonly string[]): Promise<Comparison[]> {
  if (!testServer)
    return [
      { what: "searches, and two servers on one database", figure: "no MongoDB here: set MONGODB_URI" },
    ];
  const uri = testDatabase();
  const folder = await mkdtemp(join(tmpdir(), "larder-bench-"));
  try {
    const store = await configuredStorage({ mongodbUri: uri, dataDir: folder }).openStore();
    await addDemoRecipes(store, { count: Number(count), seed: 1 });
    const rows = await compareSearches(store, uri, Number(count));
    await store.close();
    return [...rows, ...(await twoServers(uri, folder))];
  } finally {
    await dropDatabase(uri);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compares searches with a minimal query: a page of recipes that contain all words, by the index of words. */
async function compareSearches(store: Store, uri: string, count: number): Promise<Comparison[]> {
  const bare = new Mongo({ uri });
  const ours: number[] = [];
  const queries: number[] = [];
  for (const terms of someTerms().slice(0, SEARCHES)) {
    const { lines } = searchTermsOf({ terms });
    const words = wordsOf(lines.map(({ any }) => any[0]).join("\n"));
    const startedAt = performance.now();
    await store.recipes.listSummaries({ terms }, "new", { limit: PAGE });
    const searchedAt = performance.now();
    await bare.run(() =>
      bare
        .collection("recipes")
        .find({ words: { $all: words }, visibility: "shared" }, { projection: { name: 1, slug: 1 } })
        .sort({ createdAt: -1, _id: -1 })
        .limit(PAGE)
        .toArray(),
    );
    ours.push(searchedAt - startedAt);
    queries.push(performance.now() - searchedAt);
  }
  await bare.close();
  const row = (what: string, share: number): Comparison => ({
    what,
    oursMs: percentile(ours, share),
    bareMs: percentile(queries, share),
    figure: "at most 3",
  });
  return [
    row(`search of 3 terms in ${count.toLocaleString("en")} recipes, p95; bare: by whole words`, 0.95),
    row("the same, median", 0.5),
  ];
}

/** Checks that a write acknowledged by one server is visible in the next response of the other. */
async function twoServers(mongodbUri: string, folder: string): Promise<Comparison[]> {
  const env = { MONGODB_URI: mongodbUri, PUBLIC_BROWSING: "true" };
  const servers: RunningServer[] = [];
  try {
    for (const name of ["writer", "reader"]) servers.push(await startServer(join(folder, name), env));
    const [writer, reader] = servers;
    if (!writer || !reader) throw new Error("Two servers are needed.");
    const { token } = await signInOver(writer.url, "cook");
    const send = async (
      method: string,
      path: string,
      body: object,
    ): Promise<{ id: string; slug: string }> => {
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
      const answer = await fetch(writer.url + path, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return JSON.parse(await answer.text()).recipe;
    };
    const { id, slug } = await send("POST", "/api/recipes", { recipe: { name: "Soup" } });
    const reads: number[] = [];
    let seen = 0;
    for (let n = 0; n < WRITES; n += 1) {
      const name = `Soup number ${n}`;
      await send("PATCH", `/api/recipes/${id}`, { name });
      const startedAt = performance.now();
      const path = n % 2 === 0 ? `/api/recipes/slug/${slug}` : "/api/recipes?view=summary&limit=24";
      const text = await (await fetch(reader.url + path)).text();
      reads.push(performance.now() - startedAt);
      if (text.includes(JSON.stringify(name))) seen += 1;
    }
    return [
      {
        what: `writes of one server, shown by the next read of another: ${seen} of ${WRITES}`,
        oursMs: median(reads),
        figure: "always",
      },
    ];
  } finally {
    for (const server of servers) await server.end("SIGKILL");
  }
}
