/** Runs in a thread of its own: posts "ready", then finds the text of each page that it receives. */
import { parentPort } from "node:worker_threads";
import { bestText } from "./article-text.ts";

export interface ArticleCall {
  html: string;
  url: string;
  /** The lines that the reader of recipes found. */
  lines: string;
  /** True if the article is looked for in the page. */
  isSearched: boolean;
}

parentPort?.on("message", ({ html, url, lines, isSearched }: ArticleCall) => {
  parentPort?.postMessage(bestText(html, url, lines, isSearched));
});
parentPort?.postMessage("ready");
