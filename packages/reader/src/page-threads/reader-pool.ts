import { createThreadPool, type ThreadPoolOptions } from "@larder/threads/thread-pool";
import type { ReadResult } from "../read-page.ts";

/** The file extension of the thread's module: `.ts` in the workspace, `.js` in the built package. */
const ENDING = import.meta.url.slice(import.meta.url.lastIndexOf("."));
const READER_THREAD = new URL(`./reader-thread${ENDING}`, import.meta.url);

export type ReaderPool = ReturnType<typeof createReaderPool>;

/**
 * Reads pages in a few threads that can be killed.
 *
 * @param options tests pass the `source` of a thread that breaks
 */
export function createReaderPool(options: Partial<ThreadPoolOptions> = {}) {
  const pool = createThreadPool<{ html: string; url: string }, ReadResult>({
    source: READER_THREAD,
    ...options,
  });
  return {
    read: (html: string, url: string): Promise<ReadResult> => pool.call({ html, url }),
    close: () => pool.close(),
  };
}
