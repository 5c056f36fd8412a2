import type { UnitChoice } from "@larder/domain/cooking/cooking-state";
import { Suspense } from "react";
import type { Additions } from "@/lib/text/additions";
import { TextWithAdditions } from "@/components/ui/text-with-additions";
import { TimerChip } from "@/features/timers/timer-chip";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";
import type { RenderTimedText, SentenceChoices, TimedPosition } from "@/lib/timers/timer-slots";

interface TimedTextProps extends SentenceChoices {
  at: TimedPosition;
  children: string;
}

export const [loadTimedText, useTimedText] = lazyWithPreload(async () => {
  const [{ timedPieces }, { textWithDegrees }] = await Promise.all([
    import("@larder/domain/time/timed-text"),
    import("@larder/domain/cooking/degrees"),
  ]);
  return { timedPieces, textWithDegrees };
});

/** A sentence whose lengths of time start timers, and whose temperatures are on both scales, with what is added to it; its higher lines begin where those of a plain text do. */
export function TimedText(props: TimedTextProps) {
  return (
    <Suspense fallback={props.children}>
      <Pieces {...props} />
    </Suspense>
  );
}

/** Draws a `TimedText` for the features that show steps. */
export const renderTimedText: RenderTimedText = (text, position, choices) => (
  <TimedText at={position} {...choices}>
    {text}
  </TimedText>
);

/**
 * Draws a sentence with its times and temperatures. The code that finds them is heavy, and the sentence is readable before it is
 * loaded.
 */
function Pieces({ at, units, besides, ranges, children }: TimedTextProps) {
  const { timedPieces } = useTimedText();
  const pieces = timedPieces(children, at.name);
  const additions = besides?.(children) ?? [];
  const plain = { units, additions, ranges };
  if (!pieces.some((piece) => piece.timer)) return <PlainText {...plain}>{children}</PlainText>;
  const starts = startsOf(pieces);
  return (
    <span className="block leading-[max(1.9375rem,1.55em)]">
      {pieces.map(({ text, timer, name = at.name }, pieceIndex) =>
        timer ? (
          <TimerChip key={pieceIndex} at={at} timer={timer} name={name}>
            {text}
          </TimerChip>
        ) : (
          <PlainText key={pieceIndex} {...plain} from={starts[pieceIndex]}>
            {text}
          </PlainText>
        ),
      )}
    </span>
  );
}

interface PlainTextProps extends Additions {
  units?: UnitChoice | undefined;
  /** The index of the text in its sentence. */
  from?: number | undefined;
  children: string;
}

/**
 * Draws a text with its temperatures on the other scale beside them, and with what is beside its amounts; the original
 * text stays.
 */
function PlainText({ units = "written", from = 0, children, ...added }: PlainTextProps) {
  const { textWithDegrees } = useTimedText();
  const pieces = textWithDegrees(children, units);
  if (!pieces.some(({ beside }) => beside)) return <TextWithAdditions {...{ ...added, from, children }} />;
  const starts = startsOf(pieces, from);
  return pieces.map(({ text, beside }, position) => (
    <span key={position} className={beside && "whitespace-nowrap"}>
      <TextWithAdditions {...added} from={starts[position]}>
        {text}
      </TextWithAdditions>
      {beside && <span className="text-ink-3"> ({beside})</span>}
    </span>
  ));
}

/** Returns the index at which each piece of a text begins. */
function startsOf(pieces: readonly { text: string }[], from = 0): number[] {
  let end = from;
  return pieces.map(({ text }) => {
    end += text.length;
    return end - text.length;
  });
}
