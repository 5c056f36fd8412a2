/** A thread that never finds an article. */
import { parentPort } from "node:worker_threads";
import { bestText } from "../article-text.ts";
import type { ArticleCall } from "../article-thread.ts";

parentPort?.on("message", ({ html, url, lines, isSearched }: ArticleCall) => {
  if (!isSearched) parentPort?.postMessage(bestText(html, url, lines, false));
});
parentPort?.postMessage("ready");
