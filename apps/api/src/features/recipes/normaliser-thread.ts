/** Runs in a thread of its own: says that it is ready, then normalises the recipes that it is handed, one at a time. */
import { parentPort } from "node:worker_threads";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";

parentPort?.on("message", (raws: readonly unknown[]) => {
  parentPort?.postMessage(raws.map(normaliseRecipe));
});
parentPort?.postMessage("ready");
