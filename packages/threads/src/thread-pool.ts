import { KillableThread, ThreadStopped } from "./killable-thread.ts";

export interface ThreadPoolOptions {
  /** The module that runs in each thread. */
  source: URL;
  threads?: number;
  /** A call that takes longer is rejected, and its thread is killed. */
  timeoutMs?: number;
  /** The largest number of calls that may wait for a thread; more are rejected. */
  maxWaiting?: number;
  /** A thread that has answered so many calls is replaced, which bounds what its module may leak. */
  callsPerThread?: number;
}

type Failure = "busy" | "stopped" | "closed";

/** Why a call has no answer: too many calls wait, its thread was stopped, or the pool is closed. */
export class ThreadPoolError extends Error {
  readonly reason: Failure;

  constructor(reason: Failure, options?: ErrorOptions) {
    super(`thread pool: ${reason}`, options);
    this.reason = reason;
  }
}

/** Answers calls in a few threads that can be killed. No thread is started before the first call. */
export function createThreadPool<Input, Output>({
  source,
  threads = 2,
  timeoutMs = 5_000,
  maxWaiting = 16,
  callsPerThread = 100,
}: ThreadPoolOptions) {
  type Thread = KillableThread<Input, Output>;
  const all = Array.from({ length: threads }, (): Thread => new KillableThread(source));
  const idle = [...all];
  const waiting: PromiseWithResolvers<Thread>[] = [];
  let isClosed = false;

  async function freeThread(): Promise<Thread> {
    if (isClosed) throw new ThreadPoolError("closed");
    // The thread that was used last is warm.
    const thread = idle.pop();
    if (thread) return thread;
    if (waiting.length >= maxWaiting) throw new ThreadPoolError("busy");
    const call = Promise.withResolvers<Thread>();
    waiting.push(call);
    return call.promise;
  }

  function release(thread: Thread): void {
    const next = waiting.shift();
    if (next) next.resolve(thread);
    else idle.push(thread);
  }

  return {
    /** @throws {ThreadPoolError} when too many calls wait, the thread was stopped, or the pool is closed */
    async call(input: Input): Promise<Output> {
      const thread = await freeThread();
      // It may have been closed since the thread was handed out.
      if (isClosed) throw new ThreadPoolError("closed");
      try {
        return await thread.call(input, timeoutMs);
      } catch (error) {
        if (!(error instanceof ThreadStopped)) throw error;
        throw new ThreadPoolError(isClosed ? "closed" : "stopped", { cause: error });
      } finally {
        if (thread.calls >= callsPerThread) await thread.stop();
        release(thread);
      }
    },

    /** Ends all threads. Calls that run or wait, and later ones, are rejected with the reason `closed`. */
    async close(): Promise<void> {
      isClosed = true;
      for (const call of waiting.splice(0)) call.reject(new ThreadPoolError("closed"));
      await Promise.all(all.map((thread) => thread.stop()));
    },
  };
}
