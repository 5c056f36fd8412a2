import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { buildRecipe } from "../testing/store-cases/build-recipe.ts";
import { openSqliteStore } from "./sqlite-store.ts";

/** Reports whether this process may mount a small disk. */
function mountIn(folder: string): boolean {
  return spawnSync("mount", ["-t", "tmpfs", "-o", "size=16m", "larder-test", folder]).status === 0;
}

const probe = mkdtempSync(join(tmpdir(), "larder-mount-"));
const canMount = process.platform === "linux" && mountIn(probe);
if (canMount) spawnSync("umount", [probe]);
rmSync(probe, { recursive: true, force: true });

describe.skipIf(!canMount)("on a full disk (needs the right to mount one)", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "larder-full-"));
    mountIn(folder);
  });
  afterEach(() => {
    spawnSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  async function fullStore() {
    const file = join(folder, "larder.sqlite");
    const store = await openSqliteStore({ file, reserve: true });
    for (let n = 0; n < 60; n += 1) {
      await store.recipes.insert(
        buildRecipe({ id: `r${n}`, slug: `r${n}`, description: "x".repeat(20_000) }),
      );
    }
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(join(folder, "other"), Buffer.alloc(bavail * bsize, 1));
    return { store, file };
  }
  const leaving = { uid: "ana", email: "", recipes: "delete", alias: "x" } as const;

  it("recipes and accounts can be deleted from the reserve", async () => {
    const { store, file } = await fullStore();
    await expect(
      (async () => {
        for (let n = 0; n < 300; n += 1)
          await store.recipes.insert(
            buildRecipe({ id: `more${n}`, slug: `more${n}`, description: "y".repeat(20_000) }),
          );
      })(),
    ).rejects.toBeInstanceOf(StoreUnavailable);
    expect(existsSync(`${file}-reserve`)).toBe(true);
    expect(await store.recipes.remove("r1", "ana")).toBe(true);
    await store.accounts.remove(leaving);
    expect((await store.transfer.counts()).recipes).toBe(0);
    await store.close();
  });
});
