import type { CounterStore } from "../../ports/counter-store.ts";

/** Values that are given out and must come back once, in time, to whichever process: challenges and states. */
export interface SingleUse {
  issue(value: string): Promise<void>;
  /** Uses a value up; false for one that was not issued, is too old, or was used before. */
  use(value: string): Promise<boolean>;
}

/**
 * @param purpose a value that was issued for another purpose is not accepted
 * @param lifetimeMs how long a value can be used
 */
export function createSingleUse(
  { counters, clock }: { counters: Pick<CounterStore, "add" | "isOpen">; clock: () => Date },
  purpose: string,
  lifetimeMs: number,
): SingleUse {
  const now = () => clock().toISOString();
  const key = (value: string) => `${purpose} ${value}`;
  return {
    issue: async (value) => void (await counters.add(key(value), now(), lifetimeMs)),
    async use(value) {
      if (!(await counters.isOpen(key(value), now()))) return false;
      // Opened after the other window, it closes after it: there is no moment at which a used value counts as new.
      return (await counters.add(`used ${key(value)}`, now(), lifetimeMs)).count === 1;
    },
  };
}
