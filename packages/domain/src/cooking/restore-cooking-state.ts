import * as z from "zod/mini";
import { type CookingState, cookingStateSchema, EMPTY_COOKING_STATE } from "./cooking-state.ts";

/** The time without activity after which a stored cooking session is dropped. */
export const COOKING_LASTS_MS = 3 * 24 * 3_600_000;

/**
 * Returns the cooking state that a browser has stored, without cookings and timers older than `COOKING_LASTS_MS`; an empty
 * state for anything malformed.
 */
export function restoreCookingState(stored: unknown, now: number): CookingState {
  const parsed = cookingStateSchema.safeParse(withPresentNames(stored));
  if (!parsed.success) return EMPTY_COOKING_STATE;
  const isRecent = (moment: number) => now - moment < COOKING_LASTS_MS;
  return {
    cookings: parsed.data.cookings.filter(({ touchedAt }) => isRecent(touchedAt)),
    timers: parsed.data.timers.filter(({ startedAt }) => isRecent(startedAt)),
  };
}

/** Renames the fields that version 0.2 stored as `place`: the index of a step, and the position of a timer. */
function withPresentNames(stored: unknown): unknown {
  const older = z.looseObject({ ["place"]: z.unknown() });
  const renamed = (items: unknown, name: string): unknown =>
    Array.isArray(items)
      ? items.map((item: unknown) => {
          const found = older.safeParse(item);
          return found.success ? { [name]: found.data["place"], ...found.data } : item;
        })
      : items;
  const state = z.looseObject({}).safeParse(stored);
  if (!state.success) return stored;
  const { cookings, timers } = state.data;
  return { cookings: renamed(cookings, "stepIndex"), timers: renamed(timers, "position") };
}
