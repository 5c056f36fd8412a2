import type { Work } from "./part-time.ts";

/**
 * The moment when all is to be ready, or when the cook begins, in milliseconds since the epoch. A plan that would begin
 * before `notBefore` begins then, and is ready later.
 */
export type When = { readyAt: number; notBefore?: number } | { startAt: number };

/** A sub-step with its times in the plan. Moments are milliseconds since the epoch. */
export interface PlannedPart {
  slug: string;
  /** The step, from 0; `GETTING_READY` (-1) for getting everything ready. */
  step: number;
  /** The sub-step, from 0; also 0 for a step without sub-steps. */
  subStep: number;
  startAt: number;
  endAt: number;
  work: Work;
  /** True when the recipe does not state how long it takes. */
  isAssumed: boolean;
  /** True when a longer task would delay the end. */
  isCritical: boolean;
}

export interface PlannedStep {
  slug: string;
  step: number;
  startAt: number;
  endAt: number;
  /** The parts in order; the cook may work elsewhere between two of them. */
  parts: PlannedPart[];
}

export interface Timeline {
  /** The moment to begin. */
  startAt: number;
  /** The moment at which the last recipe is ready. */
  readyAt: number;
  /**
   * The recipes in the given order. A recipe is ready some minutes earlier when another needs the cook's hands at the
   * end.
   */
  recipes: { slug: string; name: string; startAt: number; readyAt: number }[];
  /** The steps, sorted by their beginning. */
  steps: PlannedStep[];
  /** Every wait, sorted by its beginning, and the tasks that fit into it. */
  waits: Wait[];
  handsOnMs: number;
}

/** A range of sub-steps of one step; all indexes from 0. */
export interface PartSpan {
  slug: string;
  step: number;
  from: number;
  to: number;
}

/** A wait, and the hands-on tasks during it: "while the oven works, 35 min: do 3.1-3.3". */
export interface Wait {
  during: PlannedPart;
  ms: number;
  /** The tasks during the wait, in order; empty when the cook is free. */
  doing: PartSpan[];
  /** The part of the wait in which the cook's hands are free. */
  freeMs: number;
}
