import { useSyncExternalStore } from "react";

/** Which timer is looked at closely: its chip opens it as well as its ticket. */
export type ShownTimers = { id: string; fromAll: boolean } | "all" | null;

let shown: ShownTimers = null;
const listeners = new Set<() => void>();

export function showTimers(next: ShownTimers): void {
  shown = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useShownTimers = (): ShownTimers => useSyncExternalStore(subscribe, () => shown);
