import { createThreadPool, ThreadPoolError } from "@larder/threads/thread-pool";
import type { ReadableText } from "../../ports/readable-text.ts";
import type { ArticleCall } from "./article-thread.ts";

const SOURCE = new URL("./article-thread.ts", import.meta.url);

/**
 * Creates the finder of readable text: Readability on a document of the reduced page, in a thread that can be killed.
 * No thread starts before the first page.
 *
 * @param options tests bring a thread that breaks, or less time
 */
export function createReadableText(options: { source?: URL; timeoutMs?: number } = {}): ReadableText {
  const pool = createThreadPool<ArticleCall, string>({ source: SOURCE, threads: 1, ...options });

  /** Returns null when the thread had to be stopped, or is too busy. */
  async function call(article: ArticleCall): Promise<string | null> {
    try {
      return await pool.call(article);
    } catch (error) {
      if (error instanceof ThreadPoolError) return null;
      throw error;
    }
  }

  return {
    async of(html, url, lines = "") {
      const page = { html, url, lines };
      const best = await call({ ...page, isSearched: true });
      return best ?? (await call({ ...page, isSearched: false })) ?? lines;
    },
    close: () => pool.close(),
  };
}
