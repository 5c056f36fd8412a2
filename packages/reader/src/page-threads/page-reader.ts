import { createThreadPool, ThreadPoolError, type ThreadPoolOptions } from "@larder/threads/thread-pool";
import type { ReadResult } from "../read-page.ts";

const READER = new URL("./reader-thread.ts", import.meta.url);

export { ThreadPoolError as PageReaderError };

export type PageReader = ReturnType<typeof createPageReader>;

/**
 * Reads pages in a few threads that can be killed.
 *
 * @param options tests bring threads that break
 */
export function createPageReader(options: Partial<ThreadPoolOptions> = {}) {
  const pool = createThreadPool<{ html: string; url: string }, ReadResult>({ source: READER, ...options });
  return {
    read: (html: string, url: string): Promise<ReadResult> => pool.call({ html, url }),
    close: () => pool.close(),
  };
}
