/** A timer that knows no clock: whoever drives it says what time it is, in milliseconds since the epoch. */
export type Countdown =
  | { state: "resting"; leftMs: number }
  /** `endsAt` decides; `leftMs` is what was left when it was last looked at. */
  | { state: "running"; leftMs: number; endsAt: number }
  | { state: "over"; leftMs: 0 };

export const setTo = (seconds: number): Countdown => ({ state: "resting", leftMs: seconds * 1000 });

export function start(countdown: Countdown, now: number): Countdown {
  if (countdown.state !== "resting") return countdown;
  return { state: "running", leftMs: countdown.leftMs, endsAt: now + countdown.leftMs };
}

/** Looks at the clock. However late it comes, what is left is right. */
export function tick(countdown: Countdown, now: number): Countdown {
  if (countdown.state !== "running") return countdown;
  const leftMs = countdown.endsAt - now;
  return leftMs > 0 ? { ...countdown, leftMs } : { state: "over", leftMs: 0 };
}

export function pause(countdown: Countdown, now: number): Countdown {
  const seen = tick(countdown, now);
  return seen.state === "running" ? { state: "resting", leftMs: seen.leftMs } : seen;
}

/** How long what the clock shows stays true. */
export function msToNextSecond(endsAt: number, now: number): number {
  const leftMs = endsAt - now;
  return leftMs <= 0 ? 0 : leftMs % 1000 || 1000;
}
