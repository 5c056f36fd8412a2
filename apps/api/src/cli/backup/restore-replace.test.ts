import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import type { Storage } from "../../storage/shared/storage.ts";
import { storageFor } from "../../storage/storage-for.ts";
import { checkBackup } from "./read-backup.ts";
import {
  AT,
  backUp,
  closeAll,
  dirOf,
  everything,
  file,
  fill,
  folderPerCase,
  modeOf,
  openBoth,
  restoreInto,
  sqliteIn,
} from "./testing/backup-world.ts";

const mongodb = process.env["MONGODB_URI"];

folderPerCase();

describe("a restore with --replace", () => {
  beforeEach(async () => {
    await fill(sqliteIn("old"), dirOf("old"), 3);
    await backUp(sqliteIn("old"), dirOf("old"));
    await closeAll();
  });

  async function other(storage: Storage): Promise<void> {
    const { store, media } = await openBoth(storage);
    await store.recipes.insert(buildRecipe({ id: "other" }));
    await store.adminSessions.insert({ tokenHash: "h", uid: "cy", createdAt: AT, lastSeenAt: AT });
    await media.put("soup-480.webp", Uint8Array.of(1, 2, 3), AT);
    await closeAll();
    await mkdir(dirOf("new"), { recursive: true });
    await writeFile(join(dirOf("new"), "admin-password"), "old password\n");
  }

  /** Returns a signal that aborts after the backup was checked and its first records were stored. */
  async function stopped(): Promise<AbortSignal> {
    const { counts } = await checkBackup(file());
    const records = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const { signal } = new AbortController();
    const asked = vi.spyOn(signal, "throwIfAborted").mockImplementation(() => {
      if (asked.mock.calls.length > records + 2) throw new Error("Stopped.");
    });
    return signal;
  }

  /** Returns the number of recipes that were set aside. */
  async function contentsOf(storage: Storage, aside: string): Promise<{ recipes: number }> {
    if (storage.kind === "mongodb") {
      const { counts } = await checkBackup(join(aside, "database.larder"));
      return { recipes: counts.recipes };
    }
    const { store } = await openBoth(storageFor({ kind: "sqlite", file: join(aside, "larder.sqlite") }));
    return { recipes: (await store.transfer.counts()).recipes };
  }

  const storages: [string, () => Promise<Storage>][] = [
    ["SQLite", async () => sqliteIn("new")],
    [
      "MongoDB",
      async () => {
        const { testDatabase } = await import("../../storage/mongo/testing/test-database.ts");
        return storageFor({ kind: "mongodb", uri: testDatabase() });
      },
    ],
  ];
  for (const [name, choose] of storages) {
    describe.skipIf(name === "MongoDB" && !mongodb)(`in ${name}`, () => {
      it("replaces all data by the backup, and sets the former data aside", { timeout: 30_000 }, async () => {
        const storage = await choose();
        await other(storage);
        const { aside } = await restoreInto("new", { replace: true, storage });
        const now = await everything(storage);
        const before = await everything(sqliteIn("old"));
        expect(now).toEqual(before);
        expect(aside).toBe(join(dirOf("new"), "before-restore-20260405060708000"));
        expect(await readFile(join(aside, "admin-password"), "utf8")).toBe("old password\n");
        expect(await modeOf(aside)).toBe(0o700);
        const { store } = await openBoth(storage);
        expect(await store.adminSessions.find("h")).toBeNull();
        expect(await contentsOf(storage, aside)).toEqual({ recipes: 1 });
      });

      it("leaves everything unchanged when it is stopped midway", { timeout: 30_000 }, async () => {
        const storage = await choose();
        await other(storage);
        // What does not fit was there too.
        const { store } = await openBoth(storage);
        await store.transfer.write("recipes", [buildRecipe({ id: "unsafe", url: "javascript:alert(1)" })]);
        const before = await everything(storage);
        const signal = await stopped();
        await expect(restoreInto("new", { replace: true, storage, signal })).rejects.toThrow("Stopped.");
        expect(await everything(storage)).toEqual(before);
        expect(await readFile(join(dirOf("new"), "admin-password"), "utf8")).toBe("old password\n");
        await expect(stat(join(dirOf("new"), "restoring"))).rejects.toThrow("ENOENT");
      });

      it("leaves everything unchanged when it fails at the last step", { timeout: 30_000 }, async () => {
        const storage = await choose();
        await other(storage);
        const before = await everything(storage);
        // Where the old password is to be put there is something in the way.
        const aside = join(dirOf("new"), "before-restore-20260405060708000");
        await mkdir(join(aside, "admin-password", "in the way"), { recursive: true });
        await expect(restoreInto("new", { replace: true, storage })).rejects.toThrow(/admin-password/);
        expect(await everything(storage)).toEqual(before);
        expect(await readFile(join(dirOf("new"), "admin-password"), "utf8")).toBe("old password\n");
        await expect(stat(join(dirOf("new"), "local-identity.json"))).rejects.toThrow("ENOENT");
      });
    });
  }

  it("repairs a damaged store", async () => {
    await mkdir(dirOf("new"));
    await writeFile(
      join(dirOf("new"), "larder.sqlite"),
      "this is no database, and it is long enough to be none",
    );
    await expect(restoreInto("new")).rejects.toThrow(/--replace/);
    await restoreInto("new", { replace: true });
    expect((await everything(sqliteIn("new"))).items).toEqual((await everything(sqliteIn("old"))).items);
  });

  it("uses no files that a killed server left beside the old one", async () => {
    await other(sqliteIn("new"));
    await writeFile(join(dirOf("new"), "larder.sqlite-wal"), "left behind");
    const { aside } = await restoreInto("new", { replace: true });
    expect(await readdir(dirOf("new"))).not.toContain("larder.sqlite-wal");
    expect((await contentsOf(sqliteIn("new"), aside)).recipes).toBe(1);
    expect((await everything(sqliteIn("new"))).items).toEqual((await everything(sqliteIn("old"))).items);
  });
});
