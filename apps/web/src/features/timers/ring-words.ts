import { type KitchenTimer, upperEnd } from "@larder/domain/cooking/kitchen-timer";
import { useTimerWords } from "@/features/timers/words";

/** What a timer that rings says: at the lower end of a range one looks, else it is done. */
export function useRingWords(): (timer: KitchenTimer) => string {
  const words = useTimerWords();
  return (timer) => (upperEnd(timer) === null ? words.done(timer.name) : words.check(timer.name));
}
