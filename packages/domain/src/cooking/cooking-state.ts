import * as z from "zod/mini";
import {
  adjustTimer,
  dismissTimer,
  type CookingTimer,
  cookingTimerSchema,
  type NewTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
} from "./cooking-timer.ts";
import { pauseCountdown, startCountdown, stepCountdownSchema } from "./step-countdown.ts";

/** The units in which amounts are shown: as the author wrote them, or one system. */
export const UNIT_CHOICES = ["written", "metric", "us"] as const;
export type UnitChoice = (typeof UNIT_CHOICES)[number];

/** The state of one recipe that is being cooked, which survives a reload. Moments are milliseconds since the epoch. */
export const cookingSchema = z.object({
  slug: z.string(),
  name: z.string(),
  startedAt: z.number(),
  touchedAt: z.number(),
  /** The current step, from 0; -1 while the cook gets everything ready. */
  stepIndex: z.int().check(z.minimum(-1)),
  /** The number of steps, for the home screen, which has not loaded the recipe. */
  steps: z.int().check(z.nonnegative()),
  /** The ids of sub-steps that are done and of ingredients that are ready. */
  done: z.array(z.string()),
  /** The servings that are cooked; null as written. */
  servings: z.nullable(z.number()),
  units: z.enum(UNIT_CHOICES),
  /** The timer of the current step; absent until it is started. */
  stepTimer: z.optional(stepCountdownSchema),
});
export type Cooking = z.infer<typeof cookingSchema>;

/**
 * The state of everything that is being cooked: recipes in the order they were begun, timers in the order they were
 * started.
 */
export const cookingStateSchema = z.object({
  cookings: z.array(cookingSchema),
  timers: z.array(cookingTimerSchema),
});
export type CookingState = z.infer<typeof cookingStateSchema>;

export const EMPTY_COOKING_STATE: CookingState = { cookings: [], timers: [] };

export type CookingAction =
  /** Begins a recipe, or continues the existing session. */
  | { type: "begin"; slug: string; name: string; steps: number; servings: number | null }
  | { type: "go-to"; slug: string; stepIndex: number }
  | { type: "toggle-done"; slug: string; doneId: string }
  | { type: "serve"; slug: string; servings: number | null }
  | { type: "use-units"; slug: string; units: UnitChoice }
  /** Starts the timer of the current step; another step has its own. */
  | { type: "start-step-timer"; slug: string; seconds: number }
  | { type: "pause-step-timer" | "reset-step-timer"; slug: string }
  /** Ends a recipe, finished or abandoned. Its timers continue, because food may still be in the oven. */
  | { type: "leave"; slug: string }
  | { type: "start-timer"; timer: NewTimer }
  | { type: "pause-timer" | "resume-timer" | "dismiss-timer" | "remove-timer"; id: string }
  | { type: "adjust-timer"; id: string; byMinutes: number }
  | { type: "rename-timer"; id: string; name: string };

/** The time without activity after which a stored cooking session is dropped. */
export const COOKING_LASTS_MS = 3 * 24 * 3_600_000;

/**
 * Applies an action to the cooking state.
 *
 * @param now of the action, in milliseconds since the epoch
 */
export function reduceCooking(state: CookingState, action: CookingAction, now: number): CookingState {
  switch (action.type) {
    case "begin":
      return begin(state, action, now);
    case "go-to":
      return withCooking(state, action.slug, now, (cooking) => at(cooking, action.stepIndex));
    case "toggle-done":
      return withCooking(state, action.slug, now, ({ done }) => ({ done: toggled(done, action.doneId) }));
    case "serve":
      return withCooking(state, action.slug, now, () => ({ servings: action.servings }));
    case "use-units":
      return withCooking(state, action.slug, now, () => ({ units: action.units }));
    case "start-step-timer":
      return withCooking(state, action.slug, now, ({ stepTimer }) => ({
        stepTimer: startCountdown(stepTimer, action.seconds, now),
      }));
    case "pause-step-timer":
      return withCooking(state, action.slug, now, ({ stepTimer }) => ({
        stepTimer: stepTimer && pauseCountdown(stepTimer, now),
      }));
    case "reset-step-timer":
      return withCooking(state, action.slug, now, () => ({ stepTimer: undefined }));
    case "leave":
      return { ...state, cookings: state.cookings.filter(({ slug }) => slug !== action.slug) };
    case "start-timer":
      return { ...state, timers: [...state.timers, startTimer(action.timer, now)] };
    case "pause-timer":
      return withTimer(state, action.id, (timer) => pauseTimer(timer, now));
    case "resume-timer":
      return withTimer(state, action.id, (timer) => resumeTimer(timer, now));
    case "adjust-timer":
      return withTimer(state, action.id, (timer) => adjustTimer(timer, action.byMinutes, now));
    case "dismiss-timer":
      return withTimer(state, action.id, (timer) => dismissTimer(timer, now));
    case "remove-timer":
      return withTimer(state, action.id, () => null);
    case "rename-timer":
      return withTimer(state, action.id, (timer) => ({ ...timer, name: action.name.trim() || timer.name }));
  }
}

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

/**
 * Sorts timers for the tray: ringing ones first, the longest ringing before the others; then running ones by deadline,
 * then paused ones. The order depends on their deadlines only, not on the current time.
 */
export function timersInOrder(timers: readonly CookingTimer[]): CookingTimer[] {
  const rank = ({ endsAt }: CookingTimer) => endsAt ?? Number.POSITIVE_INFINITY;
  return timers.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? one.startedAt - other.startedAt : first - second;
  });
}

function begin(
  state: CookingState,
  { slug, name, steps, servings }: Extract<CookingAction, { type: "begin" }>,
  now: number,
): CookingState {
  if (state.cookings.some((cooking) => cooking.slug === slug)) {
    // The recipe may have been edited since it was begun.
    return withCooking(state, slug, now, (cooking) => ({
      ...at({ ...cooking, steps }, cooking.stepIndex),
      name,
      steps,
    }));
  }
  const cooking: Cooking = {
    slug,
    name,
    steps,
    servings,
    startedAt: now,
    touchedAt: now,
    stepIndex: -1,
    done: [],
    units: "written",
  };
  return { ...state, cookings: [...state.cookings, cooking] };
}

/** Moves to a step, within the recipe. Another step starts without its timer. */
function at(
  { stepIndex, steps, stepTimer }: Cooking,
  wanted: number,
): Pick<Cooking, "stepIndex" | "stepTimer"> {
  const next = Math.min(Math.max(-1, wanted), Math.max(0, steps - 1));
  return { stepIndex: next, stepTimer: next === stepIndex ? stepTimer : undefined };
}

function withCooking(
  state: CookingState,
  slug: string,
  now: number,
  change: (cooking: Cooking) => Partial<Cooking>,
): CookingState {
  return {
    ...state,
    cookings: state.cookings.map((cooking) =>
      cooking.slug === slug ? { ...cooking, ...change(cooking), touchedAt: now } : cooking,
    ),
  };
}

function withTimer(
  state: CookingState,
  id: string,
  change: (timer: CookingTimer) => CookingTimer | null,
): CookingState {
  return {
    ...state,
    timers: state.timers.flatMap((timer) => (timer.id === id ? (change(timer) ?? []) : timer)),
  };
}

function toggled(doneIds: readonly string[], doneId: string): string[] {
  return doneIds.includes(doneId) ? doneIds.filter((each) => each !== doneId) : [...doneIds, doneId];
}
