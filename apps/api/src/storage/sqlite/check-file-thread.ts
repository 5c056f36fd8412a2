/** Checks the file that it is handed, in a thread of its own. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

const MOST_FAULTS = 20;

const { file }: { file: string } = workerData;
using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
parentPort?.postMessage(faultsOf(database));

function faultsOf(db: DatabaseSync): string[] {
  try {
    const rows = db.prepare(`PRAGMA quick_check(${MOST_FAULTS})`).all();
    return rows.map((row) => String(row["quick_check"])).filter((line) => line !== "ok");
  } catch (error) {
    // A file may be too damaged even to be checked.
    return [error instanceof Error ? error.message : String(error)];
  }
}
