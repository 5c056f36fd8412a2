import { parseQuantity } from "@larder/domain/measure/quantity";
import type { IngredientRow } from "@larder/domain/recipe/recipe";
import { decimalNumber, formatAmount } from "@larder/domain/measure/shown-amount";
import { formUnit } from "@larder/domain/measure/units";

/** An ingredient row of the edit form: texts, as they are typed. */
export interface FormRow {
  key: number;
  quantity: string;
  unit: string;
  item: string;
  preparation: string;
  /** The row as it was; its properties without a field are preserved. */
  before?: IngredientRow;
}

/**
 * Matches numbers with three decimals, in which the reader's decimal sign looks like the thousands separator of
 * others: "1,188", "1.188".
 */
const THREE_DECIMALS: Readonly<Record<string, RegExp>> = { en: /^\d+\.\d{3}$/, es: /^\d+,\d{3}$/ };

/**
 * Returns a number for the text of a number, any other text as it is, and 0 for an empty one.
 *
 * @param locale of the reader, which sets the decimal sign
 */
export function measureFrom(text: string, locale = "en"): number | string {
  const messages = text.trim();
  if (THREE_DECIMALS[locale]?.test(messages)) return Number(messages.replace(",", "."));
  const read = parseQuantity(messages);
  if (messages === "") return 0;
  return read && read.max === undefined ? read.min : messages;
}

/** An amount as it is typed: a fraction where that is exactly the number, else decimals. */
function quantityText({ measure, unit }: IngredientRow, locale: string): string {
  if (typeof measure === "string") return measure;
  const shown = formatAmount(measure, unit, locale);
  const isExact = Math.abs((parseQuantity(shown)?.min ?? 0) - measure) < 1e-9;
  return isExact ? shown : decimalNumber(measure, locale);
}

/** The fields of a row that can be typed in. */
export type RowFields = Pick<FormRow, "quantity" | "unit" | "item" | "preparation">;

/** Returns the contents of the fields for a row of a recipe. */
export function rowFields(row: IngredientRow, locale = "en"): RowFields {
  return {
    quantity: quantityText(row, locale),
    unit: formUnit(row.unit),
    item: row.ingredient_name,
    preparation: row.prep_style,
  };
}

/** Returns whether a row is empty; a unit alone does not count. */
export function isBlankRow({ quantity, item, preparation }: RowFields): boolean {
  return [quantity, item, preparation].every((field) => field.trim() === "");
}

/** Returns the stored form of a row. An unchanged row stays as it was; a changed one loses its original line. */
export function savedRow(row: FormRow, locale: string): IngredientRow[] {
  const was = row.before && rowFields(row.before, locale);
  const isSame = (field: keyof RowFields): boolean => was?.[field] === row[field];
  if (row.before && isSame("quantity") && isSame("unit") && isSame("item") && isSame("preparation")) {
    return [row.before];
  }
  if (isBlankRow(row)) return [];
  const { measure, measureMin, measureMax } =
    row.before && isSame("quantity")
      ? row.before
      : { measure: measureFrom(row.quantity, locale), measureMin: undefined, measureMax: undefined };
  return [
    {
      ingredient_name: row.item.trim(),
      unit: row.unit,
      measure,
      ...(measureMin !== undefined && { measureMin }),
      ...(measureMax !== undefined && { measureMax }),
      prep_style: row.preparation.trim(),
    },
  ];
}
