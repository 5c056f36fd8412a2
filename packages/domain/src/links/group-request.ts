import type { FoodClass } from "./food-classes.ts";
import type { FoodLine } from "./food-line.ts";
import type { LinkWord } from "./link-text.ts";
import type { NamedGroup } from "./step-groups.ts";

/** The lines that one phrase of a step means together. */
export interface GroupPhrase {
  lines: readonly FoodLine[];
  from: number;
  to: number;
  /** True where the lines are only made ready: "prepare the spices". */
  isPrepared: boolean;
}

export interface GroupRequest {
  words: readonly LinkWord[];
  /** The lines that no step took yet, and that this step does not name. */
  unusedLines: () => readonly FoodLine[];
  group: string | null;
  isGroupKnown: boolean;
  groups: readonly NamedGroup[];
  isNamedLater: (line: FoodLine) => boolean;
  /** Returns whether the step names a line by other words than the one at an index. */
  isNamedHere: (line: FoodLine, at: number) => boolean;
  /** Returns the number of lines of the whole list that belong to a class. */
  countOf: (members: FoodClass) => number;
  /** True where the step names salt: of "salt and spices" another line of salt is no spice. */
  isSaltNamed: boolean;
  /** The number of lines that the step names one by one. */
  namedCount: number;
  isFirst: boolean;
  /** Returns whether a line has a word as its own name: "mixed spice" is "the spice". */
  isOwnName: (stem: string) => boolean;
}

/** Returns the group of a step; where it is not known, the one to which most of the lines belong. */
export function groupOf({ group, isGroupKnown }: GroupRequest, lines: readonly FoodLine[]): string | null {
  if (isGroupKnown) return group;
  const counts = new Map<string | null, number>();
  for (const line of lines) counts.set(line.group, (counts.get(line.group) ?? 0) + 1);
  let most: string | null = null;
  for (const [name, count] of counts) if (count > (counts.get(most) ?? 0)) most = name;
  return most;
}

/** Returns the lines of a group; all where none belongs to it. */
export function inGroup(lines: readonly FoodLine[], group: string | null): readonly FoodLine[] {
  const own = lines.filter((line) => line.group === group);
  return own.length > 0 ? own : lines;
}

/** Returns lines that one phrase can mean together; null for a single one. */
export function several(lines: readonly FoodLine[]): readonly FoodLine[] | null {
  return lines.length > 1 ? lines : null;
}
