import { FetchError } from "./fetch-error.ts";

export interface FetchSlots {
  /** Does the work as soon as it is its turn. @throws FetchError "busy"; the signal's reason when it aborts first */
  run<T>(uid: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export interface FetchSlotsOptions {
  total: number;
  maxWaitMs: number;
}

/**
 * At most `total` fetches at once and one per user. The rest wait, first come first served: whoever pressed
 * "import" twice, or came in a busy moment, wants the page a little later rather than an error. A user whose
 * fetch is running is passed over, so nobody waits behind somebody else's second wish.
 */
export function createFetchSlots({ total, maxWaitMs }: FetchSlotsOptions): FetchSlots {
  const active = new Set<string>();
  const waiting: { uid: string; begin: () => void }[] = [];

  function beginWhoMay() {
    while (active.size < total) {
      const next = waiting.findIndex(({ uid }) => !active.has(uid));
      const [turn] = next === -1 ? [] : waiting.splice(next, 1);
      if (turn === undefined) return;
      active.add(turn.uid);
      turn.begin();
    }
  }

  function myTurn(uid: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
    };
    const turn = {
      uid,
      begin() {
        settle();
        resolve();
      },
    };
    const leave = (reason: unknown) => {
      settle();
      waiting.splice(waiting.indexOf(turn), 1);
      reject(reason);
    };
    const giveUp = () => leave(signal.reason);
    const timer = setTimeout(
      () => leave(new FetchError("busy", `waited ${maxWaitMs} ms for a turn`)),
      maxWaitMs,
    );
    signal.addEventListener("abort", giveUp, { once: true });
    waiting.push(turn);
    beginWhoMay();
    return promise;
  }

  return {
    async run(uid, signal, work) {
      await myTurn(uid, signal);
      try {
        return await work();
      } finally {
        active.delete(uid);
        beginWhoMay();
      }
    },
  };
}
