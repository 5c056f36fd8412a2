import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Store } from "@larder/api/ports/store";
import { Mongo } from "@larder/api/storage/mongo/mongo";
import { dropDatabase, testDatabase, testServer } from "@larder/api/storage/mongo/testing/test-database";
import { configuredStorage } from "@larder/api/storage/storage-for";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";
import { addCook } from "@larder/api/testing/many-processes";
import type { Comparison } from "../table.ts";
import { startCommandCounter } from "./command-counter.ts";
import { multiplyRecipes } from "./multiply-recipes.ts";

const COMPOSED = 1_000;
/** The factors by which the number of recipes grows. */
const GROWTH = [1, 10, 10];
const MONGO_RECIPES = 1_000;
const READ_MS = 60_000;
const USERS = 1_000;
const BOOKMARKS_EACH = 20;
const NOTES_EACH = 5;
const AT = "2026-03-01T12:00:00.000Z";
/** Tables and indexes below this share of the file are shown together. */
const SMALL_SHARE = 0.003;

/** Measures how large tables and indexes are: SQLite by its page counts, MongoDB by the documents that the server shows. */
export async function storeSizes(): Promise<Comparison[]> {
  return [...(await recipeSizes()), ...(await userSizes()), ...(await mongoSizes())];
}

async function withSqlite<T>(work: (store: Store, file: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "larder-scale-"));
  const store = await configuredStorage({ dataDir }).openStore();
  try {
    return await work(store, join(dataDir, "larder.sqlite"));
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns the bytes of the pages of each table and index. */
function sizesIn(file: string): Map<string, number> {
  const db = new DatabaseSync(file);
  try {
    const rows = db.prepare("SELECT name, SUM(pgsize) AS bytes FROM dbstat GROUP BY name").all();
    return new Map(rows.map(({ name, bytes }) => [String(name), Number(bytes)]));
  } finally {
    db.close();
  }
}

/** Measures one file that grows from a thousand recipes to a hundred thousand. */
function recipeSizes(): Promise<Comparison[]> {
  return withSqlite(async (store, file) => {
    await addDemoRecipes(store, { count: COMPOSED, seed: 1 });
    const db = new DatabaseSync(file);
    const rows: Comparison[] = [];
    let count = COMPOSED;
    for (const times of GROWTH) {
      multiplyRecipes(db, times);
      count *= times;
      const found = [...sizesIn(file)].toSorted(([, a], [, b]) => b - a);
      const total = found.reduce((sum, [, bytes]) => sum + bytes, 0);
      const large = found.filter(([, bytes]) => bytes >= total * SMALL_SHARE);
      const rest = total - large.reduce((sum, [, bytes]) => sum + bytes, 0);
      const named = `SQLite, ${count.toLocaleString("en")} recipes`;
      const row = (name: string, bytes: number): Comparison => ({
        what: `${named}: ${name}`,
        figure: each(bytes, count, "recipe"),
      });
      rows.push(row("all", total), ...large.map(([name, bytes]) => row(name, bytes)));
      rows.push(row("the others together", rest));
    }
    db.close();
    return rows;
  });
}

/** Measures what users add: their record, a session, bookmarks and notes. */
function userSizes(): Promise<Comparison[]> {
  return withSqlite(async (store, file) => {
    await addDemoRecipes(store, { count: 1_000, seed: 1 });
    const before = sizesIn(file);
    for (let user = 0; user < USERS; user += 1) {
      const cook = await addCook(store);
      await cook.signIn();
      for (let n = 0; n < BOOKMARKS_EACH; n += 1)
        await store.bookmarks.toggle(cook.uid, `demo-1-${(user * 7 + n) % 1_000}`, AT);
      for (let n = 0; n < NOTES_EACH; n += 1)
        await store.cookingNotes.set(cook.uid, `demo-1-${(user * 3 + n) % 1_000}`, {
          rating: 4,
          note: "Less salt, and ten minutes longer than it says.",
        });
    }
    const grown = [...sizesIn(file)]
      .map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)] as const)
      .filter(([, bytes]) => bytes > 0)
      .toSorted(([, a], [, b]) => b - a);
    const total = grown.reduce((sum, [, bytes]) => sum + bytes, 0);
    const named = `SQLite, ${USERS.toLocaleString("en")} users, each with a session, ${BOOKMARKS_EACH} bookmarks, ${NOTES_EACH} notes`;
    return [
      { what: `${named}: all`, figure: each(total, USERS, "user") },
      ...grown.slice(0, 8).map(([name, bytes]) => ({ what: name, figure: each(bytes, USERS, "user") })),
    ];
  });
}

async function mongoSizes(): Promise<Comparison[]> {
  if (!testServer) return [{ what: "sizes in MongoDB", figure: "set MONGODB_URI" }];
  const uri = testDatabase();
  const folder = await mkdtemp(join(tmpdir(), "larder-scale-"));
  const store = await configuredStorage({ dataDir: folder, mongodbUri: uri }).openStore();
  const counter = await startCommandCounter(uri);
  const mongo = new Mongo({ uri: counter.uri });
  try {
    await addDemoRecipes(store, { count: MONGO_RECIPES, seed: 1 });
    await mongo.ping();
    const named = `MongoDB, ${MONGO_RECIPES.toLocaleString("en")} recipes`;
    const rows: Comparison[] = [];
    for (const collection of ["recipes", "words"]) {
      counter.take();
      const documents = await mongo.run<{ words?: unknown }[]>(
        () => mongo.collection(collection).find({}).toArray(),
        READ_MS,
      );
      const what = `${named}: BSON of ${collection}, ${documents.length.toLocaleString("en")} documents`;
      rows.push({ what, figure: each(counter.take().bytes, documents.length, "document") });
      const entries = documents.reduce(
        (sum, { words }) => sum + (Array.isArray(words) ? words.length : 0),
        0,
      );
      if (entries > 0)
        rows.push({
          what: `${named}: entries in the index of words`,
          figure: `${entries / MONGO_RECIPES} a recipe`,
        });
    }
    return [...rows, ...(await indexSizes(mongo, named))];
  } finally {
    counter.close();
    await mongo.close();
    await store.close();
    await dropDatabase(uri);
    await rm(folder, { recursive: true, force: true });
  }
}

interface CollectionStats {
  storageStats: { storageSize: number; indexSizes: Record<string, number> };
}

/** Returns the sizes of the indexes as the server knows them; not every server does. */
async function indexSizes(mongo: Mongo, named: string): Promise<Comparison[]> {
  try {
    const [stats] = await mongo.run<CollectionStats[]>(() =>
      mongo
        .collection("recipes")
        .aggregate([{ $collStats: { storageStats: {} } }])
        .toArray(),
    );
    const { storageSize = 0, indexSizes: sizes = {} } = stats?.storageStats ?? {};
    return Object.entries({ "stored, compressed": storageSize, ...sizes }).map(([name, bytes]) => ({
      what: `${named}: ${name}`,
      figure: each(bytes, MONGO_RECIPES, "recipe"),
    }));
  } catch (error) {
    return [{ what: `${named}: sizes of the indexes`, figure: `this server does not say: ${String(error)}` }];
  }
}

function each(bytes: number, count: number, of: string): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB, ${Math.round(bytes / count).toLocaleString("en")} bytes a ${of}`;
}
