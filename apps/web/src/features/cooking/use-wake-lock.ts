import { useCallback, useEffect, useRef, useState } from "react";

interface WakeLock {
  /** Whether the screen stays on; "unavailable" where the browser does not support it. */
  state: "on" | "off" | "unavailable";
  /** Takes it again, e.g. when the device has let go of it. */
  take: () => void;
}

/**
 * Prevents the screen from going dark while `wanted` is true. Browsers may require a gesture first, and release the
 * lock whenever the page is hidden, so it is taken with the first tap or key, and again when the page is back.
 */
export function useWakeLock(wanted: boolean): WakeLock {
  const lock = useRef<WakeLockSentinel | null>(null);
  const isAsking = useRef(false);
  const isWanted = useRef(wanted);
  const [state, setState] = useState<WakeLock["state"]>(() =>
    "wakeLock" in navigator ? "off" : "unavailable",
  );

  const ask = useCallback(async () => {
    if (lock.current || isAsking.current || !("wakeLock" in navigator)) return;
    if (document.visibilityState !== "visible") return;
    isAsking.current = true;
    try {
      const taken = await navigator.wakeLock.request("screen");
      if (!isWanted.current) return void taken.release();
      lock.current = taken;
      setState("on");
      taken.addEventListener("release", () => {
        if (lock.current !== taken) return;
        lock.current = null;
        setState("off");
      });
    } catch {
      // The battery is low, for example. The user may try again after plugging the device in.
      setState("off");
    } finally {
      isAsking.current = false;
    }
  }, []);
  const take = useCallback(() => void ask(), [ask]);

  useEffect(() => {
    if (!wanted) return;
    isWanted.current = true;
    // The press of "Start cooking" was a gesture already.
    if (navigator.userActivation?.hasBeenActive) queueMicrotask(take);
    for (const gesture of GESTURES) window.addEventListener(gesture, take, { once: true });
    for (const change of RETURNS) document.addEventListener(change, take);
    return () => {
      isWanted.current = false;
      for (const gesture of GESTURES) window.removeEventListener(gesture, take);
      for (const change of RETURNS) document.removeEventListener(change, take);
      void lock.current?.release();
    };
  }, [wanted, take]);

  return { state, take };
}

const GESTURES = ["click", "keydown"];
const RETURNS = ["visibilitychange", "fullscreenchange"];
