import type { DishType, Slot } from "./dish-types/dish-type.ts";
import { type Food, wordList } from "./pantry/food.ts";
import type { Asked } from "./parsed-query.ts";

/** The foods of the query that a dish type can take, and those that it cannot. */
export interface Placement {
  slots: ReadonlyMap<string, readonly Food[]>;
  placed: readonly { asked: Asked; food: Food }[];
  skipped: readonly Asked[];
}

/** Foods that are too similar for the planner to put into one dish, and that "without" bars together. */
const ALIKE: readonly (readonly string[])[] = [
  "tomato cherry-tomato tinned-tomatoes tomato-puree sun-dried-tomatoes tomato-salsa ketchup",
  "potato new-potato gnocchi",
  "onion red-onion shallot spring-onion",
  "chicken-thigh chicken-breast chicken-drumstick cooked-chicken",
  "red-pepper green-pepper roasted-peppers",
  "chilli chilli-flakes chilli-powder hot-sauce harissa",
  "cabbage red-cabbage brussels-sprout",
  "lemon lime",
  "mustard-dijon mustard-wholegrain",
  "cream creme-fraiche",
  "yoghurt yoghurt-greek",
].map(wordList);

/** Foods that "without" bars together, though a dish can have both. */
const MADE_OF: readonly (readonly string[])[] = [
  "chicken-thigh chicken-mince chicken-bones chicken-stock",
  "stewing-beef beef-steak beef-mince beef-bones beef-stock",
  "peanut peanut-butter",
  "basil pesto",
  "coconut-milk coconut-oil coconut-desiccated",
].map(wordList);

/** Returns the ids of all foods that leaving one out also bars. */
export function withoutToo(id: string): readonly string[] {
  return [...alikeTo(id), ...(MADE_OF.find((group) => group.includes(id)) ?? [])];
}

export function alikeTo(id: string): readonly string[] {
  return ALIKE.find((group) => group.includes(id)) ?? [id];
}

/** Assigns every requested food to the first slot that takes it. */
export function assignToSlots(
  dishType: DishType,
  foods: readonly Asked[],
  isAllowed: (food: Food) => boolean,
): Placement {
  const slots = new Map<string, Food[]>();
  const placed: { asked: Asked; food: Food }[] = [];
  const skipped: Asked[] = [];
  for (const asked of foods) {
    // A word of several meanings is present when one of them is: "cheese" beside Cheddar, "apricots" in a tagine.
    if (placed.some((entry) => asked.foods.includes(entry.food))) continue;
    const found = firstSlot(dishType, asked.foods.filter(isAllowed), slots);
    if (!found) {
      skipped.push(asked);
      continue;
    }
    slots.set(found.slot, [...(slots.get(found.slot) ?? []), found.food]);
    placed.push({ asked, food: found.food });
  }
  return { slots, placed, skipped };
}

function firstSlot(
  dishType: DishType,
  foods: readonly Food[],
  taken: ReadonlyMap<string, readonly Food[]>,
): { slot: string; food: Food } | null {
  const all = [...taken.values()].flat();
  for (const each of foods) {
    if (all.includes(each)) continue;
    for (const [name, slot] of Object.entries(dishType.slots)) {
      const before = taken.get(name) ?? [];
      if (before.length < (slot.max ?? 1) && takes(dishType, slot, each)) return { slot: name, food: each };
    }
  }
  return null;
}

/** Returns whether a slot takes a food. */
export function takes(dishType: DishType, slot: Slot, each: Food): boolean {
  if (slot.only && !wordList(slot.only).includes(each.id)) return false;
  if (slot.not && wordList(slot.not).includes(each.id)) return false;
  if (slot.roles && !slot.roles.includes(each.role)) return false;
  if (slot.kinds && !slot.kinds.includes(each.kind)) return false;
  return !slot.how || each.minutes[slot.how] !== undefined;
}
