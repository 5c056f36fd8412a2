import type { Cut } from "./cuts.ts";
import type { Food, Technique, Unit } from "./pantry/food.ts";
import type { Cuisine } from "./cuisines.ts";
import type { Preference } from "./preferences.ts";

/** A food in a slot of a dish: its amount, and how it is cut. */
export interface Use {
  food: Food;
  slot: string;
  amount: number;
  unit: Unit;
  cut: Cut | undefined;
  /** True when the query named it. */
  isAsked: boolean;
}

/** The choices that are made before planning. */
export interface Dish {
  servings: number;
  cuisine: Cuisine;
  preferences: ReadonlySet<Preference>;
  slots: ReadonlyMap<string, readonly Use[]>;
}

/** Returns the foods in these slots, in this order. */
export function usesIn(dish: Dish, slots: string): Use[] {
  return slots.split(" ").flatMap((slot) => dish.slots.get(slot) ?? []);
}

/** Minutes until the slowest of them is done; 0 where none can be cooked so. */
export function minutesOf(uses: readonly Use[], how: Technique): number {
  return Math.max(0, ...uses.map(({ food }) => food.minutes[how] ?? 0));
}

/** Foods that go in together, and the minutes until the next foods do. */
export interface Wave {
  uses: readonly Use[];
  minutes: number;
}

/** The ratio of two cooking times from which foods go in together. */
const TOGETHER = 0.75;

/**
 * Orders foods so that all are done at the same time: the slowest first. The minutes of all waves add up to those of the
 * slowest food.
 */
export function waves(uses: readonly Use[], how: Technique): Wave[] {
  const found: { uses: Use[]; whole: number }[] = [];
  for (const use of uses.toSorted((a, b) => minutesOf([b], how) - minutesOf([a], how))) {
    const whole = minutesOf([use], how);
    const last = found.at(-1);
    if (last && (whole >= last.whole * TOGETHER || last.whole - whole <= 2)) last.uses.push(use);
    else found.push({ uses: [use], whole });
  }
  return found.map(({ uses, whole }, at) => ({ uses, minutes: whole - (found[at + 1]?.whole ?? 0) }));
}
