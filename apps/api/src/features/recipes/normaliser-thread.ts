/** Runs in a thread of its own: says that it is ready, then normalises the recipes that it is handed, one at a time. */
import { parentPort } from "node:worker_threads";
import { normaliseAnyRecipe } from "@larder/domain/formats/recipe-json";

parentPort?.on("message", (raws: readonly unknown[]) => {
  parentPort?.postMessage(raws.map(normaliseAnyRecipe));
});
parentPort?.postMessage("ready");
