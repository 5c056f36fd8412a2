import type { TimerState } from "@larder/domain/cooking/cooking-timer";
import { formatLongClock } from "@larder/domain/time/timer-clock";

/** Formats a timer's clock: the remaining time, or with a minus sign how long it has been ringing. */
export const figuresOf = ({ state, leftMs, overMs }: TimerState): string =>
  state === "ringing" ? `−${formatLongClock(Math.floor(overMs / 1000))}` : formatLongClock(leftMs / 1000);
