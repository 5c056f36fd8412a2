import { type CookingTimer, upperEnd } from "@larder/domain/cooking/cooking-timer";
import { useTimerMessages } from "@/features/timers/messages";

/** What a timer that rings says: at the lower end of a range one looks, else it is done. */
export function useRingMessages(): (timer: CookingTimer) => string {
  const messages = useTimerMessages();
  return (timer) => (upperEnd(timer) === null ? messages.done(timer.name) : messages.check(timer.name));
}
