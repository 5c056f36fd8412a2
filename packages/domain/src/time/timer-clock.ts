/**
 * Formats a countdown as a clock: minutes and two-digit seconds, "75:05" for an hour and a quarter and five seconds.
 *
 * @param seconds part seconds are rounded up, so that 0:00 means the end; anything below zero shows as 0:00
 */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * Formats a countdown with hours, for long timers: "1:15:05"; below an hour like `formatClock`.
 *
 * @param seconds as for `formatClock`
 */
export function formatLongClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  if (whole < 3600) return formatClock(whole);
  return `${Math.floor(whole / 3600)}:${formatClock(whole % 3600).padStart(5, "0")}`;
}
