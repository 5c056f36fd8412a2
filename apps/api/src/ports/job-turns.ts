/** The time in milliseconds for which other processes leave a regular job to the one that has begun it. */
export const REGULAR_JOB_MS = 60 * 60 * 1000;

/** Divides jobs that run beside the requests among the processes that share a store. */
export interface JobTurns {
  /**
   * Runs a job, unless another process has begun it within the period. A job that fails may be begun again at once.
   *
   * @returns null where it was another process's turn
   */
  oncePer<T>(periodMs: number, job: string, work: () => Promise<T>): Promise<T | null>;
  /**
   * Runs a job, unless another process is at it.
   *
   * @param longestMs after this time the other process counts as lost
   * @returns null where another process is at it
   */
  oneAtATime<T>(longestMs: number, job: string, work: () => Promise<T>): Promise<T | null>;
}

/**
 * Runs a job now and then regularly, in one of the processes.
 *
 * @param everyMs the time in milliseconds from one beginning to the next
 * @returns ends it
 */
export function startRegularJob(
  turns: JobTurns,
  { job, everyMs, failed }: { job: string; everyMs: number; failed: (error: unknown) => void },
  work: () => Promise<unknown>,
): () => void {
  const run = () => turns.oncePer(REGULAR_JOB_MS, job, work).catch(failed);
  const timer = setInterval(() => void run(), everyMs);
  // A process that has nothing else to do may end.
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
