/** How long a toggle's key and its answer are remembered. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** The time before which keys are forgotten. */
export function forgottenBefore(at: string): string {
  return new Date(Date.parse(at) - RETENTION_MS).toISOString();
}
