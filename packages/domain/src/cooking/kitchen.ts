import * as z from "zod/mini";
import {
  adjustTimer,
  dismissTimer,
  type KitchenTimer,
  kitchenTimerSchema,
  type NewTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
} from "./kitchen-timer.ts";
import { pauseCountdown, startCountdown, stepCountdownSchema } from "./step-countdown.ts";

/** How amounts are shown: as the author wrote them, or in one system. */
export const UNIT_CHOICES = ["written", "metric", "us"] as const;
export type UnitChoice = (typeof UNIT_CHOICES)[number];

/** One recipe that is being cooked: what must survive a reload. Moments are milliseconds since the epoch. */
export const cookingSchema = z.object({
  slug: z.string(),
  name: z.string(),
  startedAt: z.number(),
  touchedAt: z.number(),
  /** The step that one is at, from 0; -1 while everything is got ready. */
  place: z.int().check(z.minimum(-1)),
  /** Of how many; for the home screen, which does not have the recipe at hand. */
  steps: z.int().check(z.nonnegative()),
  /** Sub-steps that are done, and what is ready, by their marks. */
  done: z.array(z.string()),
  /** For how many one cooks; null as written. */
  servings: z.nullable(z.number()),
  units: z.enum(UNIT_CHOICES),
  /** The timer of the step that one is at; none until it is started. */
  stepTimer: z.optional(stepCountdownSchema),
});
export type Cooking = z.infer<typeof cookingSchema>;

/** All that goes on at the stove: recipes in the order they were begun, timers in the order they were started. */
export const kitchenSchema = z.object({
  cookings: z.array(cookingSchema),
  timers: z.array(kitchenTimerSchema),
});
export type Kitchen = z.infer<typeof kitchenSchema>;

export const EMPTY_KITCHEN: Kitchen = { cookings: [], timers: [] };

export type KitchenAction =
  /** Begins, or goes on with what is there. */
  | { type: "begin"; slug: string; name: string; steps: number; servings: number | null }
  | { type: "go-to"; slug: string; place: number }
  | { type: "toggle-done"; slug: string; mark: string }
  | { type: "serve"; slug: string; servings: number | null }
  | { type: "use-units"; slug: string; units: UnitChoice }
  /** The timer of the step; another step has its own, at rest. */
  | { type: "start-step-timer"; slug: string; seconds: number }
  | { type: "pause-step-timer" | "reset-step-timer"; slug: string }
  /** Finished or given up: its timers stay, for what is in the oven is still in the oven. */
  | { type: "leave"; slug: string }
  | { type: "start-timer"; timer: NewTimer }
  | { type: "pause-timer" | "resume-timer" | "dismiss-timer" | "remove-timer"; id: string }
  | { type: "adjust-timer"; id: string; byMinutes: number }
  | { type: "rename-timer"; id: string; name: string };

/** What was kept of a cooking is forgotten after this long. */
export const COOKING_KEPT_MS = 3 * 24 * 3_600_000;

/** @param now of the action, in milliseconds since the epoch */
export function inKitchen(kitchen: Kitchen, action: KitchenAction, now: number): Kitchen {
  switch (action.type) {
    case "begin":
      return begin(kitchen, action, now);
    case "go-to":
      return withCooking(kitchen, action.slug, now, (cooking) => at(cooking, action.place));
    case "toggle-done":
      return withCooking(kitchen, action.slug, now, ({ done }) => ({ done: toggled(done, action.mark) }));
    case "serve":
      return withCooking(kitchen, action.slug, now, () => ({ servings: action.servings }));
    case "use-units":
      return withCooking(kitchen, action.slug, now, () => ({ units: action.units }));
    case "start-step-timer":
      return withCooking(kitchen, action.slug, now, ({ stepTimer }) => ({
        stepTimer: startCountdown(stepTimer, action.seconds, now),
      }));
    case "pause-step-timer":
      return withCooking(kitchen, action.slug, now, ({ stepTimer }) => ({
        stepTimer: stepTimer && pauseCountdown(stepTimer, now),
      }));
    case "reset-step-timer":
      return withCooking(kitchen, action.slug, now, () => ({ stepTimer: undefined }));
    case "leave":
      return { ...kitchen, cookings: kitchen.cookings.filter(({ slug }) => slug !== action.slug) };
    case "start-timer":
      return { ...kitchen, timers: [...kitchen.timers, startTimer(action.timer, now)] };
    case "pause-timer":
      return withTimer(kitchen, action.id, (timer) => pauseTimer(timer, now));
    case "resume-timer":
      return withTimer(kitchen, action.id, (timer) => resumeTimer(timer, now));
    case "adjust-timer":
      return withTimer(kitchen, action.id, (timer) => adjustTimer(timer, action.byMinutes, now));
    case "dismiss-timer":
      return withTimer(kitchen, action.id, (timer) => dismissTimer(timer, now));
    case "remove-timer":
      return withTimer(kitchen, action.id, () => null);
    case "rename-timer":
      return withTimer(kitchen, action.id, (timer) => ({ ...timer, name: action.name.trim() || timer.name }));
  }
}

/** What was kept, as it is now: anything malformed counts as nothing, and old cookings are forgotten. */
export function keptKitchen(kept: unknown, now: number): Kitchen {
  const parsed = kitchenSchema.safeParse(kept);
  if (!parsed.success) return EMPTY_KITCHEN;
  const isRecent = (moment: number) => now - moment < COOKING_KEPT_MS;
  return {
    cookings: parsed.data.cookings.filter(({ touchedAt }) => isRecent(touchedAt)),
    timers: parsed.data.timers.filter(({ startedAt }) => isRecent(startedAt)),
  };
}

/**
 * Timers as the dock has them: what rings stands in front, the longest first; then by what is due next, then what pauses.
 * That is by their deadlines, whatever the time.
 */
export function timersInOrder(timers: readonly KitchenTimer[]): KitchenTimer[] {
  const rank = ({ endsAt }: KitchenTimer) => endsAt ?? Number.POSITIVE_INFINITY;
  return timers.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? one.startedAt - other.startedAt : first - second;
  });
}

function begin(
  kitchen: Kitchen,
  { slug, name, steps, servings }: Extract<KitchenAction, { type: "begin" }>,
  now: number,
): Kitchen {
  if (kitchen.cookings.some((cooking) => cooking.slug === slug)) {
    // The recipe may have been edited meanwhile.
    return withCooking(kitchen, slug, now, (cooking) => ({
      ...at({ ...cooking, steps }, cooking.place),
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
    place: -1,
    done: [],
    units: "written",
  };
  return { ...kitchen, cookings: [...kitchen.cookings, cooking] };
}

/** At another step its timer is at rest again. */
function at({ place, steps, stepTimer }: Cooking, wanted: number): Pick<Cooking, "place" | "stepTimer"> {
  const next = Math.min(Math.max(-1, wanted), Math.max(0, steps - 1));
  return { place: next, stepTimer: next === place ? stepTimer : undefined };
}

function withCooking(
  kitchen: Kitchen,
  slug: string,
  now: number,
  change: (cooking: Cooking) => Partial<Cooking>,
): Kitchen {
  return {
    ...kitchen,
    cookings: kitchen.cookings.map((cooking) =>
      cooking.slug === slug ? { ...cooking, ...change(cooking), touchedAt: now } : cooking,
    ),
  };
}

function withTimer(
  kitchen: Kitchen,
  id: string,
  change: (timer: KitchenTimer) => KitchenTimer | null,
): Kitchen {
  return {
    ...kitchen,
    timers: kitchen.timers.flatMap((timer) => (timer.id === id ? (change(timer) ?? []) : timer)),
  };
}

function toggled(marks: readonly string[], mark: string): string[] {
  return marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark];
}
