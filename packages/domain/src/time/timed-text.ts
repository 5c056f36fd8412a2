import { timerName } from "./timer-name.ts";
import { timerTask } from "./timer-task.ts";
import { findTimers, type Timer } from "./timers.ts";

/** A piece of a text, with the time that a cook would time there. */
export interface TimedPiece {
  text: string;
  timer?: Timer;
  /** The name of that timer: "Simmer sauce, 15 min". */
  name?: string;
}

/**
 * Splits a text at the lengths of time that a cook would time; storage times stay plain text.
 *
 * @param label the position of the text, "Step 3.2", for timers whose work the text does not tell
 */
export function timedPieces(text: string, label: string): TimedPiece[] {
  const pieces: TimedPiece[] = [];
  let end = 0;
  for (const timer of findTimers(text)) {
    if (timer.kind === "storage") continue;
    if (timer.start > end) pieces.push({ text: text.slice(end, timer.start) });
    const name = timerName(timerTask(text, timer.start, end), label, timer);
    pieces.push({ text: text.slice(timer.start, timer.end), timer, name });
    end = timer.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
