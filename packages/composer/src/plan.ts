import { formatMinutes } from "@larder/domain/time/format-minutes";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import { type Bilingual, t } from "./bilingual.ts";
import { CUTS, type Cut } from "./cuts.ts";
import { type Dish, type Use, usesIn } from "./dish.ts";
import type { TechniqueTipId } from "./technique-tips.ts";
import { needsRest } from "./safety.ts";
import type { ToolId } from "./tools.ts";

/** A task of a step. Its sentence names foods by their slots, or by the names given beside it. */
export interface PlannedPart {
  instruction: Bilingual;
  minutes: number;
  /** True for work by hand; false for heat or waiting, whose minutes the sentence states and a timer can count. */
  isHands: boolean;
  names: Readonly<Record<string, readonly Use[]>>;
  /** The plain water for one person; the sentence says `{water}` ml for all. */
  waterForOne?: number;
  /** The foods that must be safe to eat after this task. */
  safe: readonly Use[];
}

export interface PlannedStep {
  title: Bilingual;
  techniqueTip?: TechniqueTipId;
  /** Steps with the same number run in parallel. */
  group?: number;
  parts: readonly PlannedPart[];
}

export interface Plan {
  steps: readonly PlannedStep[];
  tools: readonly ToolId[];
  /** A sentence without its full stop; it names slots like the steps. */
  description: Bilingual;
}

type More = Partial<Pick<PlannedPart, "names" | "safe" | "waterForOne">>;
type Maybe<T> = T | false | undefined;

/** Builds a task by hand of so many minutes, without a timer. */
export function hands(minutes: number, instruction: Bilingual, more: More = {}): PlannedPart {
  return { instruction, minutes, isHands: true, names: {}, safe: [], ...more };
}

/** Builds a task of cooking or waiting; the sentence contains `{time}`. */
export function heat(minutes: number, instruction: Bilingual, more: More = {}): PlannedPart {
  return { instruction, minutes, isHands: false, names: {}, safe: [], ...more };
}

export function step(
  title: Bilingual,
  parts: readonly Maybe<PlannedPart>[],
  more: Pick<PlannedStep, "techniqueTip" | "group"> = {},
): PlannedStep {
  return { title, parts: parts.filter((part) => part !== undefined && part !== false), ...more };
}

/** Steps that have something to do. */
export function steps(list: readonly Maybe<PlannedStep>[]): PlannedStep[] {
  return list
    .filter((entry) => entry !== undefined && entry !== false)
    .filter(({ parts }) => parts.length > 0);
}

/** Plans the cutting of all foods that need it, foods of one cut together, in the order in which they are needed. */
export function prepare(
  dish: Dish,
  uses: readonly Use[],
  others: readonly Maybe<PlannedPart>[] = [],
): PlannedStep {
  const byCut = new Map<Cut, Use[]>();
  for (const use of uses) {
    if (use.cut) byCut.set(use.cut, [...(byCut.get(use.cut) ?? []), use]);
  }
  const parts = [...byCut].map(([cut, cutUses]) => {
    const { instruction, minutes } = CUTS[cut];
    return hands(workMinutes(minutes * cutUses.length, dish.servings), instruction, {
      names: { x: cutUses },
    });
  });
  return step(t("Prepare the ingredients", "Prepara los ingredientes"), [...others, ...parts], {
    techniqueTip: "prepare",
  });
}

/** Scales the minutes of work for four people to the servings; they grow more slowly than the servings. */
export function workMinutes(forFour: number, servings: number): number {
  return Math.max(1, Math.round(forFour * Math.min(2, Math.max(0.5, Math.sqrt(servings / 4)))));
}

export function preheat(celsius: number): PlannedPart {
  return hands(
    0,
    t(
      `Heat the oven to ${celsius} °C (fan ${celsius - 20} °C).`,
      `Calienta el horno a ${celsius} °C (${celsius - 20} °C con ventilador).`,
    ),
  );
}

/** Plans the rest that whole cuts of meat need to be safe and juicy. */
export function rest(dish: Dish, slots: string): PlannedPart | undefined {
  const meat = usesIn(dish, slots).filter(needsRest);
  if (meat.length === 0) return undefined;
  return heat(
    3,
    t(
      "Off the heat, let {meat} rest for {time} before serving.",
      "Fuera del fuego, deja reposar {meat} durante {time} antes de servir.",
    ),
    { names: { meat } },
  );
}

// ---- time ----

/** Returns the duration of planned steps. */
export function durationOf(steps: readonly PlannedStep[]): RecipeDraft["duration"] {
  return totalDuration(
    steps.map(({ group, parts }) => ({
      group,
      isWork: parts.every(({ isHands }) => isHands),
      minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
    })),
  );
}

/** The minutes of a step; `isWork` is true for work by hand alone. */
interface TimedStep {
  group: number | undefined;
  isWork: boolean;
  minutes: number;
}

/**
 * Adds up the minutes of steps; of steps in one group only the longest counts. Work by hand alone is preparation, all
 * else cooking.
 */
export function totalDuration(steps: readonly TimedStep[]): RecipeDraft["duration"] {
  let [prep, cook] = [0, 0];
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at];
    if (!step) continue;
    let { minutes } = step;
    while (step.group !== undefined && steps[at + 1]?.group === step.group) {
      at += 1;
      minutes = Math.max(minutes, steps[at]?.minutes ?? 0);
    }
    if (step.isWork && step.group === undefined) prep += minutes;
    else cook += minutes;
  }
  const total = prep + cook;
  return {
    prep_time_minutes: prep,
    cook_time_minutes: cook,
    total_time_minutes: total,
    formatted: formatMinutes(total),
  };
}
