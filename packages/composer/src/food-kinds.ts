import type { Food } from "@larder/domain/food/food";
import { foodById } from "@larder/domain/food/foods";

/** The groups of each food that was asked for, because matching cards asks many thousands of times. */
const GROUPS = new Map<string, ReadonlySet<string>>();

/** Returns the ids of a food and of all groups that it belongs to. */
export function groupsOf({ id, is }: Food): ReadonlySet<string> {
  const known = GROUPS.get(id);
  if (known) return known;
  const parents = is.flatMap((each) => foodById(each) ?? []);
  const groups = new Set([id, ...is, ...parents.flatMap((parent) => [...groupsOf(parent)])]);
  GROUPS.set(id, groups);
  return groups;
}

/** Returns whether one of two foods is a kind of the other. */
export function isSameKind(one: Food, other: Food): boolean {
  return isKindOf(one, other.id) || isKindOf(other, one.id);
}

/** Returns whether a food is this food or a kind of it; what only has it as a part is not. */
export function isKindOf({ id, is }: Food, group: string): boolean {
  return (
    id === group ||
    is.some((each) => {
      const food = foodById(each);
      return food !== null && groupsOf(food).has(group);
    })
  );
}
