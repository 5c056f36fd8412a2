import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import type { UnitChoice } from "@larder/domain/cooking/cooking-state";
import type { ReactNode } from "react";

/** The position of a sentence in a recipe, which identifies the timers that are started from it. */
export interface TimedPosition {
  recipe: CookingTimer["recipe"];
  /** The index of the timer, from 0. */
  position: CookingTimer["position"];
  /** "Step 3.2"; the name of a timer has a length behind it. */
  name: string;
}

/**
 * Draws a sentence whose lengths of time start timers. Pages pass it to features that show steps, since features do not
 * import each other.
 *
 * @param units the scale of temperatures; both scales where it is left out
 */
export type RenderTimedText = (text: string, position: TimedPosition, units?: UnitChoice) => ReactNode;

/** Draws a running timer in one line, which opens it. */
export type RenderTimerLine = (timer: CookingTimer, name: string) => ReactNode;
