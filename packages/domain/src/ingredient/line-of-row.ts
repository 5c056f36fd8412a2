import { formatMeasure } from "../measure/shown-amount.ts";
import { needsAmount } from "../measure/shown-unit.ts";
import type { IngredientRow } from "../recipe/recipe.ts";
import { rowFromLine } from "./ingredient-row.ts";

/** Returns the line as it was written where it still matches the row, else a line built from the row. */
export function lineOfRow(row: IngredientRow): string {
  const { text, unit, ingredient_name, prep_style } = row;
  const written = text === undefined ? null : rowFromLine(text);
  const isTrue = written?.ingredient_name === ingredient_name && written.measure === row.measure;
  if (text && isTrue) return text;
  const measure = formatMeasure(row);
  const said = measure === "" && needsAmount(unit) ? "" : unit;
  const line = [measure, said, ingredient_name].filter((part) => part !== "").join(" ");
  return [line, prep_style].filter((part) => part !== "").join(", ");
}
