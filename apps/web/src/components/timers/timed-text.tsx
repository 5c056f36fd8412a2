import { timedPieces } from "@larder/domain/timed-text";
import { type TimedPlace, TimerChip } from "@/components/timers/timer-chip";

interface TimedTextProps {
  at: TimedPlace;
  children: string;
}

/** A sentence whose lengths of time start timers; its higher lines begin where those of a plain text do. */
export function TimedText({ at, children }: TimedTextProps) {
  const pieces = timedPieces(children);
  if (!pieces.some((piece) => piece.timer)) return children;
  return (
    <span className="-mt-2 -mb-0.5 block leading-10.5">
      {pieces.map(({ text, timer }, place) =>
        timer ? (
          <TimerChip key={place} at={at} timer={timer}>
            {text}
          </TimerChip>
        ) : (
          text
        ),
      )}
    </span>
  );
}
