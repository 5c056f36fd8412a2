import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { checkBackup } from "./read-backup.ts";
import { storageFor } from "../../storage/storage-for.ts";
import { closeAll, dirOf, file, fill, folderPerCase, openBoth, sqliteIn } from "./testing/backup-world.ts";

folderPerCase();

function run(command: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dirOf("old"), MONGODB_URI: "", INIT_CWD: "" };
  const script = join(import.meta.dirname, "..", command);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env });
  return { status, output: stdout.toString() + stderr.toString() };
}

it("a backup and a move skip a recipe that cannot be read, name it, and end with status 1", async () => {
  await fill(sqliteIn("old"), dirOf("old"), 5);
  await closeAll();
  using db = new DatabaseSync(join(dirOf("old"), "larder.sqlite"));
  db.exec("UPDATE recipe_documents SET document = substr(document, 1, 200) WHERE seq = 3");
  const id = String(db.prepare("SELECT id FROM recipes WHERE seq = 3").get()?.["id"]);
  const named = `recipes "${id}" (its text is no JSON)`;

  const backup = run("backup.ts", file());
  expect([backup.status, backup.output]).toEqual([1, expect.stringContaining(named)]);
  expect((await checkBackup(file())).counts.recipes).toBe(5);

  const target = join(dirOf("old"), "moved.sqlite");
  const move = run("move-data.ts", "--from", "sqlite", "--to", `sqlite:${target}`);
  expect([move.status, move.output]).toEqual([1, expect.stringContaining(named)]);
  const { store } = await openBoth(storageFor({ kind: "sqlite", file: target }));
  expect((await store.transfer.counts()).recipes).toBe(5);
});
