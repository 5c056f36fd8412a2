import type { KitchenTimer } from "@larder/domain/cooking/kitchen-timer";
import { useEffect, useEffectEvent, useRef } from "react";
import { clearNotifications, notify } from "@/features/timers/notifications";
import { useRingWords } from "@/features/timers/ring-words";
import { useLeader } from "@/features/timers/use-leader";
import { useRinging } from "@/features/timers/use-ringing";
import { silenceAlarm, soundAlarm, unlockAlarm } from "@/lib/alarm-sound";
import { announce } from "@/lib/announcements";
import { useTitleNotice } from "@/lib/use-title";

/** Rings: by sound, by shaking, in the tab's title, to screen readers, and where nobody looks by a notification. */
export function Ringer({ timers }: { timers: readonly KitchenTimer[] }) {
  const ringing = useRinging(timers);
  const leads = useLeader();
  const ringWords = useRingWords();
  const [first] = ringing;
  useTitleNotice(first ? ringWords(first) : "");
  useUnlockByTouch();
  useAlarm(leads && ringing.length > 0);

  useEachNew(ringing, (timer) => announce(ringWords(timer), { urgent: true }));
  useEachNew(leads ? ringing : NONE, (timer) => {
    if (document.hidden) void notify(timer, ringWords(timer));
  });
  const ids = ringing.map(({ id }) => id).join(" ");
  const clear = useEffectEvent(() => void clearNotifications(ringing));
  useEffect(() => clear(), [ids]);
  useEffect(() => () => void clearNotifications(NONE), []);
  return null;
}

const NONE: readonly KitchenTimer[] = [];

/** Calls once for each end of a timer that begins to ring. */
function useEachNew(ringing: readonly KitchenTimer[], onNew: (timer: KitchenTimer) => void): void {
  const known = useRef(new Set<string>());
  const look = useEffectEvent(() => {
    const now = new Map(ringing.map((timer) => [`${timer.id} ${timer.endsAt}`, timer]));
    for (const [ring, timer] of now) if (!known.current.has(ring)) onNew(timer);
    known.current = new Set(now.keys());
  });
  const rings = ringing.map(({ id, endsAt }) => `${id} ${endsAt}`).join();
  useEffect(() => look(), [rings]);
}

/** A browser may have forgotten that the page may sound, after a reload for example: any touch reminds it. */
function useUnlockByTouch(): void {
  useEffect(() => {
    addEventListener("pointerup", unlockAlarm);
    addEventListener("keydown", unlockAlarm);
    return () => {
      removeEventListener("pointerup", unlockAlarm);
      removeEventListener("keydown", unlockAlarm);
    };
  }, []);
}

const SHAKE_EVERY_MS = 2_000;
const SHAKE = [300, 150, 300];

function useAlarm(sounds: boolean): void {
  useEffect(() => {
    if (!sounds) return;
    soundAlarm();
    shake();
    const shaking = window.setInterval(shake, SHAKE_EVERY_MS);
    return () => {
      silenceAlarm();
      window.clearInterval(shaking);
      if (mayShake()) navigator.vibrate(0);
    };
  }, [sounds]);
}

function shake(): void {
  if (mayShake()) navigator.vibrate(SHAKE);
}

/** A page that nobody has touched may not. */
const mayShake = () => "vibrate" in navigator && navigator.userActivation?.hasBeenActive;
