import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import type { AmountBeside } from "@larder/domain/messages/amounts-beside";
import type { UnitChoice } from "@larder/domain/cooking/cooking-state";
import type { ReactNode } from "react";
import type { EmphasisedRange } from "@/lib/text/additions";

/** The position of a sentence in a recipe, which identifies the timers that are started from it. */
export interface TimedPosition {
  recipe: CookingTimer["recipe"];
  /** The index of the timer, from 0. */
  position: CookingTimer["position"];
  /** "Step 3.2"; the name of a timer whose work the sentence does not tell. */
  name: string;
  /** The index in the sub-step's description at which the sentence begins; 0 where it is absent. */
  offset?: number;
}

/** The choices with which a sentence is shown. */
export interface SentenceChoices {
  /** The scale of temperatures; both scales where it is absent. */
  units?: UnitChoice | undefined;
  /** Returns what is shown beside the amounts of a sentence; absent where they are as written. */
  besides?: ((sentence: string) => readonly AmountBeside[]) | undefined;
  /** The words of the sentence that are marked. */
  ranges?: readonly EmphasisedRange[] | undefined;
}

/**
 * Draws a sentence whose lengths of time start timers. Pages pass it to features that show steps, since features do not
 * import each other.
 */
export type RenderTimedText = (text: string, position: TimedPosition, choices?: SentenceChoices) => ReactNode;
