import { lineOfRow } from "@larder/domain/ingredient/line-of-row";
import type { IngredientRow } from "@larder/domain/recipe/recipe";
import { fold } from "@larder/domain/text/fold";
import { oneLine } from "./recipe-text.ts";

/** A row in the parts that other apps keep apart. */
export interface SplitRow {
  /** 0 where none is stated. */
  amount: number;
  unit: string;
  food: string;
  note: string;
}

/**
 * Splits a row for an app that scales amounts.
 *
 * @returns null where a part of the written line would be lost: for a range, an amount in words, or a line that says more
 *   than its parts. The app then gets the line as it is written.
 */
export function splitRow(row: IngredientRow): SplitRow | null {
  const { measure, measureMin, unit, ingredient_name: food, prep_style: note } = row;
  if ((typeof measure === "string" && measure !== "") || measureMin !== undefined || food === "") return null;
  const amount = typeof measure === "number" ? measure : 0;
  if (amount === 0 && unit !== "") return null;
  const parts = wordsOf([unit, food, note].join(" "));
  const lost = [...wordsOf(lineOfRow(row))].filter((word) => !parts.has(word));
  // The unit may be written out: "tablespoons".
  if (lost.length > (unit === "" ? 0 : 1)) return null;
  return { amount, unit: oneLine(unit), food: oneLine(food), note: oneLine(note) };
}

function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\p{M}]+/gu));
}
