import { fold } from "../text/fold.ts";
import type { IngredientRow, Tool } from "../recipe/recipe.ts";

/** Something to get ready before the first step. */
export interface ToGather<Row = IngredientRow> {
  /** For `Cooking.done`; the same after a reload, with other servings and other units. */
  mark: string;
  row: Row;
}

export interface MiseEnPlace<Row = IngredientRow> {
  /** Groups as the recipe has them, under their keys. */
  groups: { key: string; ingredients: ToGather<Row>[] }[];
  tools: { mark: string; tool: Tool }[];
}

/**
 * Everything that a recipe wants ready before it begins. Marks are made of names, so that ticks outlive an edit of others.
 *
 * @param recipe with its amounts as they are to be shown: marks do not depend on them
 */
export function gatherAll<Row extends IngredientRow>({
  ingredients,
  tools,
}: {
  ingredients: Readonly<Record<string, readonly Row[]>>;
  tools: readonly Tool[];
}): MiseEnPlace<Row> {
  const mark = markMaker();
  const groups = Object.entries(ingredients).map(([key, rows]) => ({
    key,
    ingredients: rows.map((row) => ({
      mark: mark("ready", key, row.ingredient_name),
      row,
    })),
  }));
  return {
    groups: groups.filter((group) => group.ingredients.length > 0),
    tools: tools.map((tool) => ({ mark: mark("tool", tool.tool_name), tool })),
  };
}

/** Gives what is named twice a number from its second time on. */
function markMaker(): (...parts: string[]) => string {
  const seen = new Map<string, number>();
  return (...parts) => {
    const mark = parts.map(fold).join(":");
    const times = (seen.get(mark) ?? 0) + 1;
    seen.set(mark, times);
    return times === 1 ? mark : `${mark}:${times}:`;
  };
}
