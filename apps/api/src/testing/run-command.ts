import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { openSqliteStore } from "../storage/sqlite/sqlite-store.ts";

/**
 * Runs a command in a process of its own, as `npm run` does.
 *
 * @param file the module of the command
 * @param folder the working directory, which contains the data folder `data`
 */
export async function runCommand(file: string, args: readonly string[], folder: string) {
  const { MONGODB_URI: _, ...environment } = process.env;
  const env = { ...environment, DATA_DIR: join(folder, "data") };
  const finished = promisify(execFile)(process.execPath, [file, ...args], { env, cwd: folder });
  return finished.then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => {
      return { status: code, stdout, stderr };
    },
  );
}

/** Returns the newest recipe in a database file, and the number of its recipes. */
export async function recipesIn(file: string) {
  const store = await openSqliteStore({ file });
  const page = await store.recipes.list({}, "new", { limit: 1 });
  await store.close();
  return page;
}
