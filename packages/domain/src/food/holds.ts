import type { Content } from "./content.ts";
import type { Food, FoodId } from "./food.ts";
import { foodById } from "./foods.ts";

/** What is asked of a food: whether it is or has one of these foods, or has one of these contents. */
export interface Target {
  foods: readonly FoodId[];
  contents: readonly Content[];
}

/** A food as a text names it: `lacks` are the contents that its qualifiers take away, as in "gluten-free". */
export interface NamedFood {
  food: Food;
  lacks: readonly Content[];
}

/** Returns whether a food is this food or a kind of it; what only has it as a part is not. */
export function isKind({ id, is }: Food, group: FoodId): boolean {
  return id === group || foodsOf(is).some((each) => isKind(each, group));
}

const CONTENTS_OF = new Map<FoodId, ReadonlySet<Content>>();

/** Returns all contents of a food: its own, those of the groups that it belongs to, and those of its parts. */
export function contentsOf(food: Food): ReadonlySet<Content> {
  const known = CONTENTS_OF.get(food.id);
  if (known) return known;
  const contents = new Set<Content>([...food.mayContain, ...inherited(food)]);
  CONTENTS_OF.set(food.id, contents);
  return contents;
}

/** Returns what a food passes on to its kinds; what a group may contain is not passed on. */
function inherited({ contains, is, has }: Food): Content[] {
  return [
    ...contains,
    ...foodsOf(is).flatMap(inherited),
    ...foodsOf(has).flatMap((part) => [...contentsOf(part)]),
  ];
}

/** Returns whether a food is this food, is a kind of it, or is made with it. */
export function holdsFood(food: Food, id: FoodId): boolean {
  return partsOf(food).has(id);
}

/**
 * Returns whether a named food is or has one of the foods or contents. What qualifiers take away does not count, nor
 * does a part that would have it: gluten-free soy sauce has neither gluten nor wheat, but it is soy sauce.
 */
export function holds({ food, lacks }: NamedFood, { foods, contents }: Target): boolean {
  const its = contentsOf(food);
  if (contents.some((content) => its.has(content) && !lacks.includes(content))) return true;
  return foods.some((id) => holdsFood(food, id) && !lacksKind(id, lacks));
}

/** Returns the contents and the foods of which `holds` is true for a named food. */
export function heldOf({ food, lacks }: NamedFood): { contents: Content[]; foods: FoodId[] } {
  return {
    contents: [...contentsOf(food)].filter((content) => !lacks.includes(content)),
    foods: [...partsOf(food)].filter((id) => !lacksKind(id, lacks)),
  };
}

/** Returns whether qualifiers take away what makes a food this food: no milk is without milk. */
function lacksKind(id: FoodId, lacks: readonly Content[]): boolean {
  const food = lacks.length > 0 ? foodById(id) : null;
  return food !== null && kindContents(food).some((content) => lacks.includes(content));
}

const PARTS_OF = new Map<FoodId, ReadonlySet<FoodId>>();

/** Returns the ids of the food, of its groups and of its parts, and of theirs in turn. */
function partsOf({ id, is, has }: Food): ReadonlySet<FoodId> {
  const known = PARTS_OF.get(id);
  if (known) return known;
  const parts = new Set([id, ...foodsOf([...is, ...has]).flatMap((part) => [...partsOf(part)])]);
  PARTS_OF.set(id, parts);
  return parts;
}

/** Returns the contents without which a food would not be this food. */
function kindContents({ contains, is }: Food): Content[] {
  return [...contains, ...foodsOf(is).flatMap(kindContents)];
}

function foodsOf(ids: readonly FoodId[]): Food[] {
  return ids.flatMap((id) => foodById(id) ?? []);
}
