import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { refuseUnfinishedRestore } from "../../startup/unfinished-restore.ts";
import { configuredStorage, storageFor } from "../../storage/storage-for.ts";
import {
  backUp,
  closeAll,
  dirOf,
  file,
  fill,
  folderPerCase,
  openBoth,
  restoreInto,
  sqliteIn,
} from "./testing/backup-world.ts";

folderPerCase();

const RESTORE = join(import.meta.dirname, "../restore.ts");
const KILL = join(import.meta.dirname, "testing/kill-at-rename.mjs");

/** Runs the command as an operator would. @returns its status; null when it was killed */
function restoreIn(dataDir: string, killAt: number): number | null {
  const env = { ...process.env, DATA_DIR: dataDir, KILL_AT: String(killAt), MONGODB_URI: "" };
  return spawnSync(process.execPath, ["--import", KILL, RESTORE, file(), "--replace"], { env }).status;
}

/** A folder as a server leaves it that was killed: all that it wrote is in the log beside its file. */
async function killedServer(dataDir: string): Promise<void> {
  const live = dirOf("live");
  mkdirSync(live);
  const { store } = await openBoth(configuredStorage({ dataDir: live }));
  await store.recipes.insert(buildRecipe({ id: "acknowledged" }));
  cpSync(live, dataDir, { recursive: true });
  await closeAll();
  rmSync(live, { recursive: true });
  writeFileSync(join(dataDir, "local-identity.json"), "{}");
  writeFileSync(join(dataDir, "admin-password"), "old");
}

/** The ids of the recipes in every store of a folder and of what was set aside in it. */
async function recipesUnder(dataDir: string): Promise<Set<string>> {
  const ids = new Set<string>();
  const folders = readdirSync(dataDir).filter((name) => name.startsWith("before-restore-"));
  for (const folder of ["", ...folders]) {
    const path = join(dataDir, folder, "larder.sqlite");
    if (!existsSync(path)) continue;
    const { store } = await openBoth(storageFor({ kind: "sqlite", file: path }));
    for await (const { id } of store.transfer.read("recipes")) ids.add(id);
  }
  await closeAll();
  return ids;
}

describe("a restore that is killed at any of its renamings", () => {
  it(
    "prevents the server's start until it is run again, and loses nothing",
    { timeout: 120_000 },
    async () => {
      await fill(sqliteIn("old"), dirOf("old"), 3);
      await backUp(sqliteIn("old"), dirOf("old"));
      await closeAll();
      let killed = 0;
      for (let at = 1; ; at += 1) {
        const dataDir = dirOf(`new${at}`);
        await killedServer(dataDir);
        const status = restoreIn(dataDir, at);
        if (status === 0) break;
        killed += 1;
        expect([at, status]).toEqual([at, null]);
        expect(() => refuseUnfinishedRestore(dataDir)).toThrow(/was not finished.*--replace/);
        await restoreInto(`new${at}`, { replace: true });
        expect(() => refuseUnfinishedRestore(dataDir)).not.toThrow();
        const ids = await recipesUnder(dataDir);
        expect([at, ids.has("acknowledged"), ids.has("odd")]).toEqual([at, true, true]);
      }
      expect(killed).toBeGreaterThanOrEqual(6);
    },
  );
});
