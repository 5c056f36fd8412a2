import { fold } from "../fold.ts";
import type { IngredientRow, RecipeDraft, Step, Tool } from "../recipe.ts";
import { scaleRow } from "../scale.ts";
import { convertRow, type ShownRow } from "./convert-row.ts";
import type { UnitChoice } from "./kitchen.ts";
import { sumRows } from "./sum-rows.ts";

/** How amounts are to be shown. */
export interface Amounts {
  /** Times as much as written; see `scaleFactor`. */
  factor: number;
  units: UnitChoice;
  /** Of the recipe, for the names of units. */
  language?: string | undefined;
}

/** What a step takes, over all its sub-steps: each food once where units allow, for as many as one cooks. */
export function neededFor({ sub_steps }: Pick<Step, "sub_steps">, amounts: Amounts): ShownRow[] {
  const rows = sub_steps.flatMap(({ ingredients = [] }) => ingredients);
  return sumRows(rows).map((row) => shownAs(row, amounts));
}

/** One ingredient for as many as one cooks, in the units chosen. */
export function shownAs(row: IngredientRow, { factor, units, language }: Amounts): ShownRow {
  return convertRow(scaleRow(row, factor), units, language);
}

/** Something to get ready before the first step. */
export interface ToGather {
  /** For `Cooking.done`; the same after a reload, with other servings and other units. */
  mark: string;
  shown: ShownRow;
}

export interface MiseEnPlace {
  /** Groups as the recipe has them, under their keys. */
  groups: { key: string; ingredients: ToGather[] }[];
  tools: { mark: string; tool: Tool }[];
}

/** Everything that a recipe wants ready before it begins. Marks are made of names, so that ticks outlive an edit of others. */
export function gatherAll(
  { ingredients, tools }: Pick<RecipeDraft, "ingredients" | "tools">,
  amounts: Amounts,
): MiseEnPlace {
  const mark = markMaker();
  const groups = Object.entries(ingredients).map(([key, rows]) => ({
    key,
    ingredients: rows.map((row) => ({
      mark: mark("ready", key, row.ingredient_name),
      shown: shownAs(row, amounts),
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
