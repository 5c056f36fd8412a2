import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { useCookingState } from "@/lib/timers/cooking-store";

/** Returns the timer that was started from a step of a recipe for that many seconds, while it exists. */
export function useStartedTimer(
  slug: string,
  { step, subStep }: CookingTimer["position"],
  seconds: number,
): CookingTimer | undefined {
  return useCookingState().timers.find(
    ({ recipe, position, seconds: lasts }) =>
      recipe.slug === slug && position.step === step && position.subStep === subStep && lasts === seconds,
  );
}
