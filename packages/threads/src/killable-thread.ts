import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Question } from "./ask-main-thread.ts";

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

export interface KillableThreadOptions {
  /** Its heap in megabytes; 192 without it. */
  heapMegabytes?: number;
  /**
   * Answers what the thread asks by `askMainThread` while it works. The bytes of an answer are moved, not copied: they
   * must not be used afterwards.
   */
  answer?: (asked: unknown) => Promise<Uint8Array>;
}

interface Started {
  worker: Worker;
  /** The port at which its questions arrive. */
  questions: MessagePort;
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
  private readonly options: KillableThreadOptions;

  /** @param source the module that runs in it */
  constructor(source: URL, options: KillableThreadOptions = {}) {
    this.source = source;
    this.options = options;
  }

  /** @param timeoutMs after so long the thread is killed; the next call starts another */
  async call(input: Input, timeoutMs: number): Promise<Output> {
    const { worker, ready } = (this.started ??= start(this.source, this.options));
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
    started?.questions.close();
    await started?.worker.terminate();
  }
}

function start(source: URL, { heapMegabytes, answer }: KillableThreadOptions): Started {
  const { port1: questions, port2 } = new MessageChannel();
  const { resourceLimits } = CONFINED;
  const worker = new Worker(source, {
    ...CONFINED,
    resourceLimits: {
      ...resourceLimits,
      ...(heapMegabytes !== undefined && { maxOldGenerationSizeMb: heapMegabytes }),
    },
    workerData: { questions: port2 },
    transferList: [port2],
  });
  if (answer) questions.on("message", (question: Question) => void reply(questions, question, answer));
  questions.unref();
  worker.unref();
  // // An error event without a waiting caller would end the process.
  worker.on("error", () => {});
  return { worker, questions, ready: nextMessage(worker, START_MS) };
}

async function reply(
  port: MessagePort,
  { id, asked }: Question,
  answer: NonNullable<KillableThreadOptions["answer"]>,
): Promise<void> {
  try {
    const bytes = await answer(asked);
    const isWhole = bytes.byteOffset === 0 && bytes.buffer.byteLength === bytes.byteLength;
    const moved = isWhole && bytes.buffer instanceof ArrayBuffer ? bytes : Uint8Array.from(bytes);
    port.postMessage({ id, bytes: moved }, [moved.buffer as ArrayBuffer]);
  } catch (error) {
    port.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
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
