import { fold } from "../text/fold.ts";
import type { IngredientRow, Tool } from "../recipe/recipe.ts";

/** An item to get ready before the first step. */
export interface ToGather<Row = IngredientRow> {
  /** The id for `Cooking.done`; the same after a reload, with other servings and other units. */
  doneId: string;
  row: Row;
}

export interface MiseEnPlace<Row = IngredientRow> {
  /** Groups as the recipe has them, under their keys. */
  groups: { key: string; ingredients: ToGather<Row>[] }[];
  tools: { doneId: string; tool: Tool }[];
}

/**
 * Lists everything to get ready before cooking begins. Ids are made of names, so that ticks outlive an edit of other
 * ingredients.
 *
 * @param recipe with its amounts as they are to be shown: ids do not depend on them
 */
export function gatherAll<Row extends IngredientRow>({
  ingredients,
  tools,
}: {
  ingredients: Readonly<Record<string, readonly Row[]>>;
  tools: readonly Tool[];
}): MiseEnPlace<Row> {
  const doneId = doneIdMaker();
  const groups = Object.entries(ingredients).map(([key, rows]) => ({
    key,
    ingredients: rows.map((row) => ({
      doneId: doneId("ready", key, row.ingredient_name),
      row,
    })),
  }));
  return {
    groups: groups.filter((group) => group.ingredients.length > 0),
    tools: tools.map((tool) => ({ doneId: doneId("tool", tool.tool_name), tool })),
  };
}

/** Gives what is named twice a number from its second time on. */
function doneIdMaker(): (...parts: string[]) => string {
  const seen = new Map<string, number>();
  return (...parts) => {
    const doneId = parts.map(fold).join(":");
    const times = (seen.get(doneId) ?? 0) + 1;
    seen.set(doneId, times);
    return times === 1 ? doneId : `${doneId}:${times}:`;
  };
}
