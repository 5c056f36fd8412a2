import type { FoodLine } from "./food-line.ts";
import type { IngredientUse } from "./ingredient-use.ts";

/**
 * Sets the parts of lines that several steps take. Without an amount each use is a portion; with one the first use is
 * all unless a later one takes the rest. What is only made ready is not taken yet, and keeps its part.
 */
export function finishParts(
  uses: readonly (readonly IngredientUse[])[],
  lines: readonly FoodLine[],
  isPrepared: (use: IngredientUse) => boolean,
): void {
  const byLine = new Map<number, IngredientUse[]>();
  for (const use of uses.flat()) {
    if (isPrepared(use)) continue;
    const own = byLine.get(use.i);
    if (own) own.push(use);
    else byLine.set(use.i, [use]);
  }
  for (const [index, own] of byLine) {
    const line = lines[index];
    if (!line || own.length < 2) continue;
    const hasRest = own.some(({ part }) => part === "rest");
    let isTaken = false;
    for (const use of own) {
      if (use.part !== "all") continue;
      if (line.quantity === null || isTaken || hasRest) use.part = "part";
      isTaken = true;
    }
  }
}
