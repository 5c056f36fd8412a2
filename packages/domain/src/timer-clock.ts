/**
 * A countdown as a clock shows it: minutes and two-digit seconds, "75:05" for an hour and a quarter and five seconds.
 *
 * @param seconds part seconds are rounded up, so that 0:00 means the end; anything below zero shows as 0:00
 */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
