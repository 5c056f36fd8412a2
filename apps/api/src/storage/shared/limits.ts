/** Stores return this many recipes of one query: the newest may have been deleted. */
export const RECIPES_FOR_A_QUERY = 5;

/** A toggle's key and its answer are remembered for this long. */
const TOGGLE_KEY_RETENTION_MS = 24 * 60 * 60 * 1000;

/** Returns the time before which toggle keys are forgotten. */
export function forgottenBefore(at: string): string {
  return new Date(Date.parse(at) - TOGGLE_KEY_RETENTION_MS).toISOString();
}

/** Returns when a counter's window ends that is opened now. */
export function windowEnd(now: string, windowMs: number): string {
  return new Date(Date.parse(now) + windowMs).toISOString();
}
