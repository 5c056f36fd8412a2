import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqliteStore } from "./sqlite-store.ts";
import { durableRecipe } from "./testing/durable-recipe.ts";

const ROUNDS = 10;
const WRITES = 200;
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

it(
  "keeps every acknowledged write, whole, when the process is killed in the middle",
  { timeout: 60_000 },
  async () => {
    const file = join(folder, "larder.sqlite");
    const versions = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const acknowledged = await killedWriter(file, `r${round}`, 7 + ((round * 53) % (WRITES - 20)));
      expect(acknowledged.length).toBeLessThan(WRITES);
      for (const line of acknowledged) {
        const [id = "", version] = line.split(" ");
        versions.set(id, Number(version));
      }

      const store = await openSqliteStore({ file });
      const { items } = await store.recipes.list({}, "new", { limit: 10_000 });
      const stored = new Map(items.map((recipe) => [recipe.id, recipe]));
      const lost = [...versions].filter(([id, version]) => (stored.get(id)?.version ?? 0) < version);
      expect(lost).toEqual([]);
      for (const recipe of items) {
        const { id, version } = recipe;
        expect(recipe).toStrictEqual(durableRecipe(id, version));
        const search = { terms: [`leek ${id}-v${version}`], tag: `${id}-v${version}` };
        expect((await store.recipes.listSummaries(search, "new", { limit: 2 })).items).toHaveLength(1);
      }
      expect((await store.recipes.tags()).length).toBe(items.length);
      await store.close();
    }
    expect(versions.size).toBeGreaterThan(ROUNDS);
  },
);
