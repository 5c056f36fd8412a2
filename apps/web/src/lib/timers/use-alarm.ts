import { useEffect } from "react";
import { silenceAlarm, soundAlarm } from "@/lib/timers/alarm-sound";

const SHAKE_EVERY_MS = 2_000;
const SHAKE = [300, 150, 300];

/**
 * Sounds and vibrates as long as a timer rings.
 *
 * @param what the reason of the alarm: one alarm sounds for all, until the last of them is over
 */
export function useAlarm(what: string, rings: boolean): void {
  useEffect(() => {
    if (!rings) return;
    soundAlarm(what);
    shake();
    const shaking = window.setInterval(shake, SHAKE_EVERY_MS);
    return () => {
      silenceAlarm(what);
      window.clearInterval(shaking);
      if (mayShake()) navigator.vibrate(0);
    };
  }, [what, rings]);
}

function shake(): void {
  if (mayShake()) navigator.vibrate(SHAKE);
}

/** Returns whether the page may vibrate; a page that was never touched may not. */
const mayShake = () => "vibrate" in navigator && navigator.userActivation?.hasBeenActive;
