import "../no-network.ts";
import http from "node:http";
import net from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** Tries every way to a server on this machine, as a library might, and posts what came of each. */
const { port } = workerData as { port: number };
const address = `http://127.0.0.1:${port}/eng.traineddata.gz`;

const outcomeOf = async (attempt: () => Promise<unknown>): Promise<string> =>
  attempt().then(
    () => "connected",
    (error: unknown) => String(error),
  );
const asPromise = (start: (done: () => void, failed: (error: Error) => void) => void) =>
  new Promise<void>((done, failed) => start(done, failed));

parentPort?.postMessage([
  await outcomeOf(() => fetch(address)),
  await outcomeOf(() => asPromise((done, failed) => http.get(address, done).on("error", failed))),
  await outcomeOf(() =>
    asPromise((done, failed) => net.connect(port, "127.0.0.1", done).on("error", failed)),
  ),
]);
