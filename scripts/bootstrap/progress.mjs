/** A step that cannot go on. Its status becomes the status of the whole command. */
export class StepFailed extends Error {
  constructor(message, status = 1) {
    super(message);
    this.status = status;
  }
}

/** Progress goes to stderr, so that the stdout of `predict` and the like carries results alone. */
export function report(line) {
  process.stderr.write(`[larder] ${line}\n`);
}

/** "0.4 s", "31.2 s", "2 min 5 s". */
export function formatElapsed(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Starts a clock; the returned function tells the time since, ready to print. */
export function startClock() {
  const start = Date.now();
  return () => formatElapsed(Date.now() - start);
}

/** The outermost frame of a script: the status of its work becomes its own. */
export async function exitWith(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    if (error.message) report(error.message);
    process.exitCode = error.status;
  }
}
