import type { Quantity } from "../measure/amounts.ts";
import { readIngredientLine } from "./ingredient-line.ts";
import { LIMITS } from "../limits.ts";
import type { IngredientRow } from "../recipe/recipe.ts";
import { importUnit } from "../measure/units.ts";

/** Builds the row of a recipe for an ingredient line; the line itself stays in `text`. */
export function rowFromLine(line: string): IngredientRow {
  const { quantity, unit, unitText, item, preparation } = readIngredientLine(line);
  const isSpanish = unit !== null && importUnit(unitText ?? "") !== importUnit(unit.id);
  return {
    ingredient_name: short(item),
    unit: unit === null ? "" : isSpanish ? importUnit(unitText ?? "") : unit.id,
    ...measureOf(quantity),
    prep_style: short(preparation ?? ""),
    text: line.trim().slice(0, LIMITS.textLength),
  };
}

/** Returns a number, or a range as text with both its ends; "" where there is no amount. */
function measureOf(quantity: Quantity | null): Pick<IngredientRow, "measure" | "measureMin" | "measureMax"> {
  if (!quantity) return { measure: "" };
  const { min, max } = quantity;
  if (max === undefined) return { measure: min };
  return { measure: `${plain(min)}-${plain(max)}`, measureMin: min, measureMax: max };
}

/** Rounds to four places: thirds have no end, and no cook measures more. */
function plain(amount: number): string {
  return String(Number(amount.toFixed(4)));
}

function short(text: string): string {
  return text.slice(0, LIMITS.shortTextLength);
}
