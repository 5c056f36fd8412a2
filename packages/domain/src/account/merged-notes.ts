import { type CookingNotes, COOKING_NOTES_LIMITS } from "./cooking-notes.ts";
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

/** Returns notes with what they lack taken from a file; an existing rating or note stays, and all days are combined. */
export function completedNotes(here: CookingNotes, { rating, note, cookedOn }: CookingNotes): CookingNotes {
  const dates = [...new Set([...here.cookedOn, ...cookedOn])].toSorted().toReversed();
  return {
    rating: here.rating ?? rating,
    note: here.note || note,
    cookedOn: dates.slice(0, COOKING_NOTES_LIMITS.cookedOn),
  };
}
