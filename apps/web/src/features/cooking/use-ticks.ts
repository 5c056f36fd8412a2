import { useEffect, useEffectEvent } from "react";
import { msToNextSecond } from "@/features/cooking/countdown";

/**
 * Calls back each time that a running timer shows another second, and when a tab that slept comes to the front.
 *
 * @param endsAt null while nothing runs
 */
export function useTicks(endsAt: number | null, onTick: (now: number) => void): void {
  const tick = useEffectEvent(() => onTick(Date.now()));

  useEffect(() => {
    if (endsAt === null) return;
    let timeout = 0;
    const plan = () => {
      timeout = window.setTimeout(
        () => {
          tick();
          plan();
        },
        msToNextSecond(endsAt, Date.now()),
      );
    };
    const look = () => tick();
    plan();
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearTimeout(timeout);
      document.removeEventListener("visibilitychange", look);
    };
  }, [endsAt]);
}
