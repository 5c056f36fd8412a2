import { Database } from "../database.ts";
import { migrate, MIGRATIONS } from "../migrations.ts";

/** Migrates a database to one version above the newest, and is killed during the migration. */
const [file = ""] = process.argv.slice(2);
const db = new Database({ file, busyTimeoutMs: 0 });
db.define("die", () => process.kill(process.pid, "SIGKILL"));
const half = `
  CREATE TABLE half (id TEXT);
  INSERT INTO half SELECT id FROM recipes;
  DELETE FROM recipes;
  SELECT die();
`;
await migrate(db, [...MIGRATIONS, half]);
