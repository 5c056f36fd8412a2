import type { Row } from "./database.ts";

/** The text in a column; a missing one is a mistake in the query. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new TypeError(`Column ${column} holds no text.`);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== "number") throw new TypeError(`Column ${column} holds no number.`);
  return value;
}
