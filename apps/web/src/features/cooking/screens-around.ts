import type { Cooking } from "@larder/domain/cooking/cooking-state";
import type { CookingScreen } from "@larder/domain/cooking/screens/cooking-screens";
import type { Step } from "@larder/domain/recipe/recipe";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";

export const [loadScreens, useScreens] = lazyWithPreload(
  () => import("@larder/domain/cooking/screens/cooking-screens"),
);

/** The index of a step and of one of its parts, both from 0; the step -1 is the preparation screen. */
export interface ScreenPosition {
  stepIndex: number;
  part: number;
}

export type CutIntoScreens = (steps: readonly Step[]) => CookingScreen[][];

interface CookingScreens {
  /** The current screen, within the recipe. */
  position: ScreenPosition;
  /** Undefined on the preparation screen. */
  screen: CookingScreen | undefined;
  /** Null on the last screen. */
  next: ScreenPosition | null;
  /** Null on the first screen. */
  previous: ScreenPosition | null;
  /** The title of a step; null where it has none. */
  titleOf: (stepIndex: number) => string | null;
}

/**
 * Returns the current screen of a cooking and its neighbours. The recipe may have been edited since the cooking began,
 * so that the stored position lies behind its end.
 *
 * @param screens the screens of each step
 * @param first the first step: -1 where something has to be prepared
 */
export function screensAround(
  screens: readonly (readonly CookingScreen[])[],
  { stepIndex, part = 0 }: Pick<Cooking, "stepIndex" | "part">,
  first: number,
): CookingScreens {
  const lastPart = (step: number) => Math.max(0, (screens[step]?.length ?? 1) - 1);
  const at = Math.min(Math.max(first, stepIndex), screens.length - 1);
  const position = { stepIndex: at, part: Math.min(part, lastPart(at)) };
  return {
    position,
    screen: screens[at]?.[position.part],
    next: nextOf(position, lastPart(at), screens.length),
    previous: previousOf(position, first, lastPart),
    titleOf: (step) => screens[step]?.[0]?.title ?? null,
  };
}

function nextOf({ stepIndex, part }: ScreenPosition, lastPart: number, steps: number): ScreenPosition | null {
  if (part < lastPart) return { stepIndex, part: part + 1 };
  return stepIndex < steps - 1 ? { stepIndex: stepIndex + 1, part: 0 } : null;
}

function previousOf(
  { stepIndex, part }: ScreenPosition,
  first: number,
  lastPart: (step: number) => number,
): ScreenPosition | null {
  if (part > 0) return { stepIndex, part: part - 1 };
  return stepIndex > first ? { stepIndex: stepIndex - 1, part: lastPart(stepIndex - 1) } : null;
}
