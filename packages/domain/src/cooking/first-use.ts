import type { Ingredients, Recipe } from "../recipe/recipe.ts";

/** A row of an ingredient list, by its group and its index in it. */
export interface RowPosition {
  group: string;
  i: number;
}

/**
 * Returns the rows of an ingredient list in the order in which the steps first use them, as listed within one sub-step.
 * Rows that no step uses are last. Null where the steps use none.
 */
export function rowsByFirstUse(ingredients: Ingredients, steps: Recipe["steps"]): RowPosition[] | null {
  const listed = Object.entries(ingredients).flatMap(([group, rows]) => rows.map((_, i) => ({ group, i })));
  const firstUse = new Map<string, number>();
  const parts = steps.flatMap(({ sub_steps: own }) => own);
  for (const [at, { uses = [] }] of parts.entries()) {
    for (const use of uses) {
      const id = idOf(use);
      if (!firstUse.has(id)) firstUse.set(id, at);
    }
  }
  const orderOf = (row: RowPosition) => firstUse.get(idOf(row)) ?? parts.length;
  if (listed.every((row) => orderOf(row) === parts.length)) return null;
  return listed.toSorted((one, other) => orderOf(one) - orderOf(other));
}

function idOf({ group, i }: RowPosition): string {
  return `${i} ${group}`;
}
