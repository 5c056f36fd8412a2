/**
 * The number of recipes on the first page, which is soon loaded; later pages are larger, so that scrolling through a
 * large collection seldom waits.
 */
const FIRST_PAGE = 48;
const NEXT_PAGE = 240;
export const POPULAR = 3;

/** The filters of a list: ingredients, or else a text in the name; a tag; whether what the user leaves out stays out. */
export interface RecipeSearch {
  terms: readonly string[];
  text?: string;
  tag?: string;
  exclude?: "mine";
  /** Newest first where it is absent. */
  sort?: RecipeSort;
}

/** The orders of the list, besides the newest first; the last two are by the user's own notes. */
export const RECIPE_SORTS = ["name", "shortest", "liked", "cooked"] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** Whether an order is by the user's own notes, which a visitor has not. */
export const isByNotes = (sort: RecipeSort): boolean => sort === "liked" || sort === "cooked";

/** Returns the length of a page of the list, as the call takes it. */
export const pageLength = (cursor: string): string => String(cursor ? NEXT_PAGE : FIRST_PAGE);
