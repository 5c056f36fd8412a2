import { findsForm } from "@larder/domain/search/search-forms";
import type { RecipeFilter } from "../../ports/recipe-stores.ts";
import type { CursorPosition } from "../shared/cursor.ts";
import { isListed } from "../shared/listed.ts";
import { searchTermsOf } from "@larder/domain/search/search-text";
import { integer, text } from "./columns.ts";
import type { Database } from "./database.ts";
import type { WatchedRecipes } from "./recipe-revision.ts";
import { trigramQuery } from "./recipe-query.ts";

/** The most recipes in memory, some 40 MB. */
const MAX_REMEMBERED = 100_000;

/** The fields that decide whether a recipe is found, and its position in the list. */
interface Searched {
  seq: number;
  id: string;
  createdAt: string;
  userId: string;
  visibility: string;
  /** The recipe's folded texts, one per line; the first is its name. */
  lines: string;
}

export interface Asked {
  position: CursorPosition | null;
  rows: number;
  /** The largest number of recipes that the index may return. */
  most: number;
}

export type SearchedRecipes = ReturnType<typeof createSearchedRecipes>;

/**
 * Finds the newest recipes with some texts. The index names too many of them, so each is compared; what is compared is
 * remembered until that recipe changes, for reading a row takes several times as long as comparing its text.
 *
 * @param watched tells what is no longer as it is remembered
 */
export function createSearchedRecipes(db: Database, watched: Pick<WatchedRecipes, "takeWritten">) {
  const remembered = new Map<number, Searched>();

  /** Returns all of these recipes, in any order. */
  function recall(seqs: readonly number[]): Searched[] {
    const written = watched.takeWritten();
    if (written) for (const seq of written) remembered.delete(seq);
    else remembered.clear();
    const missing = seqs.filter((seq) => !remembered.has(seq));
    const read = missing.length > 0 ? readSearched(db, missing) : [];
    // What there is no room for is read each time: to forget others for it would make those be read each time.
    const fitting = read.slice(0, Math.max(0, MAX_REMEMBERED - remembered.size));
    for (const recipe of fitting) remembered.set(recipe.seq, recipe);
    return [...seqs.flatMap((seq) => remembered.get(seq) ?? []), ...read.slice(fitting.length)];
  }

  /**
   * Searches the index. All calls for one page must run in one snapshot of the database.
   *
   * @returns the first `rows` after a place, newest first; null when the index cannot say
   */
  return (
    filter: RecipeFilter,
    { position, rows, most }: Asked,
  ): { recipes: Pick<Searched, "seq" | "id" | "createdAt">[]; total: number } | null => {
    const { tag, tags, maxMinutes, excluded, ids, except, sharedBy } = filter;
    const isOfSome = ids || except || sharedBy !== undefined;
    const isNarrowed = tag || tags?.length || maxMinutes !== undefined || excluded || isOfSome;
    const match = isNarrowed ? null : trigramQuery(filter);
    const named = match === null ? null : seqsNamedBy(db, match, most + 1);
    if (named === null || named.length > most) return null;
    const found = recall(named).filter(matcherOf(filter));
    const beyond = position ? found.filter((recipe) => isNewer(position, recipe)) : found;
    return { recipes: newest(beyond, rows), total: found.length };
  };
}

/** Reads the numbers as one text: a row for each would take longer to transfer than to find. */
function seqsNamedBy(db: Database, match: string, most: number): number[] {
  const row = db.row(
    `SELECT json_group_array(seq) AS seqs
     FROM (SELECT rowid AS seq FROM recipe_search WHERE recipe_search MATCH ? LIMIT ?)`,
    match,
    most,
  );
  return row ? JSON.parse(text(row, "seqs")) : [];
}

function readSearched(db: Database, seqs: readonly number[]): Searched[] {
  const rows = db.rows(
    `SELECT seq, id, created_at, user_id, visibility, folded_lines FROM recipes
     WHERE seq IN (SELECT value FROM json_each(?))`,
    JSON.stringify(seqs),
  );
  return rows.map((row) => ({
    seq: integer(row, "seq"),
    id: text(row, "id"),
    createdAt: text(row, "created_at"),
    userId: text(row, "user_id"),
    visibility: text(row, "visibility"),
    lines: text(row, "folded_lines"),
  }));
}

function matcherOf(filter: RecipeFilter): (recipe: Searched) => boolean {
  const { lines: terms, name } = searchTermsOf(filter);
  // As the database keeps texts: it knows no half of a character.
  const parts = terms.map((forms) => ({ ...forms, any: forms.any.map((form) => form.toWellFormed()) }));
  const namePart = name?.toWellFormed();
  return ({ userId, visibility, lines }) =>
    isListed(filter, userId, visibility) &&
    parts.every((part) => findsForm(lines, part)) &&
    (namePart === undefined || lines.split("\n", 1)[0]?.includes(namePart) === true);
}

/** The first of many in order, without sorting them all. */
function newest(recipes: readonly Searched[], count: number): Searched[] {
  const first: Searched[] = [];
  for (const recipe of recipes) {
    const last = first.at(-1);
    if (first.length === count && last && isNewer(last, recipe)) continue;
    first.splice(indexAmong(first, recipe), 0, recipe);
    if (first.length > count) first.pop();
  }
  return first;
}

function indexAmong(sorted: readonly Searched[], recipe: Searched): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle];
    if (other && isNewer(other, recipe)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function isNewer(
  one: Pick<Searched, "createdAt" | "id">,
  other: Pick<Searched, "createdAt" | "id">,
): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;
}
