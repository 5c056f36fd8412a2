/** A user of the benchmark, with the secret of the session cookie. */
export interface Cook {
  uid: string;
  secret: string;
}

export interface StoredRecipe {
  id: string;
  slug: string;
  name: string;
}

export interface Note {
  rating: number | null;
  note: string;
}

const BOOKMARKS = 5;
const NOTES = 2;
/** Primes, so that the cooks' recipes lie all over the collection. */
const STRIDES = { cook: 7_919, bookmark: 104_729, note: 15_485_863 };

export function recipeId(n: number): string {
  return `recipe-${n}`;
}

/** Returns the ids of the recipes that a cook has bookmarked before the first call. */
export function initialBookmarks(cook: number, recipes: number): string[] {
  return Array.from({ length: BOOKMARKS }, (_, k) =>
    recipeId((cook * STRIDES.cook + k * STRIDES.bookmark) % recipes),
  );
}

/** Returns a cook's notes before the first call, by the id of their recipe. */
export function initialNotes(cook: number, uid: string, recipes: number): Map<string, Note> {
  return new Map(
    Array.from({ length: NOTES }, (_, k) => [
      recipeId((cook * STRIDES.cook + (k + 1) * STRIDES.note) % recipes),
      { rating: (cook % 5) + 1, note: `Less salt, thinks ${uid}` },
    ]),
  );
}
