import { formatMinutes } from "./format-minutes.ts";

interface TimerLength {
  minSeconds: number;
  maxSeconds: number | null;
}

/**
 * Returns the name of a timer: "Simmer sauce, 15 min".
 *
 * @param task what is done; null where the text does not tell
 * @param label the position in the recipe, "Step 3.2", for a timer without a task
 */
export function timerName(task: string | null, label: string, length: TimerLength): string {
  return `${task ?? label}, ${shortLength(length)}`;
}

/** Formats a length or a range in short: "15 min", "18–20 min", "45 s", "1h–1h 30m". */
export function shortLength({ minSeconds, maxSeconds }: TimerLength): string {
  const [from, to] = [shortTime(minSeconds), maxSeconds === null ? "" : shortTime(maxSeconds)];
  if (to === "" || to === from) return from;
  const [number, unit] = from.split(" ");
  return to.endsWith(` ${unit}`) && /^\d+$/.test(number ?? "") && !to.includes("h")
    ? `${number}–${to}`
    : `${from}–${to}`;
}

function shortTime(seconds: number): string {
  const isWhole = seconds % 60 === 0 || seconds > 600;
  return isWhole ? formatMinutes(seconds / 60) : `${seconds} s`;
}
