import type { Form, Slot } from "./forms/form.ts";
import { type Food, type Role, wordList } from "./pantry/food.ts";
import { allowedOf, arePartners, food, PANTRY } from "./pantry/pantry.ts";
import type { Random } from "./random.ts";
import type { Theme } from "./themes.ts";
import type { Asked, Reading } from "./words/reading.ts";

/** What of the query a form can take, and what it cannot. */
export interface Placement {
  slots: ReadonlyMap<string, readonly Food[]>;
  placed: readonly { asked: Asked; food: Food }[];
  leftOut: readonly Asked[];
}

/** Foods that are too much alike to be put into one dish by the planner, and that "without" means together. */
export const ALIKE: readonly (readonly string[])[] = [
  "tomato cherry-tomato tinned-tomatoes tomato-puree sun-dried-tomatoes tomato-salsa ketchup",
  "potato new-potato gnocchi",
  "onion red-onion shallot spring-onion",
  "chicken-thigh chicken-breast chicken-drumstick cooked-chicken",
  "red-pepper green-pepper roasted-peppers",
  "chilli chilli-flakes chilli-powder hot-sauce harissa",
  "cabbage red-cabbage brussels-sprout",
  "lemon lime",
  "mustard-dijon mustard-wholegrain",
  "garlic",
  "cream creme-fraiche",
  "yoghurt yoghurt-greek",
].map(wordList);

export function alikeTo(id: string): readonly string[] {
  return ALIKE.find((group) => group.includes(id)) ?? [id];
}

/** Puts every food that was asked for into the first slot that takes it. */
export function place(form: Form, foods: readonly Asked[], isAllowed: (food: Food) => boolean): Placement {
  const slots = new Map<string, Food[]>();
  const placed: { asked: Asked; food: Food }[] = [];
  const leftOut: Asked[] = [];
  for (const asked of foods) {
    // A word of several meanings is there when one of them is: "cheese" beside Cheddar, "apricots" in a tagine.
    if (placed.some((entry) => asked.foods.includes(entry.food))) continue;
    const found = firstPlace(form, asked.foods.filter(isAllowed), slots);
    if (!found) {
      leftOut.push(asked);
      continue;
    }
    slots.set(found.slot, [...(slots.get(found.slot) ?? []), found.food]);
    placed.push({ asked, food: found.food });
  }
  return { slots, placed, leftOut };
}

function firstPlace(
  form: Form,
  foods: readonly Food[],
  taken: ReadonlyMap<string, readonly Food[]>,
): { slot: string; food: Food } | null {
  const all = [...taken.values()].flat();
  for (const each of foods) {
    if (all.includes(each)) continue;
    for (const [name, slot] of Object.entries(form.slots)) {
      const before = taken.get(name) ?? [];
      if (before.length < (slot.max ?? 1) && takes(form, slot, each)) return { slot: name, food: each };
    }
  }
  return null;
}

/** Whether a food may stand in a slot. */
export function takes(form: Form, slot: Slot, each: Food): boolean {
  if (slot.only && !wordList(slot.only).includes(each.id)) return false;
  if (slot.not && wordList(slot.not).includes(each.id)) return false;
  if (slot.roles && !slot.roles.includes(each.role)) return false;
  if (slot.kinds && !slot.kinds.includes(each.kind)) return false;
  if (!slot.only && form.isSweet && !each.isSweet) return false;
  return !slot.how || each.minutes[slot.how] !== undefined;
}

export interface Taste {
  reading: Reading;
  theme: Theme;
  random: Random;
  isAllowed: (food: Food) => boolean;
  /** Nothing that takes longer than this is added. */
  maxMinutes: number;
}

/**
 * Adds what the form needs beside what was asked for: what goes with it, what its kitchen seasons with, what is in season
 * with it. Null when a place that must be filled cannot be.
 */
export function fillSlots(
  form: Form,
  placement: Placement,
  taste: Taste,
): Map<string, readonly Food[]> | null {
  const slots = new Map<string, Food[]>([...placement.slots].map(([name, foods]) => [name, [...foods]]));
  const asked = placement.placed.map((entry) => entry.food);
  for (const [name, slot] of Object.entries(form.slots)) {
    const inSlot = slots.get(name) ?? [];
    const least = leastOf(slot, slots, asked, taste);
    while (inSlot.length < least) {
      // A staple may stand in two slots: oil for the pan and oil for the dressing.
      const taken = slot.only === undefined ? [...slots.values()].flat().flatMap(withAlike) : inSlot;
      const next = best(
        candidatesFor(form, slot, asked, [...slots.values()].flat(), taste),
        (each) => !taken.includes(each),
        (each) => {
          return scoreOf(each, slot, asked, [...slots.values()].flat(), taste);
        },
      );
      if (!next) break;
      inSlot.push(next);
      slots.set(name, inSlot);
    }
    if (inSlot.length === 0 && least > 0 && !slot.isSoft) return null;
  }
  return slots;
}

/** How many foods a slot must have in this dish. */
function leastOf(
  { min = 0, roles, unless, lessBy, inKitchens, besideKinds }: Slot,
  slots: ReadonlyMap<string, readonly Food[]>,
  asked: readonly Food[],
  { theme, reading }: Taste,
): number {
  if (reading.dish?.dish.isComplete && roles?.includes("vegetable")) return 0;
  const inDish = [...slots.values()].flat();
  if (besideKinds && !inDish.some(({ kind }) => besideKinds.includes(kind))) return 0;
  if (inKitchens !== undefined && !wordList(inKitchens).includes(theme.id)) return 0;
  if (wordList(unless).some((other) => (slots.get(other) ?? []).length > 0)) return 0;
  const others = wordList(lessBy).flatMap((other) => slots.get(other) ?? []);
  return Math.max(0, min - others.filter((each) => asked.includes(each)).length);
}

function best(
  foods: readonly Food[],
  isFree: (food: Food) => boolean,
  score: (food: Food) => number,
): Food | undefined {
  let found: { food: Food; score: number } | undefined;
  for (const each of foods) {
    // Scored even where it is taken: each food draws its luck in the same order.
    const its = score(each);
    if (isFree(each) && (!found || its > found.score)) found = { food: each, score: its };
  }
  return found?.food;
}

/** What may be put into a slot: nothing that somebody may not eat, no meat that nobody asked for beside vegetables. */
function candidatesFor(
  form: Form,
  slot: Slot,
  asked: readonly Food[],
  chosen: readonly Food[],
  { theme, reading, isAllowed, maxMinutes }: Taste,
): Food[] {
  const isMeatless = (asked.some(isSubstance) || reading.wishes.has("vegetables")) && !asked.some(isAnimal);
  const pool =
    slot.fill === undefined
      ? [
          ...new Set([
            ...withSwaps(theme.foods, isAllowed),
            ...PANTRY.filter((each) => suits(each, theme, asked)),
          ]),
        ]
      : withSwaps(wordList(slot.fill), isAllowed);
  return pool.filter(
    (each) =>
      isAllowed(each) &&
      takes(form, slot, each) &&
      !(isMeatless && isAnimal(each)) &&
      !(each.role === "liquid" && isAnimal(each) && !chosen.some((other) => isOfOneKind(each, other))) &&
      (slot.how === undefined || (each.minutes[slot.how] ?? 0) <= maxMinutes),
  );
}

/** Of these a kitchen has its own: ginger is no stranger to prawns, but to a paella. */
const SEASONING: readonly Role[] = ["aromatic", "herb", "spice", "acid", "sauce"];
/** How much it counts that a food goes with those asked for: the fat is the kitchen's own, whatever is fried in it. */
const FRIENDSHIP: Readonly<Partial<Record<Role, number>>> = { aromatic: 1.6, fat: 0 };

function scoreOf(
  each: Food,
  slot: Slot,
  asked: readonly Food[],
  chosen: readonly Food[],
  { theme, reading, random }: Taste,
): number {
  const order =
    slot.fill === undefined ? themeRank(theme, each) : Math.max(0, wordList(slot.fill).indexOf(each.id));
  const [luck, friendship] = [random() * 1.8, FRIENDSHIP[each.role] ?? 4];
  return (
    (each.role === "fat" ? 0 : luck) +
    Math.min(2, asked.filter((other) => arePartners(each, other)).length) * friendship +
    Math.min(3, chosen.filter((other) => arePartners(each, other)).length) * Math.min(friendship, 1.2) +
    (theme.foods.includes(each.id) ? 3 : SEASONING.includes(each.role) ? -2.5 : 0) +
    seasonScore(each, reading, asked) -
    order * (slot.isStrict ? 100 : slot.only === undefined ? 0.6 : 1.5)
  );
}

/** The foods of a list, each replaced by what stands in for it where it may not be eaten. */
function withSwaps(ids: readonly string[], isAllowed: (food: Food) => boolean): Food[] {
  return [...new Set(ids.map(food).flatMap((each) => allowedOf(each, isAllowed)))];
}

function suits(each: Food, theme: Theme, asked: readonly Food[]): boolean {
  return theme.foods.includes(each.id) || asked.some((other) => arePartners(each, other));
}

function themeRank({ foods }: Theme, { id }: Food): number {
  const rank = foods.indexOf(id);
  return rank < 0 ? 8 : rank / 3;
}

function withAlike({ id }: Food): Food[] {
  return alikeTo(id).map(food);
}

/** What a dish can be about; who names one and no meat gets none. */
function isSubstance({ role }: Food): boolean {
  return ["protein", "pulse", "vegetable", "leaf", "fruit", "starch", "cheese"].includes(role);
}

function isAnimal({ contains, role }: Food): boolean {
  return (
    (role === "protein" || role === "liquid") && (contains.includes("meat") || contains.includes("fish"))
  );
}

/** Stock of meat belongs beside meat, that of fish beside fish. */
function isOfOneKind(stock: Food, { role, contains }: Food): boolean {
  return (
    role === "protein" &&
    (["meat", "fish"] as const).some((each) => stock.contains.includes(each) && contains.includes(each))
  );
}

/** What grows at the same time goes together; a season that was named counts most. */
function seasonScore(each: Food, { seasons }: Reading, asked: readonly Food[]): number {
  if (each.seasons.length === 0) return 0;
  if (seasons.length > 0) return each.seasons.some((season) => seasons.includes(season)) ? 3 : -4;
  const others = asked.flatMap((other) => other.seasons);
  if (others.length === 0) return 0;
  return each.seasons.some((season) => others.includes(season)) ? 1.2 : -1.5;
}
