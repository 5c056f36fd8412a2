/** The time in milliseconds for which a toggle's key and its response are stored. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The time before which keys are forgotten. */
export function forgottenBefore(at: string): string {
  return new Date(Date.parse(at) - KEPT_MS).toISOString();
}
