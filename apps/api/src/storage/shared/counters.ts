/** When a window ends that is opened now. */
export function windowEnd(now: string, windowMs: number): string {
  return new Date(Date.parse(now) + windowMs).toISOString();
}
