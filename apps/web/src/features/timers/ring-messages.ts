import { type CookingTimer, upperEnd } from "@larder/domain/cooking/cooking-timer";
import { useTimerMessages } from "@/features/timers/messages";

/** Returns the message of a ringing timer: at the lower end of a range to check, else that it is done. */
export function useRingMessages(): (timer: CookingTimer) => string {
  const messages = useTimerMessages();
  return (timer) => (upperEnd(timer) === null ? messages.done(timer.name) : messages.check(timer.name));
}
