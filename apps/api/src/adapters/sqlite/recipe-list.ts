import type { Page, PageRequest, RecipeFilter, RecipeOrder } from "../../ports.ts";
import { cursorOf, pageOf, placeOf } from "../cursor.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { ORDERS, waysTo, whereOf } from "./recipe-query.ts";

/** From so many pages of matches on, walking through the recipes fills a page sooner than collecting them all. */
const MANY_PAGES = 50;

/** What is shown of the recipe with a number. */
export interface Shown<T> {
  item: (db: Database, seq: number) => T;
  /** SQL for its length as JSON, where that can be large. */
  bytes?: string;
}

export function listRecipes<T>(
  db: Database,
  filter: RecipeFilter,
  order: RecipeOrder,
  { limit, maxBytes, cursor }: PageRequest,
  { item, bytes }: Shown<T>,
): Page<T> {
  const place = placeOf(cursor, order);
  const { collecting, walking } = waysTo(filter);
  const all = whereOf(collecting, null, order);
  const total = integer(
    db.row(`SELECT count(*) AS n FROM ${collecting.from} WHERE ${all.sql}`, ...all.values),
    "n",
  );
  if (total === 0) return { items: [], total, nextCursor: null };
  const way = total > limit * MANY_PAGES ? walking : collecting;
  const page = whereOf(way, place, order);
  const isMeasured = bytes !== undefined && maxBytes !== undefined;
  const rows = db.rows(
    `SELECT r.seq, r.bookmark_count, r.created_at, r.id${isMeasured ? `, (${bytes}) AS bytes` : ""} FROM ${way.from}
     WHERE ${page.sql} ORDER BY ${ORDERS[order]} LIMIT ?`,
    ...page.values,
    limit + 1,
  );
  return pageOf(
    rows,
    total,
    { limit, maxBytes },
    {
      item: (row) => item(db, integer(row, "seq")),
      cursor: (row) => cursorOf(order, placeIn(row, order)),
      ...(isMeasured && { bytes: (row: Row) => integer(row, "bytes") }),
    },
  );
}

function placeIn(row: Row, order: RecipeOrder) {
  return {
    bookmarks: order === "popular" ? integer(row, "bookmark_count") : 0,
    createdAt: text(row, "created_at"),
    id: text(row, "id"),
  };
}
