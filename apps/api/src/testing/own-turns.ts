import type { JobTurns } from "../ports/job-turns.ts";

/** The turns of a process that has no others beside it. */
export const ownTurns: JobTurns = {
  oncePer: (_periodMs, _job, work) => work(),
  oneAtATime: (_longestMs, _job, work) => work(),
};
