import { parseDurationMinutes } from "../time/duration.ts";
import { formatMinutes } from "../time/format-minutes.ts";
import { LIMITS } from "../limits.ts";
import type { Duration } from "../recipe/recipe.ts";
import type { Notes } from "./notes.ts";
import { first, isRecord, type Raw } from "./values.ts";

const UNKNOWN_TOTAL = 30;
const MISSING = { prep: 10, cook: 20, total: 30 };
const PREP_SHARE = 0.3;

/** The fields for each part, inside a duration or beside the name; Larder's own field comes first. */
const PREP = ["prep_time_minutes", "prep_time", "prepTime", "prep"];
const COOK = ["cook_time_minutes", "cook_time", "cookTime", "cook"];
const TOTAL = ["total_time_minutes", "total_time", "totalTime", "total"];

/**
 * Reads the duration of a recipe. Splits a single length into 30 % preparation and 70 % cooking.
 *
 * @returns `assumed` when the recipe has no valid duration: 10, 20 and 30 minutes if it has none at all, 30 split if it
 * has an invalid one
 */
export function normaliseDuration(recipe: Raw, notes: Notes): { duration: Duration; assumed: boolean } {
  const value = first(recipe, "duration");
  if (typeof value === "string" || typeof value === "number") {
    const total = minutesOf(value, notes, "duration");
    return total
      ? { duration: split(total), assumed: false }
      : { duration: split(UNKNOWN_TOTAL), assumed: true };
  }
  if (value !== undefined && !isRecord(value)) notes.add("unreadable", "duration");
  const named = isRecord(value) ? value : recipe;
  const prep = minutesOf(first(named, ...PREP), notes, "duration.prep_time_minutes");
  const cook = minutesOf(first(named, ...COOK), notes, "duration.cook_time_minutes");
  const total = minutesOf(first(named, ...TOTAL), notes, "duration.total_time_minutes");
  if (prep !== null || cook !== null || total !== null) {
    return { duration: withParts(prep ?? 0, cook ?? 0, total ?? 0), assumed: false };
  }
  const written = minutesOf(first(named, "formatted"), notes, "duration.formatted");
  if (written) return { duration: split(written), assumed: false };
  return { duration: withParts(MISSING.prep, MISSING.cook, MISSING.total), assumed: true };
}

function split(total: number): Duration {
  const prep = Math.round(total * PREP_SHARE);
  return withParts(prep, total - prep, total);
}

/** Fills in a missing total as the sum of its parts. */
function withParts(prep: number, cook: number, total: number): Duration {
  const whole = Math.min(total || prep + cook, LIMITS.minutes);
  return {
    prep_time_minutes: prep,
    cook_time_minutes: cook,
    total_time_minutes: whole,
    formatted: formatMinutes(whole),
  };
}

/** Reads whole minutes; null for what is no length of time. */
export function minutesOf(value: unknown, notes: Notes, path: string): number | null {
  if (value == null || value === "") return null;
  const minutes = typeof value === "string" ? parseDurationMinutes(value) : value;
  if (typeof minutes !== "number" || !Number.isFinite(minutes) || minutes < 0) {
    notes.add("unreadable", path);
    return null;
  }
  if (minutes > LIMITS.minutes) notes.add("cut", path);
  return Math.min(Math.round(minutes), LIMITS.minutes);
}
