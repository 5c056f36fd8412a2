import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import type { Page, PageReader, PageRequest } from "../../ports/page.ts";
import { cursorOf, pageOf, type CursorPosition, positionOf } from "../shared/cursor.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { ListedRecords } from "./listed-records.ts";
import { ORDERS, RANKS, type Ways, waysTo, whereOf } from "./recipe-query.ts";
import { DRAFT } from "./recipe-rows.ts";
import { isCorrupt } from "./sqlite-error.ts";
import type { Asked, SearchedRecipes } from "./searched-recipes.ts";

/**
 * The number of pages of matches above which walking through the recipes fills a page sooner than collecting all
 * matches.
 */
const MANY_PAGES = 200;
/** The most recipes that the index may name for a search that compares them one by one. */
const MOST_NAMED = 10_000;

/** The part of a recipe that a list shows. */
export interface Shown<T> {
  item: (db: Database, seq: number) => T;
  /** SQL for the length of the item as JSON, where it can be large. */
  bytes?: string;
}

/**
 * Returns a page of the recipes that match, in an order. Must run within one snapshot of the
 * database.
 */
export function listRecipes<T>(db: Database, searched: SearchedRecipes, ...asked: Asking<T>): Page<T> {
  const [, , , { item }] = asked;
  const found = findPage(db, searched, ...asked);
  const listed = new ListedRecords(db);
  const items = found.items.flatMap((recipe) => readItem(db, listed, recipe, item) ?? []);
  listed.finish();
  return { ...found, items };
}

/**
 * Finds the same page in one snapshot, and reads its items one by one; deleted or hidden recipes are then skipped.
 */
export async function openRecipes<T>(
  db: Database,
  searched: SearchedRecipes,
  ...asked: Asking<T>
): Promise<PageReader<T>> {
  const [filter, , , { item }] = asked;
  const { items, total, nextCursor } = await db.read(() =>
    db.atOneMoment(() => findPage(db, searched, ...asked)),
  );
  /** Reports whether a recipe was neither deleted nor hidden since it was found. */
  const isStillThere = ({ seq, id }: FoundRecipe): boolean => {
    const row = db.row("SELECT visibility FROM recipes WHERE seq = ? AND id = ?", seq, id);
    const { owner, visibility = "shared", drafts = false } = filter;
    if (!row) return false;
    return owner === undefined ? row["visibility"] === visibility : (row["visibility"] === DRAFT) === drafts;
  };
  async function* readAll(): AsyncGenerator<T> {
    const listed = new ListedRecords(db);
    for (const found of items) {
      const recipe = await db.read(() => (isStillThere(found) ? readItem(db, listed, found, item) : null));
      if (recipe !== null) yield recipe;
    }
    listed.finish();
  }
  return { total, atMost: items.length, items: readAll(), nextCursor: () => nextCursor };
}

type Asking<T> = [filter: RecipeFilter, order: RecipeOrder, page: PageRequest, shown: Shown<T>];

interface FoundRecipe {
  seq: number;
  id: string;
}

/** Reads the item of a recipe; null when the record is corrupt. */
function readItem<T>(
  db: Database,
  listed: ListedRecords,
  { seq, id }: FoundRecipe,
  item: Shown<T>["item"],
): T | null {
  return listed.read({ kind: "recipes", id }, () => item(db, seq));
}

function findPage<T>(
  db: Database,
  searched: SearchedRecipes,
  ...[filter, order, page, { bytes }]: Asking<T>
): Page<FoundRecipe> {
  try {
    return pageOfRecipes(db, searched, filter, order, page, bytes);
  } catch (error) {
    // The lengths are read from the pages of the file that hold the content; without them each recipe is read by itself.
    if (bytes === undefined || !isCorrupt(error)) throw error;
    return pageOfRecipes(db, searched, filter, order, page, undefined);
  }
}

/** @param bytes SQL for the length of a recipe's item as JSON */
function pageOfRecipes(
  db: Database,
  searched: SearchedRecipes,
  filter: RecipeFilter,
  order: RecipeOrder,
  { limit, maxBytes, cursor }: PageRequest,
  bytes: string | undefined,
): Page<FoundRecipe> {
  const position = positionOf(cursor, order);
  const isMeasured = bytes !== undefined && maxBytes !== undefined;
  const wanted: Wanted = { ways: waysTo(filter), position, order, rows: limit + 1, few: limit * MANY_PAGES };
  const columns = `r.seq, ${RANKS[order]} AS rank, r.created_at, r.id${isMeasured ? `, (${bytes}) AS bytes` : ""}`;
  const { rows, total } =
    findSearched(db, columns, wanted, (asked) => searched(filter, asked)) ??
    findFew(db, columns, wanted) ??
    findMany(db, columns, wanted);
  return pageOf(
    rows,
    total,
    { limit, maxBytes },
    {
      item: (row) => ({ seq: integer(row, "seq"), id: text(row, "id") }),
      cursor: (row) => cursorOf(order, positionIn(row, order)),
      ...(isMeasured && { bytes: (row: Row) => integer(row, "bytes") }),
    },
  );
}

interface Wanted {
  ways: Ways;
  position: CursorPosition | null;
  order: RecipeOrder;
  rows: number;
  /** The number of matches up to which collecting them is quicker than walking to them. */
  few: number;
}

interface Found {
  rows: Row[];
  /** The number of matches on all pages. */
  total: number;
}

/**
 * Finds the newest matches with the searched recipes in memory; null for another order, or when these cannot answer.
 */
function findSearched(
  db: Database,
  columns: string,
  { position, order, rows }: Wanted,
  search: (asked: Asked) => ReturnType<SearchedRecipes>,
): Found | null {
  const found = order === "new" ? search({ position, rows, most: MOST_NAMED }) : null;
  return (
    found && {
      total: found.total,
      rows: db.rows(
        `SELECT ${columns} FROM recipes r WHERE r.seq IN (SELECT value FROM json_each(?)) ORDER BY ${ORDERS[order]}`,
        JSON.stringify(found.seqs),
      ),
    }
  );
}

/**
 * Collects all matches once, to count them and to cut the page from them; null when they are more than a few, or when
 * the index would be walked either way.
 */
function findFew(db: Database, columns: string, { ways, position, order, rows, few }: Wanted): Found | null {
  const { collecting, walking } = ways;
  if (collecting === walking) return null;
  const all = whereOf(collecting, null, order);
  const beyond = whereOf({ from: "found r", conditions: [] }, position, order);
  const found = db.rows(
    `WITH found AS MATERIALIZED (
       SELECT r.seq, r.popularity, r.folded_name, r.minutes, r.created_at, r.id FROM ${collecting.from} WHERE ${all.sql} LIMIT ?
     )
     SELECT ${columns}, (SELECT count(*) FROM found) AS total FROM found r
     WHERE ${beyond.sql || "TRUE"} ORDER BY ${ORDERS[order]} LIMIT ?`,
    ...all.values,
    few + 1,
    ...beyond.values,
    rows,
  );
  // Without a row nothing tells how many there are before this place.
  if (found.length === 0) return position ? null : { rows: [], total: 0 };
  const total = integer(found[0], "total");
  return total > few ? null : { rows: found, total };
}

function findMany(db: Database, columns: string, { ways, position, order, rows, few }: Wanted): Found {
  const all = whereOf(ways.collecting, null, order);
  const total = integer(
    db.row(`SELECT count(*) AS n FROM ${ways.collecting.from} WHERE ${all.sql}`, ...all.values),
    "n",
  );
  if (total === 0) return { rows: [], total };
  const way = total > few ? ways.walking : ways.collecting;
  const page = whereOf(way, position, order);
  const found = db.rows(
    `SELECT ${columns} FROM ${way.from} WHERE ${page.sql} ORDER BY ${ORDERS[order]} LIMIT ?`,
    ...page.values,
    rows,
  );
  return { rows: found, total };
}

function positionIn(row: Row, order: RecipeOrder): CursorPosition {
  return {
    rank: order === "name" ? text(row, "rank") : integer(row, "rank"),
    createdAt: text(row, "created_at"),
    id: text(row, "id"),
  };
}
