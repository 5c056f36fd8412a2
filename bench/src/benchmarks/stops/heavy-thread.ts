/** Runs in a thread, so that its work does not delay the measurement: sends heavy calls until it is ended. */
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type HeavyCall, send } from "./heavy-calls.ts";

/** The pause in milliseconds before a refused call is sent again, as by a hostile client. */
const PAUSE_MS = 50;
const { url, token, calls, first }: { url: string; token: string; calls: HeavyCall[]; first: number } =
  workerData;

for (let next = first; ; next += 1) {
  const call = calls[next % calls.length];
  if (!call) break;
  const status = await send(url, token, call);
  parentPort?.postMessage(status);
  if (status === 429) await wait(PAUSE_MS);
}
