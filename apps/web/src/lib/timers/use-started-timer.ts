import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { isDetached } from "@larder/domain/cooking/detached-timer";
import { useCookingState } from "@/lib/timers/cooking-store";

/**
 * Returns the timer that was started from a sentence of a recipe for that many seconds, while it exists. The timer of a
 * step that was left is not returned: the step has a timer of its own again.
 */
export function useStartedTimer(
  slug: string,
  { step, subStep }: CookingTimer["position"],
  seconds: number,
): CookingTimer | undefined {
  return useCookingState().timers.find(
    ({ id, recipe, position, seconds: lasts }) =>
      recipe.slug === slug &&
      position.step === step &&
      position.subStep === subStep &&
      lasts === seconds &&
      !isDetached({ id }),
  );
}
