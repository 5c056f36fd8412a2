import { UNLISTED } from "@larder/domain/recipe/visibility";
import type { SearchForms } from "@larder/domain/search/search-forms";
import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import type { CursorPosition } from "../shared/cursor.ts";
import { searchTermsOf } from "@larder/domain/search/search-text";
import type { Condition } from "./database.ts";
import { withoutFoods } from "./recipe-foods.ts";

/** The source of the rows of `recipes r`, and the conditions on them, which are joined by AND. */
export interface Query {
  from: string;
  conditions: readonly Condition[];
}

/** Two ways to the same recipes: the one quick when they are few, the other when they are many. */
export interface Ways {
  /** Collects all that match by an index, to be sorted afterwards. */
  collecting: Query;
  /** Walks through the recipes in the order of the list; a page of many matches is soon full. */
  walking: Query;
}

export const ORDERS: Readonly<Record<RecipeOrder, string>> = {
  new: "r.created_at DESC, r.id DESC",
  popular: "r.popularity DESC, r.created_at DESC, r.id DESC",
  name: "r.folded_name, r.created_at DESC, r.id DESC",
  shortest: "r.minutes, r.created_at DESC, r.id DESC",
};

/** The columns that decide an order. */
export const RANKS: Readonly<Record<RecipeOrder, string>> = {
  new: "0",
  popular: "r.popularity",
  name: "r.folded_name",
  shortest: "r.minutes",
};

const RECIPES = "recipes r";
/** The join of the index and the recipes. CROSS JOIN fixes the order: the index first, then its recipes. */
const BY_TRIGRAM = "recipe_search s CROSS JOIN recipes r ON r.seq = s.rowid";
/** The recipes of a list of ids, which SQLite would look for among all of them to get them in order. */
const BY_ID = "recipes r INDEXED BY sqlite_autoindex_recipes_1";
const BY_TAG = "recipe_tags t CROSS JOIN recipes r ON r.seq = t.seq";

/** The condition that a recipe is the private or link recipe of a user. */
export const OWN_UNLISTED = `r.user_id = ? AND r.visibility IN (${UNLISTED.map(() => "?").join(", ")})`;

/** The most trigrams in a search; more do not narrow it. */
const MAX_TRIGRAMS = 40;

/** Returns the conditions of the disjoint parts of a list. Of each one an index knows the order by date. */
export function partsOf({ owner, sharedBy, reader, hidden, drafts = false }: RecipeFilter): Condition[] {
  if (owner !== undefined)
    return [{ sql: `r.user_id = ? AND r.visibility ${drafts ? "=" : "<>"} ?`, values: [owner, "draft"] }];
  if (sharedBy !== undefined)
    return [{ sql: "r.user_id = ? AND r.visibility = ?", values: [sharedBy, "shared"] }];
  const listed = { sql: "r.visibility = ?", values: [hidden ? "hidden" : "shared"] };
  if (reader === undefined) return [listed];
  return [listed, { sql: OWN_UNLISTED, values: [reader, ...UNLISTED] }];
}

/** @param part one of `partsOf` */
export function waysTo(filter: RecipeFilter, part: Condition): Ways {
  const { lines, name } = searchTermsOf(filter);
  const { ids, except, excluded, maxMinutes } = filter;
  const [tag, ...otherTags] = tagsOf(filter);
  const unconditional: Condition[] = [
    part,
    ...lines.map(formsCondition),
    ...(name === null ? [] : [{ sql: "instr(r.folded_name, ?) > 0", values: [name] }]),
    ...(ids ? [{ sql: "r.id IN (SELECT value FROM json_each(?))", values: [JSON.stringify(ids)] }] : []),
    ...(except?.length
      ? [{ sql: "r.id NOT IN (SELECT value FROM json_each(?))", values: [JSON.stringify(except)] }]
      : []),
    ...(excluded ? withoutFoods(excluded) : []),
    ...otherTags.map(hasTag),
    ...(maxMinutes === undefined ? [] : [{ sql: "r.minutes <= ?", values: [maxMinutes] }]),
  ];
  const tagged = tag ? [hasTag(tag)] : [];
  const walking = { from: RECIPES, conditions: [...unconditional, ...tagged] };

  if (ids) {
    const named = { ...walking, from: BY_ID };
    return { walking: named, collecting: named };
  }
  const trigrams = trigramQuery(filter);
  if (trigrams !== null) {
    const match = { sql: "s.recipe_search MATCH ?", values: [trigrams] };
    return { walking, collecting: { from: BY_TRIGRAM, conditions: [match, ...unconditional, ...tagged] } };
  }
  if (tag) {
    return {
      walking,
      collecting: { from: BY_TAG, conditions: [{ sql: "t.tag = ?", values: [tag] }, ...unconditional] },
    };
  }
  return { walking, collecting: walking };
}

/** Returns the tags that a recipe must have, each once. */
function tagsOf({ tag, tags = [] }: RecipeFilter): string[] {
  return [...new Set([...(tag ? [tag] : []), ...tags])];
}

function hasTag(tag: string): Condition {
  return { sql: "EXISTS (SELECT 1 FROM recipe_tags WHERE tag = ? AND seq = r.seq)", values: [tag] };
}

/** Builds the condition that a line contains any form of a term. Singulars must also match at the end of a line. */
function formsCondition({ any: [term = "", ...singulars] }: SearchForms): Condition {
  const found = [
    "instr(r.folded_lines, ?) > 0",
    ...singulars.map(() => "instr(r.folded_lines || char(10), ?) > 0"),
  ];
  return { sql: `(${found.join(" OR ")})`, values: [term, ...singulars] };
}

/** Returns the query for the index, whose result is a superset of the matches; null if the index cannot help. */
export function trigramQuery(filter: RecipeFilter): string | null {
  const { lines, name } = searchTermsOf(filter);
  const trigrams = [...lines.map(({ common }) => common), ...(name === null ? [] : [name])]
    .flatMap(trigramsOf)
    .slice(0, MAX_TRIGRAMS);
  return trigrams.length > 0 ? trigrams.map(quoted).join(" AND ") : null;
}

/** The conditions as SQL, with their values in order, and that a recipe stands after a place. */
export function whereOf({ conditions }: Query, position: CursorPosition | null, order: RecipeOrder) {
  const beyond = position ? beyondOf(position, order) : null;
  return {
    sql: [...conditions.map(({ sql }) => sql), ...(beyond ? [beyond.sql] : [])].join(" AND "),
    values: [...conditions.flatMap(({ values }) => values), ...(beyond ? beyond.values : [])],
  };
}

function beyondOf({ rank, createdAt, id }: CursorPosition, order: RecipeOrder) {
  const older = "(r.created_at, r.id) < (?, ?)";
  if (order === "new") return { sql: older, values: [createdAt, id] };
  if (order === "popular")
    return { sql: "(r.popularity, r.created_at, r.id) < (?, ?, ?)", values: [rank, createdAt, id] };
  const column = RANKS[order];
  return {
    sql: `${column} >= ? AND (${column} > ? OR ${older})`,
    values: [rank, rank, createdAt, id],
  };
}

/**
 * Three characters in a row, again and again until the end of the term; none of a shorter one, which only a scan can
 * find. Those between, which overlap with two of them, would narrow little more, and each takes as long. A NUL would
 * end the query.
 */
function trigramsOf(term: string): string[] {
  const characters = Array.from(term);
  const last = characters.length - 3;
  const all = characters.flatMap((_, n) =>
    (n % 3 === 0 && n <= last) || n === last ? [characters.slice(n, n + 3).join("")] : [],
  );
  return [...new Set(all)].filter((trigram) => !trigram.includes("\0"));
}

/** A phrase of FTS5: everything between double quotes is plain text, a double quote is doubled. */
function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}
