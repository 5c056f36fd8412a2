import { Worker } from "node:worker_threads";

/** A parser with a fault finds neither secrets nor much memory in there. */
const CONFINED = {
  env: {},
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 },
};

/** The thread was stopped before it had answered: it took too long or too much memory, or failed. */
export class ThreadStopped extends Error {}

/**
 * The longest time in milliseconds for loading the module, which takes seconds on a slow machine and does not count as
 * the call's.
 */
const START_MS = 20_000;

interface Started {
  worker: Worker;
  /** Its module is loaded. */
  ready: Promise<unknown>;
}

/**
 * A thread that answers one message at a time; its module posts a message when it is ready. It starts with its first
 * call and does not prevent the process from exiting.
 */
export class KillableThread<Input, Output> {
  /** The number of calls that were passed to the thread since it started. */
  calls = 0;
  private started: Started | null = null;
  private readonly source: URL;

  /** @param source the module that runs in it */
  constructor(source: URL) {
    this.source = source;
  }

  /** @param timeoutMs after so long the thread is killed; the next call starts another */
  async call(input: Input, timeoutMs: number): Promise<Output> {
    const { worker, ready } = (this.started ??= start(this.source));
    this.calls += 1;
    worker.ref();
    try {
      await ready;
      const answer = nextMessage<Output>(worker, timeoutMs);
      worker.postMessage(input);
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
    this.calls = 0;
    await started?.worker.terminate();
  }
}

function start(source: URL): Started {
  const worker = new Worker(source, CONFINED);
  worker.unref();
  // // An error event without a waiting caller would end the process.
  worker.on("error", () => {});
  return { worker, ready: nextMessage(worker, START_MS) };
}

function nextMessage<T>(worker: Worker, timeoutMs: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new ThreadStopped("took too long")), timeoutMs);
  const fail = (cause: unknown) => reject(new ThreadStopped("failed", { cause }));
  worker.on("message", resolve).on("error", fail).on("exit", fail);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", resolve).off("error", fail).off("exit", fail);
  });
}
