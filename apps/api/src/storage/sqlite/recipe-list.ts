import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import type { Page, PageReader, PageRequest } from "../../ports/page.ts";
import { comparePositions, cursorOf, pageOf, type CursorPosition, positionOf } from "../shared/cursor.ts";
import { isListed } from "../shared/listed.ts";
import { integer, text } from "./columns.ts";
import type { Condition, Database, Row } from "./database.ts";
import { ORDERS, partsOf, RANKS, type Ways, waysTo, whereOf } from "./recipe-query.ts";
import type { Shown } from "./recipe-rows.ts";
import { shownRecipes, yieldRecipes } from "./shown-recipes.ts";
import { isCorrupt } from "./sqlite-error.ts";
import type { Asked, SearchedRecipes } from "./searched-recipes.ts";

/**
 * The number of pages of matches above which walking through the recipes fills a page sooner than collecting all
 * matches.
 */
const MANY_PAGES = 200;
/** The most recipes that the index may name for a search that compares them one by one. */
const MOST_NAMED = 10_000;

/**
 * Returns a page of the recipes that match, in an order. Must run within one snapshot of the
 * database.
 */
export function listRecipes<T>(db: Database, searched: SearchedRecipes, ...asked: Asking<T>): Page<T> {
  const [, , , shown] = asked;
  const found = findPage(db, searched, ...asked);
  return { ...found, items: shownRecipes(db, found.items, shown) };
}

/**
 * Finds the same page in one snapshot, and reads its items in batches; deleted or hidden recipes are then skipped.
 */
export async function openRecipes<T>(
  db: Database,
  searched: SearchedRecipes,
  ...asked: Asking<T>
): Promise<PageReader<T>> {
  const [filter, , , shown] = asked;
  const { items, total, nextCursor } = await db.read(() =>
    db.atOneMoment(() => findPage(db, searched, ...asked)),
  );
  return {
    total,
    atMost: items.length,
    items: yieldRecipes(db, items, shown, (row) =>
      isListed(filter, text(row, "user_id"), text(row, "visibility")),
    ),
    nextCursor: () => nextCursor,
  };
}

type Asking<T> = [filter: RecipeFilter, order: RecipeOrder, page: PageRequest, shown: Shown<T>];

/** Returns the ids of the page's recipes. */
function findPage<T>(
  db: Database,
  searched: SearchedRecipes,
  ...[filter, order, page, { bytes }]: Asking<T>
): Page<string> {
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
): Page<string> {
  const position = positionOf(cursor, order);
  const isMeasured = bytes !== undefined && maxBytes !== undefined;
  const wanted: Omit<Wanted, "ways"> = {
    position,
    order,
    rows: limit + 1,
    few: limit * MANY_PAGES,
    ...(isMeasured && { bytes }),
  };
  const columns = `${RANKS[order]} AS rank, r.created_at, r.id${isMeasured ? `, (${bytes}) AS bytes` : ""}`;
  const inPart = (part: Condition): Found => {
    const inWays = { ...wanted, ways: waysTo(filter, part) };
    return findFew(db, columns, inWays) ?? findMany(db, columns, inWays);
  };
  const { rows, total } =
    findSearched(db, wanted, (asked) => searched(filter, asked)) ??
    merged(partsOf(filter).map(inPart), wanted);
  return pageOf(
    rows,
    total,
    { limit, maxBytes },
    {
      item: (row) => text(row, "id"),
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
  /** SQL for the length of a recipe's item as JSON, where lengths are wanted. */
  bytes?: string;
}

interface Found {
  rows: Row[];
  /** The number of matches on all pages. */
  total: number;
}

/** Merges the first rows of disjoint parts of a list. */
function merged(parts: readonly Found[], { order, rows }: Pick<Wanted, "order" | "rows">): Found {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return {
    rows: parts
      .flatMap((part) => part.rows)
      .toSorted((one, other) => comparePositions(order, positionIn(one, order), positionIn(other, order)))
      .slice(0, rows),
    total: parts.reduce((sum, part) => sum + part.total, 0),
  };
}

/**
 * Finds the newest matches with the searched recipes in memory; null for another order, or when these cannot answer.
 */
function findSearched(
  db: Database,
  { position, order, rows, bytes }: Omit<Wanted, "ways">,
  search: (asked: Asked) => ReturnType<SearchedRecipes>,
): Found | null {
  const found = order === "new" ? search({ position, rows, most: MOST_NAMED }) : null;
  if (!found) return null;
  const { recipes, total } = found;
  const lengths = bytes === undefined ? null : lengthsOf(db, bytes, recipes);
  return {
    total,
    rows: recipes.map(({ id, createdAt }) => ({
      rank: 0,
      created_at: createdAt,
      id,
      ...(lengths && { bytes: lengths.get(id) ?? 0 }),
    })),
  };
}

function lengthsOf(db: Database, bytes: string, recipes: readonly { seq: number }[]): Map<string, number> {
  const rows = db.rows(
    `SELECT r.id, (${bytes}) AS bytes FROM recipes r WHERE r.seq IN (SELECT value FROM json_each(?))`,
    JSON.stringify(recipes.map(({ seq }) => seq)),
  );
  return new Map(rows.map((row) => [text(row, "id"), integer(row, "bytes")]));
}

/**
 * Collects all matches once, to count them and to cut the page from them; null when they are more than a few, or when
 * the index would be walked either way.
 */
function findFew(db: Database, columns: string, wanted: Wanted): Found | null {
  const { ways, position, order, rows, few } = wanted;
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
  const total = totalOf(db, found, wanted);
  return total > few ? null : { rows: found, total };
}

/** Walks through the recipes to the page, and counts all matches. */
function findMany(db: Database, columns: string, wanted: Wanted): Found {
  const { ways, position, order, rows } = wanted;
  const all = whereOf(ways.collecting, null, order);
  const page = whereOf(ways.walking, position, order);
  const found = db.rows(
    `SELECT ${columns}, (SELECT count(*) FROM ${ways.collecting.from} WHERE ${all.sql}) AS total
     FROM ${ways.walking.from} WHERE ${page.sql} ORDER BY ${ORDERS[order]} LIMIT ?`,
    ...all.values,
    ...page.values,
    rows,
  );
  return { rows: found, total: totalOf(db, found, wanted) };
}

/** Returns the number of all matches, which each row of a page has; without a row nothing tells how many come before it. */
function totalOf(db: Database, found: readonly Row[], { ways, position, order }: Wanted): number {
  if (found[0]) return integer(found[0], "total");
  if (!position) return 0;
  const { sql, values } = whereOf(ways.collecting, null, order);
  return integer(db.row(`SELECT count(*) AS n FROM ${ways.collecting.from} WHERE ${sql}`, ...values), "n");
}

function positionIn(row: Row, order: RecipeOrder): CursorPosition {
  return {
    rank: order === "name" ? text(row, "rank") : integer(row, "rank"),
    createdAt: text(row, "created_at"),
    id: text(row, "id"),
  };
}
