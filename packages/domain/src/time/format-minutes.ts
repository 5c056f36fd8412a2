/** Formats a duration: "45 min", "1h 20m", "2h". */
export function formatMinutes(minutes: number): string {
  const whole = Number.isFinite(minutes) ? Math.max(0, Math.round(minutes)) : 0;
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)}h` : `${Math.floor(whole / 60)}h ${rest}m`;
}
