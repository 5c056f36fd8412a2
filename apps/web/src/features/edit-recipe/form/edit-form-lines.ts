import type { EditForm, FormGroup } from "./edit-form.ts";
import { type FormRow, isBlankRow, type RowFields, rowFields } from "./edit-form-rows.ts";
import { linesOfEach } from "@larder/domain/ingredient/each-line";
import { groupKey } from "@larder/domain/recipe/group-key";
import { rowFromLine } from "@larder/domain/ingredient/ingredient-row";
import { LIMITS } from "@larder/domain/limits";
import { headingOf } from "@larder/domain/text-import/headings";
import { findUnit } from "@larder/domain/measure/units";

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

/**
 * Reads pasted lines as ingredient rows. A line that ends with a colon and has no amount is the heading of a group.
 * Lines beyond the rows of a group are skipped, and not read.
 */
export function pastedRows(text: string, locale?: string): PastedRows[] {
  const groups: { group: string | null; rows: RowFields[] }[] = [{ group: null, rows: [] }];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  for (const line of lines) {
    const endsWithColon = line.trimEnd().endsWith(":");
    const isFull = (groups.at(-1)?.rows.length ?? 0) >= LIMITS.rowsPerGroup;
    if (isFull && !endsWithColon) continue;
    if (headingOf(line.trim())?.section === "ingredients") continue;
    const row = rowFromLine(line);
    if (endsWithColon && row.measure === "") groups.push({ group: groupKey(line), rows: [] });
    else groups.at(-1)?.rows.push(...linesOfEach(line).map((one) => rowFields(rowFromLine(one), locale)));
  }
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ group, rows }) => ({ group, rows: rows.slice(0, LIMITS.rowsPerGroup) }));
}

/**
 * Adds pasted rows to a group: in place of the row of that key when it is blank, else after it. Groups of pasted
 * headings follow the group. Rows beyond the limits of a recipe are skipped.
 */
export function withPastedRows(
  form: EditForm,
  { group, row, pasted }: { group: number; row: number; pasted: readonly PastedRows[] },
): EditForm {
  let { nextKey } = form;
  const keyed = (rows: readonly RowFields[]) => rows.map((fields) => ({ ...fields, key: nextKey++ }));
  let groups: readonly FormGroup[] = form.groups;
  const change = (key: number, changed: (rows: readonly FormRow[]) => readonly FormRow[]) => {
    groups = groups.map((one) =>
      one.key === key ? { ...one, rows: changed(one.rows).slice(0, LIMITS.rowsPerGroup) } : one,
    );
  };
  let after = group;
  for (const { group: name, rows } of pasted) {
    const there = groups.find((one) => one.name === name);
    if (name === null) change(group, (before) => insertedAt(before, row, keyed(rows)));
    else if (there) change(there.key, (before) => [...before, ...keyed(rows)]);
    else if (groups.length < LIMITS.groups) {
      const added = { key: nextKey++, name, rows: keyed(rows).slice(0, LIMITS.rowsPerGroup) };
      groups = groups.toSpliced(groups.findIndex(({ key }) => key === after) + 1, 0, added);
      after = added.key;
    }
  }
  return { ...form, groups, nextKey };
}

/** Returns the rows with others in place of the row of that key when it is blank, else after it. */
function insertedAt(rows: readonly FormRow[], key: number, added: readonly FormRow[]): readonly FormRow[] {
  const index = rows.findIndex((row) => row.key === key);
  const at = rows[index];
  if (!at) return [...rows, ...added];
  const [first, ...others] = added;
  // The row has the same key as before, so the cursor stays in it.
  return isBlankRow(at) && first
    ? rows.toSpliced(index, 1, { ...first, key }, ...others)
    : rows.toSpliced(index + 1, 0, ...added);
}
