import type { SQLInputValue } from "node:sqlite";
import type { RecipeFilter, RecipeOrder } from "../../ports.ts";
import type { Place } from "../cursor.ts";
import { searchTermsOf } from "../search-text.ts";

/** Conditions on `recipes r`, to be joined by AND, and their values in order. */
export interface Conditions {
  sql: string;
  values: SQLInputValue[];
}

/** The trigram index knows no shorter terms; what it cannot find is scanned for. */
const MIN_INDEXED = 3;

export const ORDERS: Readonly<Record<RecipeOrder, string>> = {
  new: "r.created_at DESC, r.id DESC",
  popular: "r.bookmark_count DESC, r.created_at DESC, r.id DESC",
};

export function conditionsOf(filter: RecipeFilter): Conditions {
  const { lines, name } = searchTermsOf(filter);
  const parts: Conditions[] = [
    filter.owner === undefined
      ? { sql: "r.visibility = 'shared'", values: [] }
      : { sql: "r.user_id = ?", values: [filter.owner] },
  ];
  if (filter.tag) {
    parts.push({ sql: "r.seq IN (SELECT seq FROM recipe_tags WHERE tag = ?)", values: [filter.tag] });
  }
  const phrases = [...lines, ...(name === null ? [] : [name])].filter(isIndexed).map(quoted);
  if (phrases.length > 0) {
    parts.push({
      sql: "r.seq IN (SELECT rowid FROM recipe_search WHERE recipe_search MATCH ?)",
      values: [phrases.join(" AND ")],
    });
  }
  parts.push(...lines.map((term) => ({ sql: "instr(r.folded_lines, ?) > 0", values: [term] })));
  if (name !== null) parts.push({ sql: "instr(r.folded_name, ?) > 0", values: [name] });
  return joined(parts);
}

/** Adds the condition that a recipe stands after this place. */
export function after(place: Place | null, order: RecipeOrder, conditions: Conditions): Conditions {
  if (!place) return conditions;
  const { bookmarks, createdAt, id } = place;
  const beyond =
    order === "new"
      ? { sql: "(r.created_at, r.id) < (?, ?)", values: [createdAt, id] }
      : { sql: "(r.bookmark_count, r.created_at, r.id) < (?, ?, ?)", values: [bookmarks, createdAt, id] };
  return joined([conditions, beyond]);
}

function joined(parts: readonly Conditions[]): Conditions {
  return { sql: parts.map(({ sql }) => sql).join(" AND "), values: parts.flatMap(({ values }) => values) };
}

function isIndexed(term: string): boolean {
  return Array.from(term).length >= MIN_INDEXED && !term.includes("\0");
}

/** A phrase of FTS5: everything between double quotes is plain text, a double quote is doubled. */
function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}
