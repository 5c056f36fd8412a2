import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { differences, digestsOf } from "@larder/api/cli/backup/digests";

import type { Media } from "@larder/api/ports/media";
import type { Store } from "@larder/api/ports/store";
import { STORED_KINDS } from "@larder/api/ports/stored-schemas";
import { configuredStorage } from "@larder/api/storage/storage-for";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";

const run = promisify(execFile);

const COMMANDS = join(import.meta.dirname, "../../../../apps/api/src/cli");
const AT = "2026-03-01T12:00:00.000Z";
/** More than a batch of the store. */
const RECIPES = 300;
const BOOKMARKS = 20;
const PICTURES = 10;

/** Moves a collection from SQLite to MongoDB and back, by the commands. @returns the number of items, and of those that differ */
export async function moveThereAndBack(folder: string, uri: string) {
  const [first, last] = [join(folder, "first"), join(folder, "last")];
  await fill(first);
  await command("move-data.ts", first, ["--from", "sqlite", "--to", uri]);
  await command("move-data.ts", last, ["--from", uri, "--to", "sqlite"]);
  return compare(first, last);
}

/** Backs the moved collection up from MongoDB, restores it over itself there, and then into SQLite. */
export async function backUpAndRestore(folder: string, uri: string) {
  const [first, mongo, last] = [join(folder, "first"), join(folder, "mongo"), join(folder, "restored")];
  const [before, after] = [join(folder, "before.larder"), join(folder, "after.larder")];
  await command("backup.ts", mongo, [before], uri);
  await command("restore.ts", mongo, [before, "--replace"], uri);
  await command("backup.ts", mongo, [after], uri);
  await command("restore.ts", last, [after]);
  return compare(first, last);
}

async function command(file: string, dataDir: string, args: readonly string[], uri = ""): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const env = { ...process.env, DATA_DIR: dataDir, MONGODB_URI: uri, INIT_CWD: "" };
  await run(process.execPath, [join(COMMANDS, file), ...args], { env, cwd: dataDir });
}

async function fill(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await withBoth(dataDir, async ({ store, media }) => {
    await addDemoRecipes(store, { count: RECIPES, seed: 5 });
    for (const uid of ["ana", "bo"]) {
      await store.users.upsert({ id: uid, email: `${uid}@example.org` });
      for (let n = 0; n < BOOKMARKS; n += 1) {
        await store.bookmarks.toggle(uid, `demo-5-${n}`, AT);
        await store.cookingNotes.set(uid, `demo-5-${n}`, { rating: 1 + (n % 5), note: `less salt, ${uid}` });
        await store.cookingNotes.addCooked(uid, `demo-5-${n}`, AT);
      }
    }
    await store.household.set({ name: "At Ana's", joining: "closed" });
    for (let n = 0; n < PICTURES; n += 1)
      await media.put(`soup${n}-480.webp`, new Uint8Array(300_000).fill(n), AT);
  });
  await writeFile(join(dataDir, "admin-password"), "open sesame\n", { mode: 0o600 });
}

async function compare(firstDir: string, lastDir: string) {
  return withBoth(firstDir, (first) =>
    withBoth(lastDir, async (last) => {
      let items = 0;
      let different = 0;
      for (const kind of STORED_KINDS) {
        const wanted = await digestsOf(first.store, kind);
        const found = await digestsOf(last.store, kind);
        items += wanted.size;
        different += differences(wanted, found) + differences(found, wanted);
      }
      for await (const { name } of first.media.list()) {
        items += 1;
        const [wanted, found] = [await first.media.get(name), await last.media.get(name)];
        if (!wanted || !found || Buffer.compare(wanted, found) !== 0) different += 1;
      }
      return { items, different };
    }),
  );
}

async function withBoth<T>(
  dataDir: string,
  work: (both: { store: Store; media: Media }) => Promise<T>,
): Promise<T> {
  const storage = configuredStorage({ dataDir });
  const [store, media] = [await storage.openStore(), await storage.openMedia()];
  try {
    return await work({ store, media });
  } finally {
    await Promise.all([store.close(), media.close()]);
  }
}
