import { type RowFields, rowFields } from "./edit-form-rows.ts";
import { linesOfEach } from "./each-line.ts";
import { groupKey } from "./group-key.ts";
import { rowFromLine } from "./ingredient-row.ts";
import { headingOf } from "./text-import/headings.ts";
import { findUnit } from "./units.ts";

/** Pasted ingredient lines below one heading; `group` is the heading's group key, null before the first heading. */
export interface PastedRows {
  group: string | null;
  rows: readonly RowFields[];
}

/**
 * Splits an ingredient line, as it is typed into one field, into the fields of its row.
 *
 * @returns null when no amount of a food was found in it: "2", "2 cups", "flour, sifted"
 */
export function fieldsOfLine(line: string, locale?: string): RowFields | null {
  const row = rowFromLine(line);
  const isAmountAlone = row.unit === "" && findUnit(row.ingredient_name) !== null;
  return row.measure === "" || isAmountAlone ? null : rowFields(row, locale);
}

/** Reads pasted lines as ingredient rows. A line that ends with a colon and has no amount heads a group. */
export function pastedRows(text: string, locale?: string): PastedRows[] {
  const groups: { group: string | null; rows: RowFields[] }[] = [{ group: null, rows: [] }];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  for (const line of lines) {
    if (headingOf(line.trim())?.section === "ingredients") continue;
    const row = rowFromLine(line);
    if (/:\s*$/.test(line) && row.measure === "") groups.push({ group: groupKey(line), rows: [] });
    else groups.at(-1)?.rows.push(...linesOfEach(line).map((one) => rowFields(rowFromLine(one), locale)));
  }
  return groups.filter(({ rows }) => rows.length > 0);
}
