import type { Work } from "./part-time.ts";

/** A moment in milliseconds since the epoch: when all is to be ready, or when one begins. */
export type When = { readyAt: number } | { startAt: number };

/** A sub-step in its place in time. Moments are milliseconds since the epoch. */
export interface PlannedPart {
  slug: string;
  /** From 0; `GETTING_READY` (-1) for getting everything ready. */
  step: number;
  /** From 0; also of a step that has no sub-steps. */
  subStep: number;
  startAt: number;
  endAt: number;
  work: Work;
  /** The recipe does not say how long it takes. */
  isAssumed: boolean;
  /** Were it longer, all would be ready later. */
  isCritical: boolean;
}

export interface PlannedStep {
  slug: string;
  step: number;
  startAt: number;
  endAt: number;
  /** In their order; between two of them the hands may be elsewhere. */
  parts: PlannedPart[];
}

export interface Timeline {
  /** When to begin. */
  startAt: number;
  /** When the last recipe is ready. */
  readyAt: number;
  /** In the order given. A recipe whose last touch needs hands that are at another's is ready those minutes earlier. */
  recipes: { slug: string; name: string; startAt: number; readyAt: number }[];
  /** By their beginning. */
  steps: PlannedStep[];
  /** Every wait, by its beginning, and what can be done in it. */
  waits: Wait[];
  handsOnMs: number;
}

/** Sub-steps of one step, from one to another; both from 0. */
export interface PartSpan {
  slug: string;
  step: number;
  from: number;
  to: number;
}

/** A wait, and what the hands do in it: "while the oven works, 35 min: do 3.1-3.3". */
export interface Wait {
  during: PlannedPart;
  ms: number;
  /** In their order; empty where one can sit down. */
  doing: PartSpan[];
  /** How much of it the hands are free. */
  freeMs: number;
}
