import type { CookingNotes } from "./cooking-notes.ts";
import { type CookedDate, withCooked } from "./cooked-dates.ts";

interface StoredNotes extends Pick<CookingNotes, "rating" | "note"> {
  cooked: readonly CookedDate[];
}

/**
 * Merges one user's notes on a recipe with another's: the user's own rating and note win, and all days are combined.
 */
export function mergedNotes(own: StoredNotes | null, other: StoredNotes): StoredNotes {
  if (!own) return other;
  const days = other.cooked.filter(({ at }) => own.cooked.every((each) => each.at !== at));
  return {
    rating: own.rating ?? other.rating,
    note: own.note === "" ? other.note : own.note,
    cooked: days.reduce<readonly CookedDate[]>((all, day) => withCooked(all, day), own.cooked),
  };
}
