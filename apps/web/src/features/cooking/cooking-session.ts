import type { Step } from "@larder/domain/recipe";
import { stepTimer, type StepTimer } from "@larder/domain/step-timer";
import { pause, setTo, start, tick, type Countdown } from "@/features/cooking/countdown";

/** The timer of the step that one is at. */
export interface RunningTimer extends StepTimer {
  countdown: Countdown;
}

/** Where a cook is in a recipe. A value without a clock: actions carry the time they need. */
export interface CookingSession {
  /** What times each step; as long as the recipe has steps. */
  readonly plan: readonly (StepTimer | null)[];
  /** The step that one is at, from 0. */
  readonly place: number;
  readonly finished: boolean;
  readonly tipsShown: boolean;
  /** Sub-steps that are done, by `markOf`; they outlive a change of step. */
  readonly done: ReadonlySet<string>;
  readonly timer: RunningTimer | null;
}

export type CookingAction =
  /** On the last step, finishes. */
  | { type: "next" }
  | { type: "previous" }
  | { type: "toggle-tips" }
  | { type: "toggle-done"; mark: string }
  | { type: "start-timer" | "pause-timer" | "tick"; now: number }
  | { type: "reset-timer" };

export const markOf = (step: number, subStep: number): string => `${step}.${subStep}`;

export function beginCooking(steps: readonly Step[]): CookingSession {
  const plan = steps.map(stepTimer);
  return {
    plan,
    place: 0,
    finished: false,
    tipsShown: false,
    done: new Set(),
    timer: freshTimer(plan, 0),
  };
}

export function cook(session: CookingSession, action: CookingAction): CookingSession {
  switch (action.type) {
    case "next":
      return session.place < session.plan.length - 1
        ? goTo(session, session.place + 1)
        : { ...session, finished: true, timer: null };
    case "previous":
      return session.place > 0 ? goTo(session, session.place - 1) : session;
    case "toggle-tips":
      return { ...session, tipsShown: !session.tipsShown };
    case "toggle-done":
      return { ...session, done: toggled(session.done, action.mark) };
    case "start-timer":
      return withCountdown(session, (countdown) => start(countdown, action.now));
    case "pause-timer":
      return withCountdown(session, (countdown) => pause(countdown, action.now));
    case "tick":
      return withCountdown(session, (countdown) => tick(countdown, action.now));
    case "reset-timer":
      return { ...session, timer: freshTimer(session.plan, session.place) };
  }
}

/** Another step: its own timer at rest, and the tips hidden. */
function goTo(session: CookingSession, place: number): CookingSession {
  return { ...session, place, tipsShown: false, timer: freshTimer(session.plan, place) };
}

function freshTimer(plan: CookingSession["plan"], place: number): RunningTimer | null {
  const timer = plan[place];
  return timer ? { ...timer, countdown: setTo(timer.seconds) } : null;
}

function withCountdown(session: CookingSession, change: (countdown: Countdown) => Countdown): CookingSession {
  const { timer } = session;
  return timer ? { ...session, timer: { ...timer, countdown: change(timer.countdown) } } : session;
}

function toggled(marks: ReadonlySet<string>, mark: string): ReadonlySet<string> {
  const next = new Set(marks);
  if (!next.delete(mark)) next.add(mark);
  return next;
}
