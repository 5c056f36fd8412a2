/**
 * Returns the columns of a table by the field that each holds.
 *
 * @param fields the field of each column; empty for a column that is left out
 */
export function columnsByField(names: readonly string[], fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field, index) => (field === "" ? [] : [[field, names[index] ?? ""]])),
  );
}

/** Reports whether recipes can be read from these columns. */
export const isEnough = (columns: Readonly<Record<string, string>>): boolean =>
  "name" in columns && ("ingredients" in columns || "steps" in columns);
