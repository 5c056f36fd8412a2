import { ingredientFault, stepFault } from "./looks-whole.ts";
import { instructionLines } from "@larder/domain/schema-org/raw-recipe";
import type { Merged } from "./merge-found.ts";

const PARTS = ["title", "ingredients", "instructions"] as const;

/** The trust in a part that no reader found. */
const TRUST_OF_MISSING = 0.3;

/** Returns the confidence from 0 to 1: that of the least sure part, halved by a part that looks poor. */
export function confidenceOf({ raw, readers }: Merged): number {
  const trust = PARTS.map((part) => {
    const reader = readers[part];
    if (reader === undefined) return TRUST_OF_MISSING;
    return part === "title" ? 1 : reader.trust;
  });
  const faults = [
    ingredientFault(raw.ingredients ?? []),
    stepFault(instructionLines(raw.instructions ?? [])),
  ].filter((fault) => fault !== null && fault !== "missing" && fault !== "in one piece");
  const least = Math.min(...trust);
  return Math.round(least * (faults.length > 0 ? 0.5 : 1) * 100) / 100;
}
