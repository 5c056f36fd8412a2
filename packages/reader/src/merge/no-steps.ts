import { instructionLines } from "@larder/domain/schema-org/raw-recipe";
import type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import { lettersOf } from "../lines/letters.ts";

const MOST_FOODS = 0.8;

/** Reports whether what a page calls its steps is its description or its list of ingredients once more. */
export function hasNoSteps({ description, ingredients, instructions }: Partial<RawRecipe>): boolean {
  const steps = instructionLines(instructions ?? []);
  if (steps.length === 0) return false;
  const described = lettersOf(description ?? "");
  if (described !== "" && lettersOf(steps.join("")) === described) return true;
  const foods = new Set((ingredients ?? []).map(lettersOf));
  return (
    steps.length > 1 && steps.filter((step) => foods.has(lettersOf(step))).length >= steps.length * MOST_FOODS
  );
}
