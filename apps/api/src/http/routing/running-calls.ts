import { setTimeout as wait } from "node:timers/promises";

/** A call that runs, whether its connection is open or not. */
interface RunningCall {
  controller: AbortController;
  ended: Promise<void>;
}

export type RunningCalls = ReturnType<typeof createRunningCalls>;

/** Tracks the calls of this process that go on without their connections. */
export function createRunningCalls() {
  const running = new Map<string, RunningCall>();

  return {
    /**
     * Begins a call.
     *
     * @returns `signal` aborts when the call is cancelled or the server stops; `cancel` aborts it; `end` must be called
     *   when the call has an outcome
     */
    begin(name: string): { signal: AbortSignal; cancel: () => void; end: () => void } {
      const controller = new AbortController();
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const call = { controller, ended };
      running.set(name, call);
      return {
        signal: controller.signal,
        cancel: () => controller.abort(),
        end: () => {
          if (running.get(name) === call) running.delete(name);
          resolve();
        },
      };
    },
    count: () => running.size,
    cancel: (name: string) => running.get(name)?.controller.abort(),
    /** Waits for the end of a call, at most `ms` milliseconds; returns at once where it does not run here. */
    async ended(name: string, ms: number): Promise<void> {
      const call = running.get(name);
      if (call) await Promise.race([call.ended, wait(ms, undefined, { ref: false })]);
    },
    /** Cancels all calls and waits for them, at most `ms` milliseconds. */
    async stop(ms: number): Promise<void> {
      const calls = [...running.values()];
      for (const { controller } of calls) controller.abort();
      await Promise.race([Promise.all(calls.map(({ ended }) => ended)), wait(ms, undefined, { ref: false })]);
    },
  };
}
