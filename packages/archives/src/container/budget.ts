import { type ArchiveLimits, RATIO_FROM_BYTES } from "../archive-limits.ts";
import { EntryError } from "../entry-error.ts";

/** Counts the bytes that come out of an archive, with those of the archives in it. */
export interface Budget {
  readonly limits: ArchiveLimits;
  /** How deep the archive lies in others; 0 for one that was handed over. */
  readonly depth: number;
  /** Returns the most bytes that a packed file of this size may give; throws `EntryError` when none are left. */
  most(packedBytes: number, wanted: number): number;
  spend(bytes: number): void;
  /** Returns the budget of an archive inside; throws `EntryError` when it lies too deep. */
  inside(): Budget;
}

export function createBudget(limits: ArchiveLimits): Budget {
  let left = limits.totalBytes;
  const at = (depth: number): Budget => ({
    limits,
    depth,
    most(packedBytes, wanted) {
      const byRatio = Math.max(RATIO_FROM_BYTES, packedBytes * limits.ratio);
      const most = Math.min(wanted, byRatio, left);
      if (most <= 0) throw new EntryError("entry-too-large");
      return most;
    },
    spend(bytes) {
      left -= bytes;
    },
    inside() {
      if (depth + 1 > limits.nesting) throw new EntryError("entry-too-large");
      return at(depth + 1);
    },
  });
  return at(0);
}
