/** Runs in a thread of its own: posts "ready", then reads the pages that it receives, one after the other. */
import { parentPort } from "node:worker_threads";
import { readWholeData, readWholePage } from "../read-page.ts";

parentPort?.on("message", ({ html, url }: { html: string; url: string }) => {
  parentPort?.postMessage(readWholeData(html, url) ?? readWholePage(html, url));
});
parentPort?.postMessage("ready");
