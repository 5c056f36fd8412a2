import { watched } from "@/lib/browser/watched";

const reachable = watched(true);
let lostAt = 0;

function set(next: boolean): void {
  if (reachable.get() === next) return;
  if (!next) lostAt = Date.now();
  reachable.set(next);
}

/** The state of the connection: whether the server answered the last call, and whether the browser is online. */
export const connection = {
  answered: () => set(true),
  lost: () => set(false),
  /** Returns when the connection was last lost, in ms since 1970. */
  lostAt: () => lostAt,
};

if (!import.meta.env.SSR) {
  addEventListener("offline", connection.lost);
  addEventListener("online", connection.answered);
}

export const useReachable = reachable.useValue;
