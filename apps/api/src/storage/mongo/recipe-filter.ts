import { examinerVersion } from "@larder/domain/examine/held-foods";
import type { SearchForms } from "@larder/domain/search/search-forms";
import { UNLISTED } from "@larder/domain/recipe/visibility";
import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import type { CursorPosition } from "../shared/cursor.ts";
import { searchTermsOf } from "@larder/domain/search/search-text";
import type { Mongo } from "./mongo.ts";
import type { Words } from "./search-words.ts";

type Filter = Record<string, unknown>;

export const ORDERS = {
  new: { createdAt: -1, _id: -1 },
  popular: { bookmarkCount: -1, createdAt: -1, _id: -1 },
  name: { foldedName: 1, createdAt: -1, _id: -1 },
  shortest: { minutes: 1, createdAt: -1, _id: -1 },
} as const satisfies Record<RecipeOrder, Record<string, -1 | 1>>;

/** The largest number of search terms that are looked up in the vocabulary. */
const MAX_LOOKUPS = 8;

/** The conditions of recipes that are no draft and that no administrator hid. */
const LISTED_NOW = { draft: null, hiddenBy: null };
/** The documents of all lists. */
export const SHARED = { visibility: "shared", ...LISTED_NOW } as const;

/** Returns the documents that are in no list but that of their owner, whom readers may be named for. */
export function unlistedOf(mongo: Mongo) {
  return { visibility: mongo.trusted({ $in: [...UNLISTED] }), ...LISTED_NOW };
}

/** Returns the disjoint parts of a list, of each of which an index knows the order by date. */
function partsOf({ owner, sharedBy, reader, hidden, drafts }: RecipeFilter, mongo: Mongo): Filter[] {
  if (owner !== undefined) return [{ userId: owner, draft: drafts ? true : null }];
  if (sharedBy !== undefined) return [{ userId: sharedBy, ...SHARED }];
  // Where nobody hid it there is no text, which comes after all that is less than "".
  if (hidden) return [{ hiddenBy: mongo.trusted({ $gte: "" }), draft: null }];
  return [SHARED, ...(reader === undefined ? [] : [{ userId: reader, ...unlistedOf(mongo) }])];
}

/** Returns the documents of a list as disjoint parts; null when none can match. */
export async function filtersOf(filter: RecipeFilter, words: Words, mongo: Mongo): Promise<Filter[] | null> {
  const matching = await matchingOf(filter, words, mongo);
  return matching && partsOf(filter, mongo).map((part) => ({ ...part, ...matching }));
}

/** Returns the conditions of a filter beside those on who sees a recipe; null when no recipe can match. */
async function matchingOf(filter: RecipeFilter, words: Words, mongo: Mongo): Promise<Filter | null> {
  const { lines, name } = searchTermsOf(filter);
  const conditions: Filter[] = lines.map((forms) => ({ foldedLines: formsPattern(forms) }));
  const patterns = [...lines.map(({ common }) => common), ...(name === null ? [] : [name])].flatMap(
    wordPatterns,
  );
  // The longest are in the fewest words; further ones would narrow little more.
  const telling = patterns.toSorted((a, b) => b.source.length - a.source.length).slice(0, MAX_LOOKUPS);
  for (const found of await Promise.all(telling.map((pattern) => words.matching(pattern)))) {
    if (found?.length === 0) return null;
    if (found) conditions.push({ words: mongo.trusted({ $in: found }) });
  }
  const { excluded } = filter;
  const tags = [...new Set([...(filter.tag ? [filter.tag] : []), ...(filter.tags ?? [])])];
  const absent = (values: readonly string[]) => mongo.trusted({ $nin: [...values] });
  for (const word of excluded?.words ?? [])
    conditions.push({ foldedLines: mongo.trusted({ $not: new RegExp(escaped(word)) }) });
  return {
    ...(excluded && {
      examiner: examinerVersion(),
      heldContents: absent(excluded.contents),
      heldFoods: absent(excluded.foods),
    }),
    ...((filter.ids || filter.except?.length) && {
      _id: mongo.trusted({
        ...(filter.ids && { $in: [...filter.ids] }),
        ...(filter.except?.length && { $nin: [...filter.except] }),
      }),
    }),
    ...(tags.length > 0 && { tags: tags.length === 1 ? tags[0] : mongo.trusted({ $all: tags }) }),
    ...(filter.maxMinutes !== undefined && { minutes: mongo.trusted({ $lte: filter.maxMinutes }) }),
    ...(name !== null && { foldedName: new RegExp(escaped(name)) }),
    ...(conditions.length > 0 && { $and: conditions }),
  };
}

/**
 * Adds the condition that a recipe stands after this place. The first part is implied by the second: it is what an
 * index can start from.
 */
export function after(
  position: CursorPosition | null,
  order: RecipeOrder,
  filter: Filter,
  mongo: Mongo,
): Filter {
  if (!position) return filter;
  const { rank, createdAt, id } = position;
  const below = (value: number | string) => mongo.trusted({ $lt: value });
  const upTo = (value: number | string) => mongo.trusted({ $lte: value });
  const above = (value: number | string) => mongo.trusted({ $gt: value });
  const from = (value: number | string) => mongo.trusted({ $gte: value });
  const older = [{ createdAt: below(createdAt) }, { createdAt, _id: below(id) }];
  const beyond = {
    new: { createdAt: upTo(createdAt), $or: older },
    popular: { bookmarkCount: upTo(rank), $or: [{ bookmarkCount: below(rank) }, ...older] },
    name: { foldedName: from(rank), $or: [{ foldedName: above(rank) }, ...older] },
    shortest: { minutes: from(rank), $or: [{ minutes: above(rank) }, ...older] },
  };
  return { $and: [filter, beyond[order]] };
}

/**
 * Returns patterns for the words of any text that contains the term: for "soy sauce", one word ends with "soy" and one
 * begins with "sauce"; words in the middle of a term are matched whole.
 */
function wordPatterns(term: string): RegExp[] {
  const parts = term.split(" ");
  return parts.map((part, index) => {
    const begins = index > 0 ? "^" : "";
    const ends = index < parts.length - 1 ? "$" : "";
    return new RegExp(begins + escaped(part) + ends);
  });
}

/** Builds a pattern that matches any form of a term; the end of the text counts as the end of a line. */
function formsPattern({ any }: SearchForms): RegExp {
  const patterns = any.map((form) =>
    form.endsWith("\n") ? `${escaped(form.slice(0, -1))}(?:\\n|$)` : escaped(form),
  );
  return new RegExp(patterns.join("|"));
}

/** A pattern for exactly this text, for JavaScript and for the PCRE of the server alike. */
function escaped(text: string): string {
  return text.replace(/[!-/:-@[-^`{-~]/g, String.raw`\$&`).replaceAll("\0", String.raw`\x00`);
}
