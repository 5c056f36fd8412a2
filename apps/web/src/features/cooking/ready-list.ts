import type { IngredientRow, Ingredients, Tool } from "@larder/domain/recipe";

/** One thing to get ready: an ingredient or a tool. */
export interface ToReady {
  /** Tells it from the others, and from the sub-steps. */
  mark: string;
  name: string;
  /** What to do with it, or what it is for. */
  note: string;
  row: IngredientRow | null;
}

/** Everything a recipe takes, in its own order. */
export function readyList(ingredients: Ingredients, tools: readonly Tool[]): ToReady[] {
  const rows = Object.entries(ingredients).flatMap(([group, groupRows]) =>
    groupRows.map((row, place) => ({
      mark: `ready.${group}.${place}`,
      name: row.ingredient_name,
      note: row.prep_style,
      row,
    })),
  );
  const toolsToo = tools.map(({ tool_name, purpose }, place) => ({
    mark: `ready..${place}`,
    name: tool_name,
    note: purpose,
    row: null,
  }));
  return [...rows, ...toolsToo];
}
