import type { KitchenTimer } from "@larder/domain/cooking/kitchen-timer";
import { useKitchen } from "@/lib/timers/kitchen";

/** Returns the timer that was started from a step of a recipe for that many seconds, while it is there. */
export function useStartedTimer(
  slug: string,
  { step, subStep }: KitchenTimer["place"],
  seconds: number,
): KitchenTimer | undefined {
  return useKitchen().timers.find(
    ({ recipe, place, seconds: lasts }) =>
      recipe.slug === slug && place.step === step && place.subStep === subStep && lasts === seconds,
  );
}
