import { watched } from "@/lib/browser/watched";

const reachable = watched(true);
let lostAt = 0;

function set(next: boolean): void {
  if (reachable.get() === next) return;
  if (!next) lostAt = Date.now();
  reachable.set(next);
}

/** Whether the server answers, as the last call found out or the browser knows. */
export const connection = {
  answered: () => set(true),
  lost: () => set(false),
  /** When the connection was last lost, in ms since 1970. */
  lostAt: () => lostAt,
};

addEventListener("offline", connection.lost);
addEventListener("online", connection.answered);

export const useReachable = reachable.useValue;
