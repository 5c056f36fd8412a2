import type { StoredItems } from "../../ports/store.ts";

export type Kind = keyof StoredItems;

/** Bookmarks and cooking notes come after their recipes. */
export const KINDS: readonly Kind[] = [
  "recipes",
  "users",
  "bookmarks",
  "cookingNotes",
  "feedback",
  "requests",
];

/** Items a few at a time, as stores take them. */
export const BATCH = 200;
