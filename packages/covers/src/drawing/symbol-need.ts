import { useEffect, useSyncExternalStore } from "react";

let users = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  users += by;
  for (const listener of listeners) listener();
}

/** Says that something on the page refers to the drawings, for as long as it stands there. */
export function useSymbolNeed(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Reports whether any element on the page refers to the drawings. */
export function useSymbolsNeeded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => users > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
