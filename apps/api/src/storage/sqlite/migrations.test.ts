import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { buildRecipe } from "../testing/store-cases/build-recipe.ts";
import { Database } from "./database.ts";
import { migrate, MIGRATIONS } from "./migrations.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const DYING = join(import.meta.dirname, "testing/dying-migration.ts");

let folder = "";
let file = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-migrations-"));
  file = join(folder, "larder.sqlite");
});
afterEach(() => rm(folder, { recursive: true }));

/** Two recipes, stored. */
async function store() {
  const recipes = [buildRecipe(), buildRecipe()];
  const open = await openSqliteStore({ file });
  for (const recipe of recipes) await open.recipes.insert(recipe);
  await open.close();
  return recipes;
}

async function stored() {
  const open = await openSqliteStore({ file });
  const { items } = await open.recipes.list({}, "new", { limit: 10 });
  await open.close();
  return items;
}

it("F27: a server killed during a migration leaves the store unchanged, and the next one opens it", async () => {
  const recipes = await store();
  const dying = spawn(process.execPath, [DYING, file], { stdio: "inherit" });
  expect(await once(dying, "exit")).toEqual([null, "SIGKILL"]);
  expect(await stored()).toEqual(expect.arrayContaining(recipes));
  const db = new Database({ file, busyTimeoutMs: 0 });
  expect(db.rows("SELECT name FROM sqlite_schema WHERE name = 'half'")).toEqual([]);
  db.close();
});

it("F27: a unique index over conflicting rows is refused by its name, and nothing is changed", async () => {
  const recipes = await store();
  const db = new Database({ file, busyTimeoutMs: 0 });
  const clashing = [
    ...MIGRATIONS,
    "DELETE FROM bookmarks; CREATE UNIQUE INDEX one_each ON recipes (user_id)",
  ];
  const refusal = await migrate(db, clashing).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StoreUnavailable);
  expect(String(refusal)).toMatch(
    /cannot be brought from version \d+ to \d+: UNIQUE constraint failed: recipes.user_id. Nothing was changed/,
  );
  db.close();
  expect(await stored()).toEqual(expect.arrayContaining(recipes));
});

it("F27: a store of every earlier version is migrated to the newest with its recipes", async () => {
  for (let version = 1; version < MIGRATIONS.length; version += 1) {
    const old = join(folder, `${version}.sqlite`);
    const db = new Database({ file: old, busyTimeoutMs: 0 });
    await migrate(db, MIGRATIONS.slice(0, version));
    db.run("INSERT INTO users (id, email, preferred_language) VALUES ('ana', 'ana@example.com', 'es')");
    db.close();
    const newest = await openSqliteStore({ file: old });
    expect(await newest.users.find("ana")).toMatchObject({ preferredLanguage: "es" });
    await newest.close();
  }
});

it.skipIf(process.platform === "win32")("a new store can be read by its owner alone", async () => {
  await store();
  const { mode } = await stat(file);
  expect(mode & 0o777).toBe(0o600);
});

it("the summaries of an older store mark assumed values", async () => {
  const open = await openSqliteStore({ file });
  await open.recipes.insert(buildRecipe({ name: "Guessed", assumed: ["duration"] }));
  await open.recipes.insert(buildRecipe({ name: "Known" }));
  await open.close();
  const db = new Database({ file, busyTimeoutMs: 0 });
  const before = MIGRATIONS.findIndex((migration) => migration.includes("'$.assumed'"));
  db.exec(
    `UPDATE recipe_summaries SET summary = json_remove(summary, '$.assumed'); PRAGMA user_version = ${before}`,
  );
  await migrate(db, MIGRATIONS.slice(0, before + 1));
  const rows = db.rows(
    "SELECT summary ->> '$.name' AS name, summary ->> '$.assumed' AS assumed FROM recipe_summaries",
  );
  db.close();
  expect(rows.map(({ name, assumed }) => [name, assumed])).toEqual([
    ["Guessed", '["duration"]'],
    ["Known", null],
  ]);
});

it("the summaries of an older store name the language of the recipe", async () => {
  const open = await openSqliteStore({ file });
  await open.recipes.insert(buildRecipe({ name: "Sopa", language: "es" }));
  await open.recipes.insert(buildRecipe({ name: "Soup" }));
  await open.close();
  const db = new Database({ file, busyTimeoutMs: 0 });
  const before = MIGRATIONS.findIndex((migration) => migration.includes("'$.language'"));
  db.exec(
    `UPDATE recipe_summaries SET summary = json_remove(summary, '$.language'); PRAGMA user_version = ${before}`,
  );
  await migrate(db, MIGRATIONS.slice(0, before + 1));
  const rows = db.rows(
    "SELECT summary ->> '$.name' AS name, summary ->> '$.language' AS language FROM recipe_summaries",
  );
  db.close();
  expect(rows.map(({ name, language }) => [name, language])).toEqual([
    ["Sopa", "es"],
    ["Soup", null],
  ]);
});

it("the tags of the shared recipes of an older store are counted", async () => {
  const before = MIGRATIONS.findIndex((migration) => migration.includes("CREATE TABLE tag_counts"));
  const db = new Database({ file, busyTimeoutMs: 0 });
  await migrate(db, MIGRATIONS.slice(0, before));
  db.exec(`
    INSERT INTO recipes (seq, id, slug, user_id, created_at, version, visibility, folded_name, folded_lines) VALUES
      (1, 'a', 'a', 'ana', '', 1, 'shared', '', ''), (2, 'b', 'b', 'ana', '', 1, 'shared', '', ''),
      (3, 'c', 'c', 'ana', '', 1, 'hidden', '', '');
    INSERT INTO recipe_tags (tag, seq) VALUES ('soup', 1), ('soup', 2), ('soup', 3), ('quick', 2), ('secret', 3);
  `);
  db.close();
  const newest = await openSqliteStore({ file });
  expect(await newest.recipes.tags()).toEqual([
    { tag: "soup", count: 2 },
    { tag: "quick", count: 1 },
  ]);
  await newest.close();
});

it("what administrators hid in an older store stays hidden, and pictures are found by their recipes", async () => {
  const before = MIGRATIONS.findIndex((migration) => migration.includes("'$.hiddenBy'"));
  const db = new Database({ file, busyTimeoutMs: 0 });
  await migrate(db, MIGRATIONS.slice(0, before));
  const recipe = buildRecipe({
    sourceUrl: "https://example.org/soup",
    image: { url: "/media/a-1_b-1280.webp" },
  });
  const { id, slug, userId, createdAt, sourceUrl = "" } = recipe;
  db.run(
    `INSERT INTO recipes (seq, id, slug, source_url, user_id, created_at, version, visibility, folded_name, folded_lines)
     VALUES (1, ?, ?, ?, ?, ?, 1, 'hidden', '', '')`,
    id,
    slug,
    sourceUrl,
    userId,
    createdAt,
  );
  db.run(
    "INSERT INTO recipe_documents (seq, document) VALUES (1, ?)",
    JSON.stringify({ ...recipe, visibility: "hidden" }),
  );
  db.close();
  const newest = await openSqliteStore({ file });
  expect(await newest.recipes.findById(id)).toStrictEqual({ ...recipe, hiddenBy: "" });
  expect(await newest.recipes.findBySourceUrl(sourceUrl, "bo")).toBeNull();
  expect((await newest.recipes.findBySourceUrl(sourceUrl, userId))?.id).toBe(id);
  expect(await newest.recipes.findByPicture("a-1_b")).toMatchObject([{ id, hiddenBy: "" }]);
  await newest.close();
});
