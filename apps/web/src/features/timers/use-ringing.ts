import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { nextRing, ringingTimers } from "@larder/domain/cooking/ringing";
import { useCallback, useSyncExternalStore } from "react";

/** Returns the ringing timers. Checks the clock while any is due, and when a tab that slept comes to the front. */
export function useRinging(timers: readonly CookingTimer[]): CookingTimer[] {
  const subscribe = useCallback((onRing: () => void) => atEachRing(timers, onRing), [timers]);
  const ringing = useSyncExternalStore(subscribe, () => idsOf(ringingTimers(timers, Date.now())));
  return timers.filter(({ id }) => ringing.split(" ").includes(id));
}

const idsOf = (timers: readonly CookingTimer[]) => timers.map(({ id }) => id).join(" ");

/**
 * The longest timeout: a sleeping machine does not count that time in a timeout, nor notify a page that stayed
 * visible.
 */
const LONGEST_WAIT_MS = 1_000;

function atEachRing(timers: readonly CookingTimer[], onRing: () => void): () => void {
  let timeout = 0;
  const variant = () => {
    window.clearTimeout(timeout);
    const now = Date.now();
    const next = nextRing(timers, now);
    if (next !== null) timeout = window.setTimeout(ring, Math.min(next - now, LONGEST_WAIT_MS));
  };
  const ring = () => {
    onRing();
    variant();
  };
  variant();
  document.addEventListener("visibilitychange", ring);
  return () => {
    window.clearTimeout(timeout);
    document.removeEventListener("visibilitychange", ring);
  };
}
