import { chmod, mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { buildRecipe } from "../testing/store-cases/build-recipe.ts";
import { openDatabase } from "./open-database.ts";
import { createRecipeStore } from "./recipe-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";

let folder = "";
let file = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-faults-"));
  file = join(folder, "larder.sqlite");
});
afterEach(async () => {
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true });
});

async function refusal(path = file): Promise<Error> {
  const opened = await openSqliteStore({ file: path, busyTimeoutMs: 100 }).then(
    () => new Error("It was opened."),
    (error: unknown) => error,
  );
  if (!(opened instanceof StoreUnavailable)) throw opened;
  return opened;
}

describe("opening the SQLite store", () => {
  it("F04: creates a missing folder", async () => {
    const store = await openSqliteStore({ file: join(folder, "not/yet/there/larder.sqlite") });
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
  });

  it("F04: reports that the folder cannot be created", async () => {
    await writeFile(join(folder, "taken"), "a file");
    const { message } = await refusal(join(folder, "taken/larder.sqlite"));
    expect(message).toMatch(/^The folder .*taken for the store cannot be made \(E\w+\)\.$/);
  });

  it.runIf(process.platform === "linux")(
    "F04: reports a folder in one that accepts no entries, and does not hang",
    async () => {
      expect((await refusal("/proc/larder/data/larder.sqlite")).message).toMatch(
        /^The folder .* for the store cannot be made \(E\w+\)\.$/,
      );
    },
  );

  it("F04: reports a folder without write permission", async () => {
    // Who may do everything may write everywhere but there.
    const locked = process.getuid?.() === 0 ? "/proc" : folder;
    if (locked === folder) await chmod(folder, 0o500);
    expect((await refusal(join(locked, "larder.sqlite"))).message).toMatch(
      /cannot be opened: check that its folder/,
    );
  });

  it("reports a folder in place of the file", async () => {
    await mkdir(file);
    expect((await refusal()).message).toMatch(/cannot be opened/);
  });

  it("F04: refuses a file that is no database, and leaves it unchanged", async () => {
    await writeFile(file, "My recipes\n".repeat(1_000));
    expect((await refusal()).message).toMatch(/is not a Larder database/);
    expect(await readFile(file, "utf8")).toBe("My recipes\n".repeat(1_000));
  });

  it("refuses another program's database, and leaves it unchanged", async () => {
    const other = new DatabaseSync(file);
    other.exec("CREATE TABLE recipes (title TEXT); INSERT INTO recipes VALUES ('Soup')");
    expect((await refusal()).message).toMatch(/another program's database/);
    expect(other.prepare("SELECT title FROM recipes").all()).toMatchObject([{ title: "Soup" }]);
    other.close();
  });

  it("refuses a database of a newer Larder, and names the reason", async () => {
    await (await openSqliteStore({ file })).close();
    const newer = new DatabaseSync(file);
    newer.exec("PRAGMA user_version = 99");
    newer.close();
    expect((await refusal()).message).toMatch(/newer Larder \(version 99, this one knows \d+\)/);
  });

  it("reports that another program has locked it", async () => {
    await (await openSqliteStore({ file })).close();
    const other = new DatabaseSync(file);
    other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    expect((await refusal()).message).toMatch(/locked by another program/);
    other.close();
    await (await openSqliteStore({ file })).close();
  });

  it("can be done twice concurrently, on a missing file", async () => {
    const [one, two] = await Promise.all([openSqliteStore({ file }), openSqliteStore({ file })]);
    const recipe = buildRecipe();
    await one.recipes.insert(recipe);
    expect(await two.recipes.findById(recipe.id)).toStrictEqual(recipe);
    await Promise.all([one.close(), two.close()]);
  });
});

describe("the SQLite store while another program has the write lock", () => {
  it("F03: refuses writes in time, still reads, and recovers by itself", async () => {
    const store = await openSqliteStore({ file, busyTimeoutMs: 300 });
    const recipe = buildRecipe();
    await store.recipes.insert(recipe);
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");

    const began = performance.now();
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 10);
    await expect(store.recipes.insert(buildRecipe())).rejects.toBeInstanceOf(StoreUnavailable);
    clearInterval(clock);
    expect(performance.now() - began).toBeGreaterThanOrEqual(300);
    // // Waiting does not block other work.
    expect(ticks).toBeGreaterThan(10);
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.recipes.findById(recipe.id)).toStrictEqual(recipe);

    other.exec("ROLLBACK");
    other.close();
    await expect(store.ping()).resolves.toBeUndefined();
    expect(await store.recipes.insert(buildRecipe())).toEqual({ inserted: true });
    await store.close();
  });

  it("waits for a short lock", async () => {
    const store = await openSqliteStore({ file, busyTimeoutMs: 5_000 });
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");
    setTimeout(() => other.exec("COMMIT"), 200);
    expect(await store.recipes.insert(buildRecipe())).toEqual({ inserted: true });
    other.close();
    await store.close();
  });
});

describe("the SQLite store during failures", () => {
  it("F20: refuses writes when there is no room, still reads, and writes again when there is", async () => {
    const db = await openDatabase({ file, busyTimeoutMs: 0 });
    const recipes = createRecipeStore(db);
    const first = buildRecipe();
    await recipes.insert(first);
    db.exec("PRAGMA max_page_count = 60");
    const many = Array.from({ length: 200 }, () => buildRecipe({ description: "long ".repeat(900) }));
    const results = await Promise.allSettled(many.map((recipe) => recipes.insert(recipe)));
    const stored = many.filter((_, n) => results[n]?.status === "fulfilled");
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.length).toBeGreaterThan(100);
    expect(refused[0]?.reason).toBeInstanceOf(StoreUnavailable);
    expect(String(refused[0]?.reason)).toMatch(/the disk is full/);
    expect((await recipes.list({}, "new", { limit: 1_000 })).total).toBe(stored.length + 1);
    db.exec("PRAGMA max_page_count = 1000000");
    expect(await recipes.insert(buildRecipe())).toEqual({ inserted: true });
    db.close();
  });

  it("F04: reports that its file is damaged", async () => {
    await (await openSqliteStore({ file })).close();
    const handle = await open(file, "r+");
    const { size: empty } = await handle.stat();
    const store = await openSqliteStore({ file });
    for (let n = 0; n < 50; n += 1)
      await store.recipes.insert(buildRecipe({ description: "x".repeat(4_000) }));
    await store.close();
    const added = (await handle.stat()).size - empty;
    await handle.write(Buffer.alloc(added, 0x55), 0, added, empty);
    await handle.close();

    const damaged = await openSqliteStore({ file });
    const list = damaged.recipes.list({}, "new", { limit: 100 });
    await expect(list).rejects.toThrow(/is damaged; restore it from a backup/);
    await expect(list).rejects.toBeInstanceOf(StoreUnavailable);
    const { items } = await damaged.recipes.openSummaries({}, "new", { limit: 10 });
    await expect(items[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(StoreUnavailable);
    await damaged.close();
  });

  it("does not report a programming error as a failure of the store", async () => {
    const db = await openDatabase({ file: ":memory:", busyTimeoutMs: 0 });
    await expect(db.read(() => db.row("SELECT nonsense"))).rejects.not.toBeInstanceOf(StoreUnavailable);
    db.close();
  });

  it("undoes a write completely when it fails half-way", async () => {
    const db = await openDatabase({ file: ":memory:", busyTimeoutMs: 0 });
    const write = db.write(() => {
      db.run("INSERT INTO users (id, email, preferred_language) VALUES ('a', 'a@example.org', 'en')");
      throw new Error("half-way");
    });
    await expect(write).rejects.toThrow("half-way");
    expect(db.rows("SELECT * FROM users")).toEqual([]);
    db.close();
  });
});
