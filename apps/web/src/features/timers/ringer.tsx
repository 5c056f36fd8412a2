import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { useEffect, useEffectEvent } from "react";
import { clearNotification, notify } from "@/features/timers/notifications";
import { useRingMessages } from "@/features/timers/ring-messages";
import { useLeader } from "@/features/timers/use-leader";
import { useRinging } from "@/features/timers/use-ringing";
import { unlockAlarm } from "@/lib/timers/alarm-sound";
import { announce } from "@/lib/browser/announcements";
import { useAlarm } from "@/lib/timers/use-alarm";
import { useTitleNotice } from "@/lib/browser/use-title";

/**
 * Rings: by sound, by vibration, in the tab's title, to screen readers, and by a notification when the page is
 * hidden.
 */
export function Ringer({ timers }: { timers: readonly CookingTimer[] }) {
  const ringing = useRinging(timers);
  const leads = useLeader();
  const ringMessages = useRingMessages();
  const [first] = ringing;
  useTitleNotice(first ? ringMessages(first) : "");
  useUnlockByTouch();
  useAlarm("dock", leads && ringing.length > 0);

  return ringing.map((timer) => (
    <Ring key={`${timer.id} ${timer.endsAt}`} timer={timer} message={ringMessages(timer)} notifies={leads} />
  ));
}

interface RingProps {
  timer: CookingTimer;
  message: string;
  /** Whether to show a notification, because the page is hidden. */
  notifies: boolean;
}

/** Rings for an end of a timer while it is mounted. */
function Ring({ timer, message, notifies }: RingProps) {
  const report = useEffectEvent(() => announce(message, { urgent: true }));
  const show = useEffectEvent(() => void notify(timer, message));
  const clear = useEffectEvent(() => void clearNotification(timer));
  useEffect(() => {
    report();
    return () => clear();
  }, []);
  useEffect(() => {
    if (notifies && document.hidden) show();
  }, [notifies]);
  return null;
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
