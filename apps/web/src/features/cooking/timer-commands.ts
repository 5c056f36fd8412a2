import { type Cooking, timersInOrder } from "@larder/domain/cooking/cooking-state";
import { ringingTimers } from "@larder/domain/cooking/ringing";
import { readCountdown } from "@larder/domain/cooking/step-countdown";
import { cookingStore } from "@/lib/timers/cooking-store";

/** Returns whether the timer of the current step runs. */
export const isRunning = ({ stepTimer: timer }: Cooking) =>
  readCountdown(timer, 0, Date.now()).state === "running";

/** Stops the timer that has been ringing longest. */
export function stopOrElse(pause: () => void): void {
  const [ringing] = ringingTimers(timersInOrder(cookingStore.get().timers), Date.now());
  if (ringing) cookingStore.do({ type: "dismiss-timer", id: ringing.id });
  else pause();
}

/** A minute more or less for the timer that rings next. */
export function adjustNearest(byMinutes: 1 | -1): void {
  const nearest = timersInOrder(cookingStore.get().timers).find(({ endsAt }) => endsAt !== null);
  if (nearest) cookingStore.do({ type: "adjust-timer", id: nearest.id, byMinutes });
}
