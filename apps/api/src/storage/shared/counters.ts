/** Returns the end of a window that opens now. */
export function windowEnd(now: string, windowMs: number): string {
  return new Date(Date.parse(now) + windowMs).toISOString();
}
