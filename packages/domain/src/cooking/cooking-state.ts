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
import { detachedTimer } from "./detached-timer.ts";
import {
  pauseCountdown,
  startCountdown,
  stepCountdownSchema,
  type StepTimerDetails,
} from "./step-countdown.ts";

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
  /** The part of the step that is shown, from 0, where the step is too long for one screen. */
  part: z.optional(z.int().check(z.nonnegative())),
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
  /** Shows a step, or a part of it. The timer of the step that is left continues in the timer tray. */
  | { type: "go-to"; slug: string; stepIndex: number; part?: number }
  | { type: "toggle-done"; slug: string; doneId: string }
  | { type: "serve"; slug: string; servings: number | null }
  | { type: "use-units"; slug: string; units: UnitChoice }
  /** Starts the timer of the current step; another step has its own. */
  | { type: "start-step-timer"; slug: string; seconds: number; details?: StepTimerDetails }
  | { type: "pause-step-timer" | "reset-step-timer"; slug: string }
  /** Moves the timer of the current step to the timer tray, because its page is left (or was closed: unattended). */
  | { type: "detach-step-timer"; slug: string; isUnattended?: boolean }
  /** Ends a recipe, finished or abandoned. Its timers continue, because food may still be in the oven. */
  | { type: "leave"; slug: string }
  | { type: "start-timer"; timer: NewTimer }
  | { type: "pause-timer" | "resume-timer" | "dismiss-timer" | "remove-timer"; id: string }
  | { type: "adjust-timer"; id: string; byMinutes: number }
  | { type: "rename-timer"; id: string; name: string };

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
      return goTo(state, action, now);
    case "toggle-done":
      return withCooking(state, action.slug, now, ({ done }) => ({ done: toggled(done, action.doneId) }));
    case "serve":
      return withCooking(state, action.slug, now, () => ({ servings: action.servings }));
    case "use-units":
      return withCooking(state, action.slug, now, () => ({ units: action.units }));
    case "start-step-timer":
      return withCooking(state, action.slug, now, ({ stepTimer }) => ({
        stepTimer: startCountdown(stepTimer, action.seconds, now, action.details),
      }));
    case "pause-step-timer":
      return withCooking(state, action.slug, now, ({ stepTimer }) => ({
        stepTimer: stepTimer && pauseCountdown(stepTimer, now),
      }));
    case "reset-step-timer":
      return withCooking(state, action.slug, now, () => ({ stepTimer: undefined }));
    case "detach-step-timer":
      return detachStepTimer(state, action.slug, now, action.isUnattended);
    case "leave": {
      const { cookings, timers } = detachStepTimer(state, action.slug, now);
      return { timers, cookings: cookings.filter(({ slug }) => slug !== action.slug) };
    }
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
    const renamed = withCooking(state, slug, now, () => ({ name, steps }));
    const begun = renamed.cookings.find((cooking) => cooking.slug === slug);
    if (!begun || begun.stepIndex < Math.max(1, steps)) return renamed;
    return goTo(renamed, { type: "go-to", slug, stepIndex: begun.stepIndex }, now);
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

function goTo(
  state: CookingState,
  { slug, stepIndex, part }: Extract<CookingAction, { type: "go-to" }>,
  now: number,
): CookingState {
  const cooking = state.cookings.find((each) => each.slug === slug);
  if (!cooking) return state;
  const position = at(cooking, stepIndex, part);
  const isSameStep = position.stepIndex === cooking.stepIndex;
  return withCooking(isSameStep ? state : detachStepTimer(state, slug, now), slug, now, () => position);
}

/** Moves to a step, within the recipe. */
function at({ steps }: Cooking, wanted: number, part = 0): Pick<Cooking, "stepIndex" | "part"> {
  return { stepIndex: Math.min(Math.max(-1, wanted), Math.max(0, steps - 1)), part };
}

/** Moves the timer of the current step to the tray; the step has none then. */
function detachStepTimer(
  state: CookingState,
  slug: string,
  now: number,
  isUnattended?: boolean,
): CookingState {
  const cooking = state.cookings.find((each) => each.slug === slug);
  if (!cooking?.stepTimer) return state;
  const timer = detachedTimer(cooking, now, isUnattended);
  return {
    cookings: state.cookings.map((each) => (each === cooking ? { ...each, stepTimer: undefined } : each)),
    timers: timer ? [...state.timers, timer] : state.timers,
  };
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
