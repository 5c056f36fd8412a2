import type { CounterStore } from "../ports/counter-store.ts";
import type { JobTurns } from "../ports/job-turns.ts";

interface Turn {
  /** Lets the next process begin. */
  giveBack: () => Promise<void>;
}

/**
 * Creates the turns of jobs: the first who counts in a window of the job has the turn. Where one process alone has the
 * store, every turn is its own.
 */
export function createJobTurns({
  counters,
  clock,
}: {
  counters: Pick<CounterStore, "isShared" | "add" | "takeBack">;
  clock: () => Date;
}): JobTurns {
  async function take(job: string, windowMs: number): Promise<Turn | null> {
    if (!counters.isShared) return { giveBack: async () => {} };
    const key = `job ${job}`;
    const { count, endsAt } = await counters.add(key, clock().toISOString(), windowMs);
    const giveBack = () => counters.takeBack(key, endsAt);
    if (count === 1) return { giveBack };
    await giveBack();
    return null;
  }

  return {
    async oncePer(periodMs, job, work) {
      const turn = await take(job, periodMs);
      if (!turn) return null;
      try {
        return await work();
      } catch (error) {
        await turn.giveBack().catch(() => {});
        throw error;
      }
    },
    async oneAtATime(longestMs, job, work) {
      const turn = await take(job, longestMs);
      if (!turn) return null;
      try {
        return await work();
      } finally {
        // Otherwise the turn ends with its window.
        await turn.giveBack().catch(() => {});
      }
    },
  };
}
