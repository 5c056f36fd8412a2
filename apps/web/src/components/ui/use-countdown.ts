import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Calls `onEnd` after a time, but not while the user reads: the clock pauses while the pointer or the focus is on the
 * element, and goes on with the remaining time.
 *
 * @returns the handlers for the watched element
 */
export function useCountdown(durationMs: number, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (held) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [held]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
