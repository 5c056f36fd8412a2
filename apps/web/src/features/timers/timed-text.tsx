import type { UnitChoice } from "@larder/domain/cooking/cooking-state";
import { textWithDegrees } from "@larder/domain/cooking/degrees";
import { Suspense } from "react";
import { TimerChip } from "@/features/timers/timer-chip";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";
import type { RenderTimedText, TimedPosition } from "@/lib/timers/timer-slots";

interface TimedTextProps {
  at: TimedPosition;
  /** The scale of temperatures. */
  units?: UnitChoice | undefined;
  children: string;
}

export const [loadTimedText, useTimedText] = lazyWithPreload(() => import("@larder/domain/time/timed-text"));

/** A sentence whose lengths of time start timers, and whose temperatures are on both scales; its higher lines begin where those of a plain text do. */
export function TimedText(props: TimedTextProps) {
  return (
    <Suspense fallback={props.children}>
      <Pieces {...props} />
    </Suspense>
  );
}

/** Draws a `TimedText` for the features that show steps. */
export const renderTimedText: RenderTimedText = (text, position, units) => (
  <TimedText at={position} units={units}>
    {text}
  </TimedText>
);

/**
 * Draws a sentence with its times. The code that finds them is heavy, and the sentence is readable before it is
 * loaded.
 */
function Pieces({ at, units, children }: TimedTextProps) {
  const { timedPieces } = useTimedText();
  const pieces = timedPieces(children);
  if (!pieces.some((piece) => piece.timer)) return <DegreesText units={units}>{children}</DegreesText>;
  return (
    <span className="-mt-2 -mb-0.5 block leading-10.5">
      {pieces.map(({ text, timer }, pieceIndex) =>
        timer ? (
          <TimerChip key={pieceIndex} at={at} timer={timer}>
            {text}
          </TimerChip>
        ) : (
          <DegreesText key={pieceIndex} units={units}>
            {text}
          </DegreesText>
        ),
      )}
    </span>
  );
}

interface DegreesTextProps {
  units?: UnitChoice | undefined;
  children: string;
}

/** Draws a text with its temperatures on the other scale beside them; the original text stays. */
function DegreesText({ units = "written", children }: DegreesTextProps) {
  const pieces = textWithDegrees(children, units);
  if (!pieces.some(({ beside }) => beside)) return children;
  return pieces.map(({ text, beside }, position) => (
    <span key={position} className={beside && "whitespace-nowrap"}>
      {text}
      {beside && <span className="text-ink-3"> ({beside})</span>}
    </span>
  ));
}
