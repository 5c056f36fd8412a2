import { useSyncExternalStore } from "react";

/** Returns a store of a value outside of the components, which notifies listeners of changes. */
export function watched<T>(first: T) {
  let now = first;
  const listeners = new Set<() => void>();
  const get = (): T => now;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next: T): void => {
      now = next;
      for (const listener of listeners) listener();
    },
    useValue: (): T => useSyncExternalStore(subscribe, get, () => first),
  };
}
