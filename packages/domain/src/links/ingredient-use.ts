import type { Quantity } from "../measure/amounts.ts";

/** How much of a listed ingredient a step takes: all of it, a portion, or what earlier steps did not take. */
export type UsePart = "all" | "part" | "rest";

/** An ingredient that a step takes. */
export interface IngredientUse {
  /** The index of the ingredient in the list. */
  i: number;
  part: UsePart;
  /** The offsets of the words that name it in the step; null where it is only meant. */
  start: number | null;
  end: number | null;
  /** The amount that the sentence states; the unit is an id of the unit table. */
  amount: { quantity: Quantity; unit: string | null } | null;
}
