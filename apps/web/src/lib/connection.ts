import { useSyncExternalStore } from "react";

let reachable = true;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (reachable === next) return;
  reachable = next;
  for (const listener of listeners) listener();
}

/** Whether the server answers, as the last call found out or the browser knows. */
export const connection = {
  answered: () => set(true),
  lost: () => set(false),
};

addEventListener("offline", connection.lost);
addEventListener("online", connection.answered);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useReachable = (): boolean => useSyncExternalStore(subscribe, () => reachable);
