import { Worker } from "node:worker_threads";

const THREAD = new URL("./check-file-thread.ts", import.meta.url);

/**
 * Runs SQLite's `quick_check` on a store's file in its own thread: it reads the whole file, and the server must go on
 * answering.
 *
 * @returns a sentence for each fault, at most 20; none for a store in memory
 * @throws Error when the file cannot be checked
 * @see https://www.sqlite.org/pragma.html#pragma_quick_check
 */
export function checkFile(file: string): Promise<string[]> {
  if (file === ":memory:") return Promise.resolve([]);
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const worker = new Worker(THREAD, { env: {}, execArgv: [], workerData: { file } });
  // A server that stops does not wait for it.
  worker.unref();
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("The check of the store's file was stopped.")));
  return promise;
}
