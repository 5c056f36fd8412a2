import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../../ports/store.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { durableRecipe } from "./testing/durable-recipe.ts";

const ROUNDS = 10;
/** More acknowledgements than this are awaited in no round. */
const MOST_WRITES = 180;
const WRITER = join(import.meta.dirname, "testing/durable-writer.ts");

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-durable-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a writer and kills it hard after so many acknowledgements; what it acknowledged, also while it died. */
async function killedWriter(file: string, prefix: string, acknowledgements: number): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, file, prefix], { stdio: ["ignore", "pipe", "inherit"] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    lines.push(line);
    if (lines.length === acknowledgements) writer.kill("SIGKILL");
  }
  return lines;
}

/** The versions that were acknowledged last, by recipe. */
function versionsIn(lines: readonly string[]): [id: string, version: number][] {
  return lines.map((line) => {
    const [id = "", version] = line.split(" ");
    return [id, Number(version)];
  });
}

/** Every acknowledged write is there, and every recipe that is there is whole: row, document, tags and search alike. */
async function expectNothingLost(store: Store, versions: ReadonlyMap<string, number>): Promise<void> {
  const { items } = await store.recipes.list({}, "new", { limit: 10_000 });
  const stored = new Map(items.map((recipe) => [recipe.id, recipe.version]));
  const lost = [...versions].filter(([id, version]) => (stored.get(id) ?? 0) < version);
  expect(lost).toEqual([]);
  for (const recipe of items) {
    const { id, version } = recipe;
    expect(recipe).toStrictEqual(durableRecipe(id, version));
    const search = { terms: [`leek ${id}-v${version}`], tag: `${id}-v${version}` };
    expect((await store.recipes.listSummaries(search, "new", { limit: 2 })).items).toHaveLength(1);
  }
  expect((await store.recipes.tags()).length).toBe(items.length);
}

it(
  "F01: the store keeps every acknowledged write completely when its process is killed",
  { timeout: 60_000 },
  async () => {
    const file = join(folder, "larder.sqlite");
    const versions = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const acknowledged = await killedWriter(file, `r${round}`, 7 + ((round * 53) % MOST_WRITES));
      for (const [id, version] of versionsIn(acknowledged)) versions.set(id, version);
      const store = await openSqliteStore({ file });
      await expectNothingLost(store, versions);
      await store.close();
    }
    expect(versions.size).toBeGreaterThan(ROUNDS);
  },
);

it(
  "F02: the store keeps the writes of two processes when one of them is killed",
  { timeout: 60_000 },
  async () => {
    const file = join(folder, "larder.sqlite");
    const store = await openSqliteStore({ file });
    const versions = new Map<string, number>();
    let isKilled = false;
    const dying = killedWriter(file, "theirs", 60).finally(() => {
      isKilled = true;
    });
    for (let n = 0; !isKilled; n += 1) {
      const recipe = durableRecipe(`ours-${n}`, 1);
      expect(await store.recipes.insert(recipe)).toEqual({ inserted: true });
      versions.set(recipe.id, 1);
      await setImmediate();
    }
    for (const [id, version] of versionsIn(await dying)) versions.set(id, version);
    await expectNothingLost(store, versions);
    await store.close();
  },
);
