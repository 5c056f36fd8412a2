import { ingredientTrouble, stepTrouble } from "./looks-whole.ts";
import { instructionLines } from "../data/instructions.ts";
import type { Merged } from "./merge-found.ts";

/** How far a reader can be trusted: what a page says in data is surer than what is told by its looks. */
const TRUST: Readonly<Record<string, number>> = {
  "structured-data": 1,
  microdata: 0.95,
  "app-data": 0.8,
  visible: 0.8,
  description: 0.7,
  likeness: 0.5,
  text: 0.5,
};
const PARTS = ["title", "ingredients", "instructions"] as const;

/** How sure a reading is, from 0 to 1: as its least sure part; a part that looks poor halves it. */
export function confidenceOf({ raw, readers }: Merged): number {
  const trust = PARTS.map((part) => {
    const reader = readers[part];
    if (reader === undefined) return 0.3;
    return part === "title" ? 1 : (TRUST[reader] ?? 0.5);
  });
  const troubles = [
    ingredientTrouble(raw.ingredients ?? []),
    stepTrouble(instructionLines(raw.instructions ?? [])),
  ].filter((trouble) => trouble !== null && trouble !== "missing" && trouble !== "in one piece");
  const least = Math.min(...trust);
  return Math.round(least * (troubles.length > 0 ? 0.5 : 1) * 100) / 100;
}
