import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import { integer } from "@larder/api/storage/sqlite/columns";
import type { Database } from "@larder/api/storage/sqlite/database";
import { openDatabase } from "@larder/api/storage/sqlite/open-database";
import { trigramQuery } from "@larder/api/storage/sqlite/recipe-query";
import { configuredStorage } from "@larder/api/storage/storage-for";
import type { Store } from "@larder/api/ports/store";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";
import { demoRecipes } from "@larder/composer/testing/demo-recipes";
import { seededRandom } from "@larder/composer/internals";
import { type Comparison, median, percentile } from "./table.ts";

const RECIPES = 100_000;
const SEARCHES = 300;
const TOGGLES = 400;
const SEED = 1;
const PAGE = 20;

/** Measures the store with a file of 100,000 recipes: searches and bookmarks against minimal SQL statements. */
export async function benchSearch(): Promise<Comparison[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "larder-bench-"));
  try {
    const store = await configuredStorage({ dataDir }).openStore();
    const bare = await openDatabase({ file: join(dataDir, "larder.sqlite"), busyTimeoutMs: 3_000 });
    await addDemoRecipes(store, { count: RECIPES, seed: SEED });
    const rows = [...(await compareSearches(store, bare)), ...(await compareToggles(store, bare))];
    bare.close();
    await store.close();
    return rows;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Runs each search in turn in three ways: as the app does it, with every match counted, and only the first page. */
async function compareSearches(store: Store, bare: Database): Promise<Comparison[]> {
  const searches = someTerms();
  // After a write the product has to read again what it compares, and either side has to read the file.
  const first = await timesOf(searches, store, bare);
  const times = await timesOf(searches, store, bare);
  const found = `${median(times.hits)} hits in the median, ${percentile(times.hits, 0.95)} at p95`;
  const row = (
    what: string,
    ours: readonly number[],
    bareTimes: readonly number[],
    share: number,
    figure: string,
  ): Comparison => ({
    what,
    oursMs: percentile(ours, share),
    bareMs: percentile(bareTimes, share),
    figure,
  });
  return [
    row(
      "search of 3 terms, p95; bare: FTS5 finds all",
      times.ours,
      times.counting,
      0.95,
      "at most 1.5, and 5 ms",
    ),
    row("the same, median", times.ours, times.counting, 0.5, found),
    row("the same, p95; bare: FTS5 finds the first page", times.ours, times.page, 0.95, "without the total"),
    row(
      "the first time after a write, p95; bare: FTS5 finds all",
      first.ours,
      first.counting,
      0.95,
      "no goal",
    ),
  ];
}

async function timesOf(searches: readonly (readonly string[])[], store: Store, bare: Database) {
  const times = {
    ours: [] as number[],
    counting: [] as number[],
    page: [] as number[],
    hits: [] as number[],
  };
  for (const terms of searches) {
    const match = matchOf(terms);
    const startedAt = performance.now();
    const { total } = await store.recipes.listSummaries({ terms }, "new", { limit: PAGE });
    const searchedAt = performance.now();
    const counted = bare.row("SELECT count(*) AS n FROM recipe_search WHERE recipe_search MATCH ?", match);
    const countedAt = performance.now();
    bare.rows(
      `SELECT rowid FROM recipe_search WHERE recipe_search MATCH ? ORDER BY rowid DESC LIMIT ${PAGE}`,
      match,
    );
    times.ours.push(searchedAt - startedAt);
    times.counting.push(countedAt - searchedAt);
    times.page.push(performance.now() - countedAt);
    times.hits.push(total);
    if (integer(counted, "n") < total)
      throw new Error(`The index knows too few recipes with ${terms.join(" and ")}.`);
  }
  return times;
}

/** Returns the query that the app sends to the index. */
function matchOf(terms: readonly string[]): string {
  const match = trigramQuery({ terms });
  if (match === null) throw new Error(`No index helps to find ${terms.join(" and ")}.`);
  return match;
}

/** Returns groups of ingredient names that occur together in a recipe, so that each search has matches. */
export function someTerms(): string[][] {
  const random = seededRandom(String(SEED));
  return [...demoRecipes({ count: SEARCHES, seed: SEED })].map(({ ingredients }) => {
    const names = ingredientNames(ingredients);
    const first = Math.floor(random() * Math.max(1, names.length - 2));
    return names.slice(first, first + 3);
  });
}

async function compareToggles(store: Store, bare: Database): Promise<Comparison[]> {
  const ours: number[] = [];
  const upserts: number[] = [];
  const at = new Date().toISOString();
  for (let n = 0; n < TOGGLES; n += 1) {
    const recipeId = `demo-${SEED}-${n % 100}`;
    const startedAt = performance.now();
    await store.bookmarks.toggle("reader", recipeId, at);
    const toggledAt = performance.now();
    await bare.write(() =>
      bare.run(
        `INSERT INTO bookmarks (uid, recipe_id, created_at) VALUES (?, ?, ?)
         ON CONFLICT (uid, recipe_id) DO UPDATE SET created_at = excluded.created_at`,
        "other",
        recipeId,
        `${at}${n}`,
      ),
    );
    ours.push(toggledAt - startedAt);
    upserts.push(performance.now() - toggledAt);
  }
  return [
    {
      what: "a bookmark toggled; bare: one upsert in the same file",
      oursMs: median(ours),
      bareMs: median(upserts),
      figure: "at most 2",
    },
    {
      what: "the same, p95",
      oursMs: percentile(ours, 0.95),
      bareMs: percentile(upserts, 0.95),
      figure: "at most 2",
    },
  ];
}
