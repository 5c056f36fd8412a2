import { useEffect } from "react";
import { silenceAlarm, soundAlarm } from "@/lib/timers/alarm-sound";

const SHAKE_EVERY_MS = 2_000;
const SHAKE = [300, 150, 300];

/**
 * Sounds and shakes as long as something rings.
 *
 * @param what rings: one alarm sounds for all, until the last of them is over
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

/** A page that nobody has touched may not. */
const mayShake = () => "vibrate" in navigator && navigator.userActivation?.hasBeenActive;
