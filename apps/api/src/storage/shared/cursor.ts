import * as z from "zod/mini";
import type { RecipeOrder } from "../../ports/recipe-stores.ts";
import { type Page, type PageRequest, InvalidCursor } from "../../ports/page.ts";

/** An item's position in a list; the next page begins after it. */
export interface CursorPosition {
  /** The value that the list is ordered by before the date; zero in the list of the newest. */
  rank: number | string;
  createdAt: string;
  id: string;
}

const placed = z.tuple([
  z.enum(["new", "popular", "name", "shortest"]),
  z.union([z.number(), z.string()]),
  z.string(),
  z.string(),
]);

/** A rank of each order, for its type. */
const FIRST_RANKS: Readonly<Record<RecipeOrder, number | string>> = {
  new: 0,
  popular: 0,
  name: "",
  shortest: 0,
};

/** The cursor of a place: letters, digits, `-` and `_` alone. */
export function cursorOf(order: RecipeOrder, { rank, createdAt, id }: CursorPosition): string {
  return Buffer.from(JSON.stringify([order, rank, createdAt, id])).toString("base64url");
}

/** The place that a cursor names; null when there is none. Throws `InvalidCursor` for what is no cursor of this order. */
export function positionOf(cursor: string | undefined, order: RecipeOrder): CursorPosition | null {
  if (cursor === undefined) return null;
  const parsed = placed.safeParse(jsonOf(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success || parsed.data[0] !== order || typeof parsed.data[1] !== typeof FIRST_RANKS[order])
    throw new InvalidCursor("The cursor is of no such list.");
  const [, rank, createdAt, id] = parsed.data;
  return { rank, createdAt, id };
}

/** Compares two positions as a list in this order has them. */
export function comparePositions(order: RecipeOrder, one: CursorPosition, other: CursorPosition): number {
  const byRank = compareAscending(one.rank, other.rank) * (order === "popular" ? -1 : 1);
  return byRank || compareAscending(other.createdAt, one.createdAt) || compareAscending(other.id, one.id);
}

/** Texts are compared by their bytes in UTF-8, as both stores do. */
function compareAscending(one: number | string, other: number | string): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}

interface PageReader<Row, T> {
  /** Null for what is left out of the list. */
  item: (row: Row) => T | null;
  cursor: (row: Row) => string;
  /** The length of a row's item as JSON, roughly. */
  bytes?: (row: Row) => number;
}

/** A page of rows that were asked for with one more than `limit`, which tells whether there is a next page. */
export function pageOf<Row, T>(
  rows: readonly Row[],
  total: number,
  { limit, maxBytes = Infinity }: Pick<PageRequest, "limit" | "maxBytes">,
  read: PageReader<Row, T>,
): Page<T> {
  const { bytes } = read;
  const shown = rows.slice(0, bytes ? Math.min(limit, fitting(rows.map(bytes), maxBytes)) : limit);
  const last = shown.at(-1);
  const goesOn = rows.length > shown.length && last !== undefined;
  return {
    items: shown.map(read.item).filter((item) => item !== null),
    total,
    nextCursor: goesOn ? read.cursor(last) : null,
  };
}

/** Returns how many of these lengths fit into a sum, at least 1. */
function fitting(lengths: readonly number[], maxSum: number): number {
  let sum = 0;
  const beyond = lengths.findIndex((length, index) => (sum += length) > maxSum && index > 0);
  return beyond === -1 ? lengths.length : beyond;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
