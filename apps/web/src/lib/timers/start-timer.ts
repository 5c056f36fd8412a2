import type { NewTimer } from "@larder/domain/cooking/cooking-timer";
import { unlockAlarm } from "@/lib/timers/alarm-sound";
import { cookingStore } from "@/lib/timers/cooking-store";

/** Starts a timer; call it from a press, which also lets the page sound later. */
export function startTimer(timer: NewTimer): void {
  unlockAlarm();
  cookingStore.do({ type: "start-timer", timer });
}
