import { watched } from "@/lib/watched";

const reachable = watched(true);

function set(next: boolean): void {
  if (reachable.get() !== next) reachable.set(next);
}

/** Whether the server answers, as the last call found out or the browser knows. */
export const connection = {
  answered: () => set(true),
  lost: () => set(false),
};

addEventListener("offline", connection.lost);
addEventListener("online", connection.answered);

export const useReachable = reachable.useValue;
