import type { ReadResult } from "../read-page.ts";
import { PageThread, ThreadStopped } from "./page-thread.ts";

interface PageReaderOptions {
  threads?: number;
  /** A page that takes longer is given up. */
  milliseconds?: number;
  /** So many pages wait for a thread; more are refused. */
  mostWaiting?: number;
  /** A thread that has read so many is replaced: what leaks, leaks no further. */
  pagesPerThread?: number;
  /** For tests, which bring threads that break. */
  source?: URL;
}

/** Why a page was not read: too many wait, or its thread was stopped. */
export class PageReaderError extends Error {
  readonly reason: "busy" | "stopped";

  constructor(reason: "busy" | "stopped", options?: ErrorOptions) {
    super(`page reader: ${reason}`, options);
    this.reason = reason;
  }
}

export type PageReader = ReturnType<typeof createPageReader>;

/** Reads pages in a few threads that can be killed. Nothing is started before the first page. */
export function createPageReader({
  threads = 2,
  milliseconds = 5_000,
  mostWaiting = 16,
  pagesPerThread = 100,
  source,
}: PageReaderOptions = {}) {
  const idle = Array.from({ length: threads }, () => new PageThread(source));
  const waiting: ((thread: PageThread) => void)[] = [];

  async function freeThread(): Promise<PageThread> {
    // The one in use last is warm.
    const thread = idle.pop();
    if (thread) return thread;
    if (waiting.length >= mostWaiting) throw new PageReaderError("busy");
    const { promise, resolve } = Promise.withResolvers<PageThread>();
    waiting.push(resolve);
    return promise;
  }

  function release(thread: PageThread): void {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  }

  return {
    async read(html: string, url: string): Promise<ReadResult> {
      const thread = await freeThread();
      try {
        return await thread.read(html, url, milliseconds);
      } catch (error) {
        throw error instanceof ThreadStopped ? new PageReaderError("stopped", { cause: error }) : error;
      } finally {
        if (thread.pages >= pagesPerThread) await thread.stop();
        release(thread);
      }
    },

    /** Ends all threads that wait for pages. */
    async close(): Promise<void> {
      await Promise.all(idle.map((thread) => thread.stop()));
    },
  };
}
