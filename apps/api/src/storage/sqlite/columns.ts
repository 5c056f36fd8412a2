import type { Row } from "./database.ts";
import { UnreadableColumn } from "./sqlite-error.ts";

/** The text in a column. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new UnreadableColumn(`Column ${column} holds no text.`);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== "number") throw new UnreadableColumn(`Column ${column} holds no number.`);
  return value;
}

/** The text in a column that holds one of a few. */
export function oneOf<T extends string>(row: Row, column: string, values: readonly T[]): T {
  const found = values.find((value) => value === row[column]);
  if (found === undefined) throw new UnreadableColumn(`Column ${column} holds none of its values.`);
  return found;
}
