import { KillableThread, ThreadStopped } from "./killable-thread.ts";

export interface ThreadPoolOptions {
  /** The module that runs in each thread. */
  source: URL;
  threads?: number;
  /** A call that takes longer is given up, and its thread is killed. */
  milliseconds?: number;
  /** So many calls wait for a thread; more are refused. */
  mostWaiting?: number;
  /** A thread that has answered so many calls is replaced: what leaks, leaks no further. */
  callsPerThread?: number;
}

/** Why a call was not answered: too many wait, or its thread was stopped. */
export class ThreadPoolError extends Error {
  readonly reason: "busy" | "stopped";

  constructor(reason: "busy" | "stopped", options?: ErrorOptions) {
    super(`thread pool: ${reason}`, options);
    this.reason = reason;
  }
}

/** Answers calls in a few threads that can be killed. Nothing is started before the first call. */
export function createThreadPool<Input, Output>({
  source,
  threads = 2,
  milliseconds = 5_000,
  mostWaiting = 16,
  callsPerThread = 100,
}: ThreadPoolOptions) {
  type Thread = KillableThread<Input, Output>;
  const idle = Array.from({ length: threads }, (): Thread => new KillableThread(source));
  const waiting: ((thread: Thread) => void)[] = [];

  async function freeThread(): Promise<Thread> {
    // The one in use last is warm.
    const thread = idle.pop();
    if (thread) return thread;
    if (waiting.length >= mostWaiting) throw new ThreadPoolError("busy");
    const { promise, resolve } = Promise.withResolvers<Thread>();
    waiting.push(resolve);
    return promise;
  }

  function release(thread: Thread): void {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  }

  return {
    /** @throws {ThreadPoolError} when too many calls wait, or the thread was stopped */
    async call(input: Input): Promise<Output> {
      const thread = await freeThread();
      try {
        return await thread.call(input, milliseconds);
      } catch (error) {
        throw error instanceof ThreadStopped ? new ThreadPoolError("stopped", { cause: error }) : error;
      } finally {
        if (thread.calls >= callsPerThread) await thread.stop();
        release(thread);
      }
    },

    /** Ends all threads that wait for calls. */
    async close(): Promise<void> {
      await Promise.all(idle.map((thread) => thread.stop()));
    },
  };
}
