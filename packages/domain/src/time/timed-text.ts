import { findTimers, type Timer } from "./timers.ts";

/** A piece of a text, with the time that a cook would time there. */
export interface TimedPiece {
  text: string;
  timer?: Timer;
}

/** Splits a text at the lengths of time that a cook would time; storage times stay plain text. */
export function timedPieces(text: string): TimedPiece[] {
  const pieces: TimedPiece[] = [];
  let end = 0;
  for (const timer of findTimers(text)) {
    if (timer.kind === "storage") continue;
    if (timer.start > end) pieces.push({ text: text.slice(end, timer.start) });
    pieces.push({ text: text.slice(timer.start, timer.end), timer });
    end = timer.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
