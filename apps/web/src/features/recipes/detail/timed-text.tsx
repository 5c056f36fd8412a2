import { timedPieces } from "@larder/domain/timed-text";
import { DurationChip } from "@/components/ui/duration-chip";

/** A text with its cooking times set apart; its higher lines begin where those of a plain text do. */
export function TimedText({ children }: { children: string }) {
  const pieces = timedPieces(children);
  if (!pieces.some((piece) => piece.timer)) return children;
  return (
    <span className="-mt-2 -mb-0.5 block leading-10.5">
      {pieces.map(({ text, timer }, place) =>
        timer ? <DurationChip key={place}>{text}</DurationChip> : text,
      )}
    </span>
  );
}
