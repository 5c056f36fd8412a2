import { Worker } from "node:worker_threads";
import type { ReadResult } from "../read-page.ts";

/** What runs in a thread. */
export const READER = new URL("./reader-thread.ts", import.meta.url);

/** A parser with a fault finds neither secrets nor much memory in there. */
const CONFINED = {
  env: {},
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 },
};

/** The thread was stopped before it had read the page: it took too long or too much memory, or failed. */
export class ThreadStopped extends Error {}

/** To load the reader takes a slow machine seconds, which are not the page's. */
const START_MS = 20_000;

interface Started {
  worker: Worker;
  /** Its reader is loaded. */
  ready: Promise<unknown>;
}

/** One thread that reads one page at a time. It is started with its first page and does not keep the process alive. */
export class PageThread {
  /** How many pages it has been handed since it was started. */
  pages = 0;
  private started: Started | null = null;
  private readonly source: URL;

  /** @param source what runs in it; tests bring what breaks */
  constructor(source = READER) {
    this.source = source;
  }

  /** @param milliseconds after so long the thread is killed; the next page starts another */
  async read(html: string, url: string, milliseconds: number): Promise<ReadResult> {
    const { worker, ready } = (this.started ??= start(this.source));
    this.pages += 1;
    worker.ref();
    try {
      await ready;
      const answer = nextMessage<ReadResult>(worker, milliseconds);
      worker.postMessage({ html, url });
      return await answer;
    } catch (error) {
      await this.stop();
      throw error;
    } finally {
      worker.unref();
    }
  }

  async stop(): Promise<void> {
    const started = this.started;
    this.started = null;
    this.pages = 0;
    await started?.worker.terminate();
  }
}

function start(source: URL): Started {
  const worker = new Worker(source, CONFINED);
  worker.unref();
  // An error that comes when nobody waits would end the process.
  worker.on("error", () => {});
  return { worker, ready: nextMessage(worker, START_MS) };
}

function nextMessage<T>(worker: Worker, milliseconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new ThreadStopped("took too long")), milliseconds);
  const fail = (cause: unknown) => reject(new ThreadStopped("failed", { cause }));
  worker.on("message", resolve).on("error", fail).on("exit", fail);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", resolve).off("error", fail).off("exit", fail);
  });
}
