import { COOKING_NOTES_LIMITS } from "./cooking-notes.ts";

/** A date as it is stored: with the key that it was sent with. */
export interface CookedDate {
  at: string;
  key?: string;
}

export const STORED_DATES = COOKING_NOTES_LIMITS.cookedOn;

/** The latest first. */
export function withCooked(dates: readonly CookedDate[], date: CookedDate): CookedDate[] {
  if (date.key !== undefined && dates.some(({ key }) => key === date.key)) return [...dates];
  return [date, ...dates].toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, STORED_DATES);
}
