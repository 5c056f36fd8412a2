import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Ends something after a while, but not under the reader's eyes: the clock stands still while the pointer or the
 * focus is on it, and goes on with the time that was left.
 *
 * @returns the handlers for the element that is watched
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
